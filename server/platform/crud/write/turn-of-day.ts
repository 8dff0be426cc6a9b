import { inForceSql } from '#schemas/effective-sql.ts'
import type { History } from '#schemas/runtime/definition/histories.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { bindContext } from '../computed/context.ts'
import { expressionSql } from '../computed/sql.ts'
import { contextOf, inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { type Plan, planOf } from '../plan/plan.ts'
import { historiesIn } from '../read/in-force.ts'
import { readStored } from '../read/read.ts'
import { stateLastDays } from '../rows/last-days.ts'
import { changeStored } from './change.ts'

/**
 * Updates stored fields from dated rows that have come into force since, or ended, in every company. Idempotent: records that fit already are left alone, so
 * a second or late run changes nothing twice.
 * @returns how many records changed
 */
export async function turnOfDay(prumo: Prumo): Promise<number> {
  // for rows written past the interpreter, by hand or by a server of the version before
  await stateLastDays(prumo.database.kysely, prumo.model)
  let changed = 0
  // no user acts: the trail names 'Início de vigência' as the author
  for await (const session of everyCompany(prumo, { name: 'Início de vigência' }))
    changed += await turnCompany(prumo, session)
  return changed
}

async function turnCompany(prumo: Prumo, session: Session): Promise<number> {
  let changed = 0
  for (const entity of prumo.model.entities.values()) {
    const ctx = contextOf(prumo, entity, session)
    // records the entity's own hook has updated no longer differ in `late`
    const own = prumo.registry[entity.path]?.hooks?.turnOfDay
    if (own) changed += await inTransaction(ctx, own)
    for (const id of await late(ctx)) if (await turn(ctx, id)) changed++
  }
  return changed
}

/** Ids of records that still count (`x-entity.current`) whose stored fields differ from the row in force; the others keep the values they had last. */
async function late(ctx: Ctx): Promise<number[]> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const found = new Set<number>()
  for (const history of historiesIn(ctx)) {
    const values = new Values()
    const text = lateSql(ctx, plan, planOf(history.child, ctx.deps.model), history, values)
    if (text === undefined) continue
    const rows = await run<{ id: number }>(ctx.db, text, values.list)
    for (const { id } of rows) found.add(Number(id))
  }
  return [...found]
}

function lateSql(
  { session, context }: Ctx,
  plan: Plan,
  child: Plan,
  { effective, followers }: History,
  values: Values,
): string | undefined {
  const differs = followers.flatMap(({ field, source }) => {
    const own = plan.columnOf(field.path)?.name
    const theirs = child.valueSql(source, 'h')
    return own && theirs ? [`t.${own} is distinct from ${bindContext(theirs, values, context)}`] : []
  })
  if (differs.length === 0) return undefined
  const owner = `h.${child.storage.parent?.column} = t.id${isOfCompany(plan.entity) ? ' and h.empresa_id = t.empresa_id' : ''}`
  const holds = inForceSql(effective, 'h', `${values.add(context.hoje)}::date`)
  const company = isOfCompany(plan.entity) ? `t.empresa_id = ${values.add(session.empresaId)}` : 'true'
  const { entity, model } = plan
  const current = entity.current ? expressionSql(entity.current, { entity, alias: 't', model }) : 'true'
  return `select t.id from ${plan.storage.table} t join ${child.storage.table} h on ${owner} and ${holds} where ${company} and ${current} and (${differs.join(' or ')}) order by t.id`
}

/** Saves one record in a transaction of its own: a refusal by today's rules does not stop the others. */
async function turn(ctx: Ctx, id: number): Promise<boolean> {
  try {
    await inTransaction(ctx, async (tx) => changeStored(tx, await readStored(tx, id, { lock: true }), {}, 'alteracao'))
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}
