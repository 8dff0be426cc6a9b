import type { Ctx } from '#server/platform/crud/define.ts'

/** Id of a candidate's exam; undefined without one. */
export async function exameDe({ db, session }: Ctx, candidatoId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('exame_palografico')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('candidato_id', '=', candidatoId)
    .executeTakeFirst()
  return row && Number(row.id)
}
