import type { Audience } from '#schemas/runtime/audience.ts'
import type { Ctx } from '#server/crud/define.ts'
import { type Db, run, Values } from '#server/crud/sql.ts'
import { audienceSql } from './sql.ts'

/** The record an audience belongs to, of the session's company. */
export interface AudienceOwner {
  entidade: string
  id: number
}

const OWNED = 'empresa_id = $1 and entidade = $2 and registro_id = $3'

const ownedBy = ({ session }: Ctx, { entidade, id }: AudienceOwner) => [session.empresaId, entidade, id]

/** Whether it was said once who belongs to the audience of a record. */
export async function isFrozen(ctx: Ctx, owner: AudienceOwner): Promise<boolean> {
  return (await run(ctx.db, `select 1 from publico_congelado where ${OWNED}`, ownedBy(ctx, owner))).length > 0
}

/**
 * Says for good who belongs to the audience of a record: whom the session sees of it on a day, in place of who was said before. Nothing that happens to these talents
 * later changes it.
 * @returns their ids
 */
export async function freezeAudience(tx: Ctx, owner: AudienceOwner, audience: Audience, day: string): Promise<number[]> {
  await forgetAudience(tx.db, tx.session.empresaId, owner)
  const { restricted, areas = [] } = tx.session
  await run(
    tx.db,
    'insert into publico_congelado (empresa_id, entidade, registro_id, dia, areas) values ($1, $2, $3, $4, $5)',
    [...ownedBy(tx, owner), day, restricted ? areas : null],
  )
  return addMembers(tx, owner, audience, day, () => 'true')
}

/**
 * Who was admitted since the audience was frozen, belongs to it on a day and is not there yet: taken in, where the audience includes them. One that a manager of
 * areas made takes in nobody from outside these.
 * @returns their ids
 */
export async function takeInLateJoiners(tx: Ctx, owner: AudienceOwner, audience: Audience, day: string): Promise<number[]> {
  if (audience.incluirAdmitidosDepois !== true) return []
  return addMembers(
    tx,
    owner,
    audience,
    day,
    (key) => `exists (select from publico_congelado k where ${key('k')} and p.data_admissao >= k.dia
      and (k.areas is null or p.area_id = any(k.areas)))`,
  )
}

async function addMembers(
  tx: Ctx,
  owner: AudienceOwner,
  audience: Audience,
  day: string,
  who: (key: (alias: string) => string) => string,
): Promise<number[]> {
  const values = new Values()
  const [empresa, entidade, id] = ownedBy(tx, owner).map((each) => values.add(each))
  const key = (k: string) => `${k}.empresa_id = ${empresa} and ${k}.entidade = ${entidade} and ${k}.registro_id = ${id}`
  const rows = await run<{ id: number }>(
    tx.db,
    `insert into publico_talento (empresa_id, entidade, registro_id, talento_id, desde)
    select ${empresa}::int, ${entidade}::text, ${id}::bigint, p.id, ${values.add(day)}::date
    from (${audienceSql(tx, audience, day, values)}) p where ${who(key)} order by p.id
    on conflict do nothing returning talento_id as id`,
    values.list,
  )
  return rows.map(({ id: each }) => Number(each))
}

/** Ids of who belongs to the frozen audience of a record. */
export async function membersOf(ctx: Ctx, owner: AudienceOwner): Promise<number[]> {
  const text = `select talento_id as id from publico_talento where ${OWNED} order by talento_id`
  return (await run<{ id: number }>(ctx.db, text, ownedBy(ctx, owner))).map(({ id }) => Number(id))
}

/** Takes away what was frozen for a record that is deleted, or has another audience. */
export async function forgetAudience(db: Db, empresaId: number, { entidade, id }: AudienceOwner): Promise<void> {
  for (const table of ['publico_talento', 'publico_congelado'])
    await run(db, `delete from ${table} where ${OWNED}`, [empresaId, entidade, id])
}
