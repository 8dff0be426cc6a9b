import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { VagaRow } from './queries.ts'

/** A vacancy in the portal's shape, without empty members. */
export function vagaOf(ctx: Ctx, row: VagaRow): VagaAberta {
  const { session } = ctx
  return dropEmpty({
    id: row.id,
    titulo: row.titulo,
    descricao: row.descricao,
    empresa: row.empresa,
    quantidade: row.quantidade,
    previsaoEncerramento: row.previsao,
    cidade: row.cidade,
    area: row.area,
    vinculo: titleOf(ctx, 'vinculo', row.vinculo),
    publicadaEm: row.publicada,
    tipoVaga: row.tipo_vaga,
    horarioComercial: row.horario,
    remuneracao: row.remuneracao,
    solicitacaoId: row.solicitacao_id,
    ...(session.kind === 'candidato' && session.usuario.id > 0 ? candidaturaOf(ctx, row) : {}),
  })
}

/** Title of an option of the request, as in its form. */
export function titleOf(ctx: Ctx, name: string, value: unknown): string | null {
  const solicitacao = ctx.deps.model.entities.get('captacao/solicitacao-pessoal')
  const field = solicitacao && fieldAt(solicitacao, name)
  return (field && formatValue(field, value ?? undefined)) || null
}

function candidaturaOf(ctx: Ctx, row: VagaRow) {
  const free = row.candidatura_id === null || podeRenovar(row, ctx.context.hoje)
  return {
    jaCandidatado: row.candidatura_id !== null,
    dataCandidatura: row.candidatura_data,
    dataEsperaNovaAplicacao: row.espera,
    deOutraEmpresa: deOutraEmpresa(ctx, row),
    podeCandidatar: row.solicitacao_id !== null && free && !deOutraEmpresa(ctx, row),
  }
}

/** Whether an unfit candidate may apply again: after the days the advert sets; never where it sets none. */
export const podeRenovar = ({ aptidao, espera }: VagaRow, hoje: string): boolean =>
  aptidao === 'N' && espera !== null && espera <= hoje

/** Whether the vacancy is closed to the candidate as one of another company; companies that share candidates accept his. */
export const deOutraEmpresa = ({ session, context }: Ctx, { empresa }: VagaRow): boolean =>
  empresa.id !== session.empresaId && context.parametros.compartilharCandidatos !== true
