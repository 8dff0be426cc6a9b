import { expect } from 'vitest'
import { stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Effect, Entity, Field, RecordData, Transition, Workflow } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { under } from '../../broken/settings.ts'
import { type Case, errorsOf, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'
import { type Around, Recomputer } from '../../naive/recompute.ts'
import { read, settingsFor, take, walk, wayTo } from '../../walk.ts'

/** What a step does to other records: exactly what the definition says, or nothing at all. */
export function effects(one: Case): void {
  for (const flow of one.entity.workflows ?? [])
    for (const step of flow.transitions.filter((each) => each.effects?.length))
      test(`"${step.title}" does to other records what it says, all or nothing`, () => tryStep(one, flow, step))
}

/** One record that a step changes. */
interface Target {
  entity: Entity
  url: string
  id: number
  /** where it is named in the form */
  place: RegExp
  /** how much more or less a number becomes */
  more: Map<string, number>
  /** what a field becomes */
  to: Map<string, unknown>
}

async function tryStep(one: Case, flow: Workflow, step: Transition): Promise<void> {
  const way = [...(wayTo(flow, step.from[0] ?? '') ?? []), { name: step.name, to: step.to[0] ?? '' }]
  await under(one.subject().admin, settingsFor(one, way), async () => {
    const full = await one.createFull()
    await makeRoom(one, full, flow)
    const stored = await walk(one, flow, way.slice(0, -1), full)
    const targets = await targetsOf(one, step, stored)
    const made = await expectedOf(one, step, stored)
    expect(targets.length + made.length, 'a record that the step is about').toBeGreaterThan(0)
    for (const target of targets) await refuses(one, flow, way.at(-1), { stored, target })
    const counts = await countsOf(one, made)
    for (const target of targets) await fill(one, target)
    const before = await Promise.all(targets.map((target) => look(one, target)))
    const answer = await take(one, flow, await read(one, stored.id), way.at(-1) ?? { name: '', to: '' })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([200, []])
    for (const [i, target] of targets.entries()) await isChanged(one, target, before[i] as Stored)
    for (const { path, values, url } of made) {
      const { rows } = await rowsOf(one.subject().admin, url)
      expect([path, rows.length]).toEqual([
        path,
        (counts.get(path) ?? 0) + made.filter((each) => each.path === path).length,
      ])
      expect(rows).toContainEqual(expect.objectContaining(values))
    }
  })
}

const look = async ({ subject }: Case, { url }: Pick<Target, 'url'>): Promise<Stored> =>
  (await subject().admin.get(url)).json() as Stored

/** Steps on the way take from the same records: there is enough of everything. */
async function makeRoom(one: Case, stored: Stored, flow: Workflow): Promise<void> {
  for (const step of flow.transitions)
    for (const target of await targetsOf(one, step, stored))
      for (const path of target.more.keys()) await set(one, target, path, 1_000)
}

async function set(one: Case, target: Target, path: string, value: number): Promise<void> {
  const field = fieldAt(target.entity, path)
  if (!field || field.readOnly) return
  const { maximum = value, minimum = value } = field.schema
  const { versao } = await look(one, target)
  const body: RecordData = { versao }
  setAt(body, path, Math.max(minimum, Math.min(maximum, value)))
  const answer = await one.subject().admin.patch(target.url, body)
  expect([answer.statusCode, errorsOf(answer)]).toEqual([200, []])
}

async function fill(one: Case, target: Target): Promise<void> {
  for (const path of target.more.keys()) await set(one, target, path, 1_000)
}

/** Where there is not enough of something, nothing happens, and who has too little is named. */
async function refuses(
  one: Case,
  flow: Workflow,
  step: { name: string; to: string } | undefined,
  { stored, target }: { stored: Stored; target: Target },
): Promise<void> {
  const short = [...target.more].find(([path, more]) => more < 0 && limitOf(target, path) !== undefined)
  if (!short || !step) return
  await set(one, target, short[0], limitOf(target, short[0]) ?? 0)
  const before = await look(one, target)
  const answer = await take(one, flow, stored, step)
  expect([answer.statusCode, errorsOf(answer)[0]?.field]).toEqual([400, expect.stringMatching(target.place)])
  expect(await look(one, target)).toEqual(before)
  const now = await read(one, stored.id)
  expect([now.versao, stateOf(flow, now)?.name]).toEqual([stored.versao, stateOf(flow, stored)?.name])
}

const limitOf = ({ entity }: Target, path: string): number | undefined => {
  const field: Field | undefined = fieldAt(entity, path)
  return field?.readOnly ? undefined : field?.schema.minimum
}

async function isChanged(one: Case, target: Target, before: Stored): Promise<void> {
  const after = await look(one, target)
  expect(after.versao).toBe(before.versao + 1)
  for (const [path, more] of target.more)
    expect([path, valueAt(after, path)]).toEqual([path, rounded(Number(valueAt(before, path) ?? 0) + more)])
  for (const [path, value] of target.to) expect([path, valueAt(after, path)]).toEqual([path, value])
}

const rounded = (value: number): number => Math.round(value * 1e8) / 1e8

/** The rows an effect is about, or the record itself, as far as its condition holds. */
async function placesOf(one: Case, { rows, when }: Effect, stored: Stored): Promise<Around[]> {
  const own: Around = { entity: one.entity, record: stored }
  const child = rows === undefined ? undefined : one.model.entities.get(fieldAt(one.entity, rows)?.target ?? '')
  const all = child
    ? ((valueAt(stored, rows ?? '') as RecordData[] | undefined) ?? []).map(
        (record): Around => ({ entity: child, record, outer: own }),
      )
    : [own]
  if (!when) return all
  const holding = await Promise.all(all.map((place) => recomputer(one).worth(when, place)))
  return all.filter((_, i) => holding[i] === true)
}

const recomputer = ({ model, subject }: Case): Recomputer => new Recomputer(model, subject().admin, subject().context)

async function targetsOf(one: Case, step: Transition, stored: Stored): Promise<Target[]> {
  const found = new Map<string, Target>()
  for (const effect of step.effects ?? []) {
    const { changes, rows } = effect
    if (changes === undefined) continue
    for (const place of await placesOf(one, effect, stored)) {
      const entity = one.model.entities.get(fieldAt(place.entity, changes)?.target ?? '')
      const named = valueAt(place.record, changes) as { id: number } | undefined
      if (!entity || !named) continue
      const key = `${entity.path} ${named.id}`
      const at = new RegExp(rows === undefined ? `^${changes}$` : `^${rows}\\[\\d+\\]\\.${changes}$`)
      const target: Target = found.get(key) ?? {
        entity,
        url: `/api/${entity.route}/${named.id}`,
        id: named.id,
        place: at,
        more: new Map(),
        to: new Map(),
      }
      found.set(key, target)
      for (const [path, { how, node }] of Object.entries(effect.set)) {
        const value = await recomputer(one).worth(node, place)
        if (how === 'to') target.to.set(path, value)
        else target.more.set(path, (target.more.get(path) ?? 0) + (how === 'add' ? 1 : -1) * Number(value ?? 0))
      }
    }
  }
  return [...found.values()]
}

/** The records that a step makes, with the values it says; references by what they refer to are left to their own tests. */
async function expectedOf(one: Case, step: Transition, stored: Stored) {
  const made: { path: string; url: string; values: RecordData }[] = []
  for (const effect of step.effects ?? []) {
    const entity = one.model.entities.get(effect.creates ?? '')
    if (!entity) continue
    for (const place of await placesOf(one, effect, stored)) {
      const values: RecordData = {}
      for (const [path, node] of Object.entries(effect.values)) {
        const value = await recomputer(one).worth(node, place)
        if (value === undefined || path.includes('.')) continue
        values[path] = node.type === 'reference' ? expect.objectContaining({ id: Number(value) }) : value
      }
      made.push({ path: entity.path, url: `/api/${entity.route}`, values })
    }
  }
  return made
}

async function countsOf(one: Case, made: { path: string; url: string }[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { path, url } of made) counts.set(path, (await rowsOf(one.subject().admin, url)).rows.length)
  return counts
}
