import { expect } from 'vitest'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Action, RecordData, Transition, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'
import type { Needed } from '#tests/helpers/samples/wish.ts'
import { emptyPlan, type Plan, satisfy, settingsOnly, together } from './broken/plan.ts'
import type { Case, Stored } from './case.ts'
import { special } from './special.ts'

/** A step of a workflow, and the state it leads to. */
export type Step = Pick<Transition, 'name'> & { to: string }

/** A record as it is stored now. */
export const read = async ({ url, subject }: Pick<Case, 'url' | 'subject'>, id: number): Promise<Stored> =>
  (await subject().admin.get(`${url}/${id}`)).json() as Stored

/** The shortest way from where a record begins; undefined when none leads to that state. */
export function wayTo({ transitions, initial }: Workflow, goal: string): Step[] | undefined {
  const ways = new Map<string, Step[]>(initial.slice(0, 1).map((name) => [name, []]))
  const queue = [...ways.keys()]
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const { name, from, to } of transitions)
      for (const next of to)
        if (from.includes(at) && !ways.has(next)) {
          ways.set(next, [...(ways.get(at) ?? []), { name, to: next }])
          queue.push(next)
        }
  return ways.get(goal)
}

/** Takes one step, and gives back what the server answered. */
export async function take(one: Case, { field }: Workflow, { id, versao }: Stored, { name, to }: Step) {
  const action = one.entity.actions.find((each) => each.name === name)
  const body: RecordData = { ...(await askedBy(one, action)), versao: (await prepare(one, id, name)) ?? versao }
  if (field !== undefined && action?.fields.includes(field)) body[field] = to
  const { admin, peer } = one.subject()
  const client = isKeptOut(one, action) ? peer : admin
  return client.put(`${one.url}/${id}/${name}`, body)
}

/** Stores what has to be there before a step. @returns the version of a record that was changed for it */
async function prepare(one: Case, id: number, step: string): Promise<number | undefined> {
  const { entity } = one
  let version: number | undefined
  for (const needed of [special[entity.path]?.before?.[step] ?? []].flat()) version = await provide(one, id, needed)
  return version
}

async function provide(one: Case, id: number, needed: Needed): Promise<number | undefined> {
  const { admin, maker } = one.subject()
  const stored = await read(one, id)
  const url = `/api/${one.model.entities.get(needed.entity)?.route}`
  const of = needed.through ? stored[needed.through] : { id }
  const answer = await admin.post(url, await maker.fullest(needed.entity, { [needed.by]: of }))
  expect([url, answer.statusCode, answer.json().errors]).toEqual([url, 201, undefined])
  if (!needed.set) return undefined
  const changed = await admin.patch(`${one.url}/${id}`, { versao: stored.versao, ...needed.set })
  expect([changed.statusCode, changed.json().errors]).toEqual([200, undefined])
  return (changed.json() as Stored).versao
}

/** Whether who made a record does not decide over it. */
function isKeptOut({ entity }: Case, action: Action | undefined): boolean {
  const flow = entity.workflows?.find(({ name }) => name === action?.workflow)
  return action?.by?.decides === true && (flow?.approval?.levels.some(({ never }) => never !== undefined) ?? false)
}

/** A record, a new one unless told, taken along these steps. */
export async function walk(one: Case, flow: Workflow, steps: readonly Step[], from?: Stored): Promise<Stored> {
  let stored = from ?? (await one.create())
  for (const step of steps) {
    const answer = await take(one, flow, stored, step)
    expect([step.name, answer.statusCode, answer.json().message]).toEqual([step.name, 200, undefined])
    stored = await read(one, stored.id)
  }
  return stored
}

/** What a step asks for. */
export async function askedBy({ entity, subject }: Case, action: Action | undefined): Promise<RecordData> {
  const body: RecordData = {}
  for (const path of action?.required ?? []) {
    const field = fieldAt(entity, path)
    if (field) setAt(body, path, isFileField(field) ? await subject().maker.filesOf(field) : sampleValue(field))
  }
  return body
}

/** The settings under which the steps can be taken. */
export const settingsFor = ({ entity }: Case, steps: readonly Step[]): Plan =>
  entity.actions
    .filter(({ name }) => steps.some((step) => step.name === name))
    .flatMap(({ when }) => when.map(({ condition }) => settingsOnly(satisfy(entity.conditions[condition] ?? {}))))
    .reduce((plan, one) => together(plan, one) ?? plan, emptyPlan())
