import type { Ctx } from '#server/crud/define.ts'

/** Who creates a position waits until whoever else does is done: two at once must not exceed together what the company may have. */
export async function aguardaCargos({ db, session }: Ctx): Promise<void> {
  await db.selectFrom('empresa').select('id').where('id', '=', session.empresaId).forNoKeyUpdate().execute()
}

/** How many positions the company has. */
export async function contaCargos({ db, session }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('cargo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('empresa_id', '=', session.empresaId)
    .executeTakeFirstOrThrow()
  return Number(row.total)
}
