import type { Audience } from '#schemas/runtime/domain/audience.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { audienceSql } from './sql.ts'

/** The record an audience belongs to, of the session's company. */
export interface AudienceOwner {
  entidade: string
  id: number
}

const OWNED = 'empresa_id = $1 and entidade = $2 and registro_id = $3'

const ownedBy = ({ session }: Ctx, { entidade, id }: AudienceOwner) => [session.empresaId, entidade, id]

/**
 * Stores the audience of a record as the talentos the session sees in it on a day, replacing an earlier one. Later changes of these talentos do not
 * affect it.
 * @returns their ids
 */
export async function freezeAudience(
  tx: Ctx,
  owner: AudienceOwner,
  audience: Audience,
  day: string,
): Promise<number[]> {
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
 * Adds talentos admitted since the audience was frozen who belong to it on a day, where the audience includes late joiners. An audience frozen by a
 * manager of areas takes in only talentos of these areas.
 * @returns their ids
 */
export async function takeInLateJoiners(
  tx: Ctx,
  owner: AudienceOwner,
  audience: Audience,
  day: string,
): Promise<number[]> {
  if (audience.incluirAdmitidosDepois !== true) return []
  const [frozen] = await run<{ dia: string; areas: number[] | null }>(
    tx.db,
    `select dia, areas from publico_congelado where ${OWNED}`,
    ownedBy(tx, owner),
  )
  if (!frozen) return []
  const { dia, areas } = frozen
  return addMembers(tx, owner, audience, day, (values) => {
    const since = `p.data_admissao >= ${values.add(dia)}::date`
    return areas === null ? since : `${since} and p.area_id = any(${values.add(areas)}::bigint[])`
  })
}

async function addMembers(
  tx: Ctx,
  owner: AudienceOwner,
  audience: Audience,
  day: string,
  who: (values: Values) => string,
): Promise<number[]> {
  const values = new Values()
  const [empresa, entidade, id] = ownedBy(tx, owner).map((each) => values.add(each))
  const rows = await run<{ id: number }>(
    tx.db,
    `insert into publico_talento (empresa_id, entidade, registro_id, talento_id, desde)
    select ${empresa}::int, ${entidade}::text, ${id}::bigint, p.id, ${values.add(day)}::date
    from (${audienceSql(tx, audience, day, values)}) p where ${who(values)} order by p.id
    on conflict do nothing returning talento_id as id`,
    values.list,
  )
  return rows.map(({ id: each }) => Number(each))
}

/** Deletes the frozen audience of a record that is deleted or has another audience. */
export async function forgetAudience(db: Db, empresaId: number, { entidade, id }: AudienceOwner): Promise<void> {
  for (const table of ['publico_talento', 'publico_congelado'])
    await run(db, `delete from ${table} where ${OWNED}`, [empresaId, entidade, id])
}
