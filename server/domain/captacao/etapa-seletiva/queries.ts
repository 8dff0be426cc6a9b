import type { Ctx } from '#server/platform/crud/define.ts'

const largestOrdem = 999

/** The `ordem` after the company's last step, capped at the largest one allowed. */
export async function proximaOrdem({ db, session }: Ctx): Promise<number> {
  const row = await db
    .selectFrom('etapa_seletiva')
    .select(({ fn }) => fn.max('ordem').as('ultima'))
    .where('empresa_id', '=', session.empresaId)
    .executeTakeFirst()
  return Math.min(Number(row?.ultima ?? 0) + 1, largestOrdem)
}
