import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { Processo } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { diasEntre, estaAberta } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findStored, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { aderenciaNaVaga } from '../aderencia.ts'

/** Most selections of one candidate in an answer. */
const MAIS = 50

interface Row {
  id: number
  solicitacaoId: number
  situacao: 'E' | 'C' | 'R' | 'D'
  aptidao: 'I' | 'S' | 'N' | null
  motivo: string | null
  etapa: string | null
  prazoDias: number | null
  desde: string | null
  data: string | null
}

/** The selections of a candidate that the session sees: step, since when, and adherence with reasons. @throws DomainError 404 */
export async function processosDoCandidato(ctx: Ctx, candidatoId: number): Promise<Processo[]> {
  await readStored(forEntity(ctx, 'captacao/candidato'), candidatoId)
  const values = new Values()
  const conditions = [
    `s.candidato_id = ${values.add(candidatoId)}`,
    ...visibleRows(ctx.entity, ctx.session, 's', values, ctx.deps),
  ]
  const rows = await run<Row>(
    ctx.db,
    `select s.id, s.solicitacao_id as "solicitacaoId", s.situacao, s.aptidao, s.motivo, t.nome as etapa, s.na_etapa_desde as desde, s.data,
      t.acompanhamento_prazo_dias as "prazoDias"
     from candidato_solicitacao s left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
     where ${conditions.join(' and ')} order by s.situacao = 'E' desc, s.id desc limit ${MAIS}`,
    values.list,
  )
  const solicitacoes = forEntity(ctx, 'captacao/solicitacao-pessoal')
  const processos: Processo[] = []
  for (const { desde, data, solicitacaoId, id, ...row } of rows) {
    const vaga = (await findStored(solicitacoes, Number(solicitacaoId))) as
      | (StoredRecord & SolicitacaoPessoal)
      | undefined
    if (!vaga) continue
    const dia = desde ? isoDay(new Date(desde)) : data
    const fit = (await aderenciaNaVaga(ctx, vaga, candidatoId)).get(candidatoId)
    processos.push({
      ...row,
      id: Number(id),
      solicitacao: { id: vaga.id, descricao: vaga.descricao, aberta: estaAberta(vaga) },
      dias: dia ? Math.max(0, diasEntre(dia, ctx.context.hoje)) : 0,
      aderencia: fit?.aderencia ?? 0,
      criterios: fit?.criterios ?? [],
    })
  }
  return processos
}
