import { TIME_ZONE } from '#schemas/runtime/dates.ts'
import type { Entity, Transition, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { everyCompany } from '#server/platform/access/every-company.ts'
import type { Session } from '#server/platform/access/session.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { bindContext } from '../computed/context.ts'
import { contextOf, inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { readStored } from '../read/read.ts'
import { inStatesSql } from '../workflow/in-states.ts'
import { runStep } from './act.ts'

/**
 * Takes the due timed steps (`transitions[].after`) of every company. Idempotent: a record that has moved on is no longer due, so a second or late run takes
 * no step twice.
 * @returns how many records moved on
 */
export async function takeDueSteps(prumo: Prumo): Promise<number> {
  let moved = 0
  // no user acts: the trail names 'Prazo' as the author
  for await (const session of everyCompany(prumo, { name: 'Prazo' }))
    for (const entity of prumo.model.entities.values())
      for (const workflow of entity.workflows ?? [])
        for (const step of workflow.transitions)
          if (step.after) moved += await takeDue(prumo, session, entity, workflow, step)
  return moved
}

async function takeDue(
  prumo: Prumo,
  session: Session,
  entity: Entity,
  workflow: Workflow,
  step: Transition,
): Promise<number> {
  const ctx = contextOf(prumo, entity, session)
  const action = ctx.entity.actions.find(({ name }) => name === step.name)
  if (!action) return 0
  let moved = 0
  for (const id of await dueRecords(ctx, workflow, step)) {
    try {
      await inTransaction(ctx, async (tx) => runStep(tx, action, await readStored(tx, id, { lock: true })))
      moved++
    } catch (error) {
      // a record that today's rules refuse does not stop the others
      if (!(error instanceof DomainError)) throw error
    }
  }
  return moved
}

/** Ids of records in a start state of the step, entered at least `after.days` days ago, or whose date `after.of` lies that far back. */
async function dueRecords(ctx: Ctx, workflow: Workflow, { from, after }: Transition): Promise<number[]> {
  const plan = planOf(ctx.entity, ctx.deps.model)
  const values = new Values()
  const states = workflow.states.filter(({ name }) => from.includes(name))
  const inState = inStatesSql(ctx, states, values)
  const company = isOfCompany(ctx.entity) ? `t.empresa_id = ${values.add(ctx.session.empresaId)} and ` : ''
  const since =
    after?.of === undefined ? enteredSql(ctx, workflow, values) : dayOf(ctx, plan.valueSql(after.of, 't'), after.of)
  const due = `${since} + ${values.add(after?.days ?? 0)}::int <= ${values.add(ctx.context.hoje)}::date`
  const text = `select t.id from ${plan.storage.table} t where ${company}${inState} and ${due} order by t.id`
  const bound = bindContext(text, values, ctx.context)
  return (await run<{ id: number }>(ctx.db, bound, values.list)).map(({ id }) => Number(id))
}

const dayOf = ({ entity }: Ctx, sql: string | undefined, path: string): string =>
  fieldAt(entity, path)?.format === 'date-time' ? `(${sql} at time zone '${TIME_ZONE}')::date` : `${sql}`

/** SQL of the day (São Paulo) of the last trail line that changed a field the states are defined by. */
function enteredSql({ entity }: Ctx, { states }: Workflow, values: Values): string {
  const fields = values.add([...new Set(states.flatMap(({ is }) => Object.keys(is)))])
  const path = values.add(entity.path)
  return `(select (max(a.criada_em) at time zone '${TIME_ZONE}')::date from auditoria a
    where a.entidade = ${path} and a.registro_id = t.id and a.campos ?| ${fields}::text[])`
}
