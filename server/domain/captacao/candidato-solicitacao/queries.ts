import type { Ctx } from '#server/crud/define.ts'

/** Whether a request is approved and neither suspended, closed nor cancelled. */
export async function aceitaCandidatos({ db, session }: Ctx, solicitacaoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('solicitacao_pessoal')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('id', '=', solicitacaoId)
    .where('status', '=', 'A')
    .where('suspensa', '=', false)
    .where('encerrada', '=', false)
    .where('cancelada', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Requests of the company the candidate is already in, among those named. */
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
