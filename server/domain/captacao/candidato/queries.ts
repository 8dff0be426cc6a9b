import type { RecordData } from '#schemas/runtime/model.ts'
import { fold } from '#schemas/runtime/names.ts'
import type { Ctx } from '#server/crud/define.ts'
import { listRecords } from '#server/crud/list.ts'

export { exigeCadastro } from './existe.ts'
export { cadastra } from './externo-cadastro.ts'
export { candidatosIndicados, contatoSql } from './indicacoes.ts'
export { LEITURA_NO_PORTAL } from './leitura.ts'
export { propostaDe } from './proposta.ts'

const page = { offset: 0, limit: 100, sort: [{ path: 'nome', descending: false }] }

/** Candidates the session sees with this CPF (digits only): one per company that shares its candidates. */
export async function candidatosPorCpf(ctx: Ctx, cpf: string): Promise<RecordData[]> {
  const { rows } = await listRecords(ctx, { ...page, filter: { cpf } })
  return rows
}

/** Candidates of the same name, accents and capitals aside: at most 100. */
export async function candidatosHomonimos(ctx: Ctx, nome: string): Promise<RecordData[]> {
  const { rows } = await listRecords(ctx, { ...page, filter: {}, q: nome })
  return rows.filter((row) => fold(String(row.nome)) === fold(nome.trim()))
}

/** Requests each candidate takes part in: while there are any, the candidate cannot be deleted. */
export async function pendenciasDe({ db, session }: Ctx, candidatosIds: number[]) {
  if (candidatosIds.length === 0) return []
  const rows = await db
    .selectFrom('candidato_solicitacao as l')
    .innerJoin('solicitacao_pessoal as s', (join) =>
      join.onRef('s.empresa_id', '=', 'l.empresa_id').onRef('s.id', '=', 'l.solicitacao_id'),
    )
    .innerJoin('candidato as c', (join) =>
      join.onRef('c.empresa_id', '=', 'l.candidato_empresa_id').onRef('c.id', '=', 'l.candidato_id'),
    )
    .select(['l.candidato_id as candidatoId', 'c.nome', 's.id as solicitacaoId', 's.descricao'])
    .where('l.candidato_empresa_id', '=', session.empresaId)
    .where('l.candidato_id', 'in', candidatosIds)
    .orderBy('s.descricao')
    .execute()
  return rows.map(({ candidatoId, nome, solicitacaoId, descricao }) => ({
    candidatoId: Number(candidatoId),
    nome,
    solicitacaoId: Number(solicitacaoId),
    pendencia: `Participa da solicitação de pessoal ${descricao}`,
  }))
}
