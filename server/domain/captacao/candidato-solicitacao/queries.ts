import { ABERTA } from '#server/domain/captacao/solicitacao-pessoal/queries.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'

export { CONTRATADOS, INCLUIDOS, ordemAlcancadaSql } from './alcancada.ts'
export { candidatosAtrasados } from './quadro/atrasados.ts'
export { candidatosPorEtapa, type PorEtapa, type PorEtapaFilter } from './quadro/por-etapa.ts'
export { vagasDaMesa } from './vagas.ts'

/** Whether a request of the company takes candidates. */
export async function aceitaCandidatos({ db, session }: Ctx, solicitacaoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitacao_pessoal')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('id', '=', solicitacaoId)
    .where((is) => is.and(ABERTA))
    .executeTakeFirst()
  return row !== undefined
}

/** Of these requests of the company, those that the candidate is in. */
export async function solicitacoesDoCandidato({ db, session }: Ctx, candidatoId: number, solicitacoesIds: number[]) {
  const rows = await db
    .selectFrom('candidato_solicitacao')
    .select('solicitacao_id')
    .where('empresa_id', '=', session.empresaId)
    .where('candidato_id', '=', candidatoId)
    .where('solicitacao_id', 'in', solicitacoesIds)
    .execute()
  return new Set(rows.map(({ solicitacao_id }) => Number(solicitacao_id)))
}

/** Requests the session sees that take candidates, newest first: at most 1,000. */
export async function solicitacoesAbertas(ctx: Ctx) {
  const query = { filter: { ...ABERTA }, offset: 0, limit: 1000, sort: [{ path: 'id', descending: true }] }
  const { rows } = await listRecords(forEntity(ctx, 'captacao/solicitacao-pessoal'), query)
  return rows.map(({ id, descricao, data, quantidade }) => ({ id, descricao, data, quantidade }))
}

/** Locks the request's row until the transaction ends; concurrent inclusions of candidates wait. */
export async function aguardaSolicitacao({ db, session }: Ctx, id: number): Promise<void> {
  await db
    .selectFrom('solicitacao_pessoal')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}

/** Of these candidates of the company, those in the request. */
export async function candidatosNaSolicitacao({ db, session }: Ctx, solicitacaoId: number, candidatosIds: number[]) {
  const rows = await db
    .selectFrom('candidato_solicitacao')
    .select('candidato_id')
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', solicitacaoId)
    .where('candidato_empresa_id', '=', session.empresaId)
    .where('candidato_id', 'in', candidatosIds)
    .execute()
  return new Set(rows.map(({ candidato_id }) => Number(candidato_id)))
}

/** The company's first step by order; undefined without steps. */
export async function primeiraEtapa({ db, session }: Ctx): Promise<{ id: number } | undefined> {
  const row = await db
    .selectFrom('etapa_seletiva')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .orderBy('ordem')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: Number(row.id) }
}

interface Em {
  candidato: { id: number }
  solicitacao: { id: number }
}

/** The current step of a candidate in a request and the event that began it; undefined where he is not in the selection. */
export async function passagemAtual({ db, session }: Ctx, { candidato, solicitacao }: Em) {
  const row = await db
    .selectFrom('candidato_solicitacao as s')
    .innerJoin('candidato_solicitacao_evento as e', (j) =>
      j.onRef('e.empresa_id', '=', 's.empresa_id').onRef('e.candidato_solicitacao_id', '=', 's.id'),
    )
    .select(['e.id', 's.etapa_seletiva_id as etapaId'])
    .where('s.empresa_id', '=', session.empresaId)
    .where('s.candidato_id', '=', candidato.id)
    .where('s.solicitacao_id', '=', solicitacao.id)
    .where('e.tipo', 'in', ['INCLUSAO', 'ETAPA', 'RETOMADA'])
    .orderBy('e.data', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  return { id: Number(row.id), ...(row.etapaId === null ? {} : { etapaSeletiva: { id: Number(row.etapaId) } }) }
}
