import type { Entity } from '#schemas/runtime/model.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Deps } from '#server/platform/crud/define.ts'
import type { Prumo } from '#server/prumo.ts'
import { betweenRecords, isBetween, saysBetween } from './between.ts'
import { MOST_PER_REGISTER } from './check.ts'
import { CYCLE, findCycles } from './cycles.ts'
import { againstDefinition } from './definition.ts'
import type { Finding } from './finding.ts'
import { followedAnswer, storeFollowed } from './store.ts'
import { titleOf } from './title.ts'

/** Above so many changed records the whole company is checked instead. */
const MOST_CHANGED = 300
/** Overlap of the periods: a transaction that committed after the last check may have earlier times in the trail. */
const OVERLAP = '10 seconds'

/**
 * Checks the records saved since the last result and updates it: fixed findings go, new ones come.
 * @param session a session without restrictions
 * @returns false when the whole company must be checked: too many changes, or changes of settings that all records are checked against
 */
export async function followChanges(prumo: Prumo, session: Session): Promise<boolean> {
  const { database, model } = prumo
  const { pool } = database
  const { empresaId } = session
  const answer = await followedAnswer(pool, empresaId)
  if (!answer) return false
  const { agora: now } = answer
  const { rows } = await pool.query<{ entidade: string; ids: number[] }>(
    `select entidade, array_agg(distinct registro_id::int) as ids from (
       select entidade, registro_id from auditoria where empresa_id = $1 and criada_em > $2::timestamptz - interval '${OVERLAP}'
       order by criada_em desc limit ${MOST_CHANGED + 1}) a group by entidade`,
    [empresaId, answer.acompanhada_em],
  )
  if (rows.length === 0) return true
  const all = rows.reduce((sum, { ids }) => sum + ids.length, 0)
  const changed = rows.map(({ entidade, ids }) => ({ entity: model.entities.get(entidade), entidade, ids }))
  if (all > MOST_CHANGED || changed.some(({ entity, entidade }) => entity?.single || entidade === OWN_FIELDS)) {
    await storeFollowed(pool, empresaId, now)
    return false
  }
  let { linhas } = answer
  for (const { entity, ids } of changed) if (entity) linhas = await renewed(prumo, session, linhas, entity, ids)
  if (changed.some(({ entidade }) => isBetween(entidade)) && empresaId > 0)
    linhas = await renewedBetween(prumo, session, linhas)
  await storeFollowed(pool, empresaId, now, linhas)
  return true
}

/** Register of own fields: a change of it may affect every record of the customised register. */
const OWN_FIELDS = 'utilitario/campo-empresa'

async function renewed(
  deps: Deps,
  session: Session,
  linhas: Finding[],
  entity: Entity,
  ids: number[],
): Promise<Finding[]> {
  if (!isOfCompany(entity) || entity.route === undefined || entity.parent) return linhas
  const ctx = contextOf(deps, entity, session)
  const title = titleOf(entity)
  const gone = ({ cadastro, codigo, problema }: Finding) =>
    cadastro === title && (problema === CYCLE || ids.includes(codigo))
  const kept = linhas.filter((one) => !gone(one) || saysBetween(one))
  const found: Finding[] = await findCycles(ctx)
  for await (const finding of againstDefinition(ctx, ids)) if (finding) found.push(finding)
  return [...kept, ...found]
}

async function renewedBetween(deps: Deps, session: Session, linhas: Finding[]): Promise<Finding[]> {
  const [entity] = deps.model.entities.values()
  if (!entity) return linhas
  const found = await betweenRecords(contextOf(deps, entity, session), MOST_PER_REGISTER)
  return [...linhas.filter((one) => !saysBetween(one)), ...found]
}
