import { expect } from 'vitest'
import type { Action, JsonSchema, RuleContext } from '#schemas/runtime/model.ts'
import { evaluateCondition } from '#schemas/runtime/record/record.ts'
import { emptyPlan, type Plan, satisfy, settingsOnly } from '../broken/plan.ts'
import { under } from '../broken/settings.ts'
import { type Case, rowsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'
import { contextOf } from '../subject.ts'
import { walk, wayTo } from '../walk.ts'

/** Each condition of an action, broken on a record that meets the ones before it, is a refusal in its own words. */
export function actions(one: Case): void {
  for (const action of one.entity.actions)
    for (const [position, { message }] of action.when.entries())
      test(`"${action.title}" is refused: ${message}`, () => refused(one, action, position))
}

async function refused(one: Case, action: Action, position: number): Promise<void> {
  const { admin } = one.subject()
  await under(admin, settingsAgainst(one.entity.conditions[action.when[position]?.condition ?? -1] ?? {}), async () => {
    const record = await inState(one, action, position, await contextOf(admin))
    expect(record, 'a record in that state').toBeDefined()
    if (!record) return
    const answer = await admin.put(`${one.url}/${record.id}/${action.name}`, {})
    expect([answer.statusCode, answer.json().message]).toEqual([409, action.when[position]?.message])
    expect((await admin.get(`${one.url}/${record.id}`)).json()).toMatchObject({ versao: record.versao })
  })
}

/** A record for which this condition does not hold while all before it do. */
async function inState(one: Case, action: Action, position: number, context: RuleContext): Promise<Stored | undefined> {
  const { admin } = one.subject()
  const holds = (row: Stored, i: number) =>
    evaluateCondition(one.runtime, action.when[i]?.condition ?? -1, row, context)
  const isMeant = (row: Stored) =>
    !holds(row, position) && Array.from({ length: position }, (_, i) => i).every((i) => holds(row, i))
  const found = (await rowsOf(admin, one.url)).rows.find(isMeant)
  if (found) return found
  const made = await madeFor(one, action, position)
  if (made && isMeant(made)) return made
  if (action.required.length > 0) return onItsWay(one, action, isMeant)
  // what was done once is often what may not be done twice
  const fresh = await one.create()
  const answer = await admin.put(`${one.url}/${fresh.id}/${action.name}`, {})
  if (answer.statusCode !== 200) return onItsWay(one, action, isMeant)
  const done = answer.json() as Stored
  return isMeant(done) ? done : undefined
}

/** A new record taken along its workflow to a state that is meant. */
async function onItsWay(
  one: Case,
  { workflow }: Action,
  isMeant: (row: Stored) => boolean,
): Promise<Stored | undefined> {
  const flow = one.entity.workflows?.find(({ name }) => name === workflow)
  for (const { name } of flow?.states ?? []) {
    const path = flow && wayTo(flow, name)
    const row = flow && path && (await walk(one, flow, path))
    if (row && isMeant(row)) return row
  }
  return undefined
}

/** A new record in that state, where a person can bring it about; otherwise only the product can. */
async function madeFor(one: Case, { when }: Action, position: number): Promise<Stored | undefined> {
  const { admin, maker } = one.subject()
  const conditions = when.slice(0, position + 1).map(({ condition }) => one.entity.conditions[condition] ?? {})
  const holding = conditions.map((condition, i) => (i === position ? { not: condition } : condition))
  const body = await maker.smallest(one.entity.path, {}, { holding }).catch(() => undefined)
  const answer = body && (await admin.post(one.url, body))
  return answer?.statusCode === 201 ? (answer.json() as Stored) : undefined
}

/** Sets the company's settings that a condition, or each of its cases, looks at so that it does not hold. */
function settingsAgainst(condition: JsonSchema): Plan {
  const plan = emptyPlan()
  for (const part of condition.anyOf ?? [condition]) {
    if (part.not) for (const [path, value] of settingsOnly(satisfy(part.not)).values) plan.values.set(path, value)
    for (const name of Object.keys(part.properties?.$context?.properties?.empresa?.properties ?? {}))
      plan.values.set(`$context.empresa.${name}`, false)
  }
  return plan
}
