import type { Ctx } from '#server/crud/define.ts'

/** Id of the advert of a request. */
export async function anuncioDaSolicitacao({ db, session }: Ctx, solicitacaoId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('anuncio')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirst()
  return row && Number(row.id)
}
