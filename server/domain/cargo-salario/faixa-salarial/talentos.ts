import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'

/**
 * Sets the position of all talents in a moved band to its new one, talents hidden from the session included. The band
 * is the same, so no row is added to their history. @returns number of changed talents
 */
export async function talentosSeguem(ctx: Ctx, faixa: number): Promise<number> {
  const { db, session } = ctx
  const rows = await db
    .selectFrom('talento')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('faixa_salarial_id', '=', faixa)
    .orderBy('id')
    .execute()
  const everyone = { ...forEntity(ctx, 'gestao-talentos/talento'), session: { ...session, restricted: false } }
  for (const { id } of rows)
    await changeStored(everyone, await readStored(everyone, Number(id), { lock: true }), {}, 'alteracao')
  return rows.length
}
