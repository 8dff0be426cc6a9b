import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'

/**
 * The position of a talent is that of the band: whoever is in a band that came to another position is there at once, also where whoever moves the band
 * does not see him. The band stays, so nothing is added to the talent's history. @returns how many followed
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
