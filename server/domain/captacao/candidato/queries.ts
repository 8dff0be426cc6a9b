import type { PendenciaDoCandidato } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export { exigeCadastro } from './existe.ts'
export { cadastra } from './externo/cadastro.ts'
export { LEITURA_NO_PORTAL } from './leitura.ts'
export { propostaDe } from './proposta.ts'

const page = { offset: 0, limit: 100, sort: [{ path: 'nome', descending: false }] }

/** Candidates the session sees with this CPF (digits only): one per company that shares its candidates. */
export async function candidatosPorCpf(ctx: Ctx, cpf: string): Promise<RecordData[]> {
  const { rows } = await listRecords(ctx, { ...page, filter: { cpf } })
  return rows
}

/** Candidates of the same name, ignoring accents and case: at most 100. */
export async function candidatosHomonimos(ctx: Ctx, nome: string): Promise<RecordData[]> {
  const { rows } = await listRecords(ctx, { ...page, filter: {}, q: nome })
  return rows.filter((row) => foldText(String(row.nome)) === foldText(nome.trim()))
}

/** The requests each candidate takes part in; while there are any, he cannot be deleted. */
export async function pendenciasDe(
  { db, session, deps }: Ctx,
  candidatosIds: number[],
): Promise<PendenciaDoCandidato[]> {
  if (candidatosIds.length === 0) return []
  const values = new Values()
  const requests = deps.model.entities.get('captacao/solicitacao-pessoal') ?? fail('NAO_ENCONTRADO')
  const seen = visibleRows(requests, session, 's', values, deps).join(' and ')
  const rows = await run<{
    candidatoId: number
    nome: string
    solicitacaoId: number
    descricao: string
    vista: boolean
  }>(
    db,
    `select l.candidato_id as "candidatoId", c.nome, s.id as "solicitacaoId", s.descricao, (${seen}) as vista
     from candidato_solicitacao l
     join solicitacao_pessoal s on s.empresa_id = l.empresa_id and s.id = l.solicitacao_id
     join candidato c on c.empresa_id = l.candidato_empresa_id and c.id = l.candidato_id
     where l.candidato_empresa_id = ${values.add(session.empresaId)} and l.candidato_id = any(${values.add(candidatosIds)}::bigint[])
     order by s.descricao, s.id`,
    values.list,
  )
  const unseen = new Set<number>()
  return rows.flatMap(({ candidatoId, nome, solicitacaoId, descricao, vista }) => {
    const candidato = { candidatoId: Number(candidatoId), nome }
    if (vista)
      return [
        {
          ...candidato,
          solicitacaoId: Number(solicitacaoId),
          pendencia: `Participa da solicitação de pessoal ${descricao}`,
        },
      ]
    // requests that the session does not see are reported once per candidate, without a name
    if (unseen.has(candidato.candidatoId)) return []
    unseen.add(candidato.candidatoId)
    return [{ ...candidato, pendencia: 'Participa de uma solicitação de pessoal a que você não tem acesso' }]
  })
}
