import type { Ctx } from '#server/platform/crud/define.ts'

/** Districts a request names. */
export async function bairrosDaSolicitacao({ db, session }: Ctx, id: number): Promise<{ id: number; nome: string }[]> {
  return db
    .selectFrom('solicitacao_pessoal_bairros_ids as l')
    .innerJoin('bairro as b', 'b.id', 'l.bairro_id')
    .select(['b.id', 'b.nome'])
    .where('l.empresa_id', '=', session.empresaId)
    .where('l.solicitacao_pessoal_id', '=', id)
    .orderBy('b.nome')
    .execute()
}

/** Evaluation models a request uses. */
export async function avaliacoesDaSolicitacao(
  { db, session }: Ctx,
  id: number,
): Promise<{ id: number; titulo: string }[]> {
  return db
    .selectFrom('solicitacao_pessoal_avaliacoes_ids as l')
    .innerJoin('modelo_avaliacao_candidato as m', (join) =>
      join.onRef('m.empresa_id', '=', 'l.empresa_id').onRef('m.id', '=', 'l.modelo_avaliacao_candidato_id'),
    )
    .select(['m.id', 'm.titulo'])
    .where('l.empresa_id', '=', session.empresaId)
    .where('l.solicitacao_pessoal_id', '=', id)
    .orderBy('m.titulo')
    .execute()
}

/** Whether any candidate is in the selection of a request. */
export async function possuiCandidato({ db, session }: Ctx, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('candidato_solicitacao')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
