import type { VagaAberta } from '#schemas/runtime/answers/portal.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { VagaRow } from './queries.ts'

/** A vacancy as the portal shows it; what is empty is absent. */
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

/** The code of an option of the request, as its form calls it. */
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

/** Who was found unfit may try again after the days the advert names; without any, never. */
export const podeRenovar = ({ aptidao, espera }: VagaRow, hoje: string): boolean =>
  aptidao === 'N' && espera !== null && espera <= hoje

/** A candidate takes part in selections of his company, and of others where companies share their candidates. */
export const deOutraEmpresa = ({ session, context }: Ctx, { empresa }: VagaRow): boolean =>
  empresa.id !== session.empresaId && context.parametros.compartilharCandidatos !== true
