import type { Ctx } from '#server/crud/define.ts'

/** How many positions the company has. */
export async function contaCargos({ db, session }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('cargo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('empresa_id', '=', session.empresaId)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
