import { expect } from 'vitest'
import { checks } from '#schemas/runtime/checks/checks.ts'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import { keptMessage, lockedMessage, lockOf, stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Action, Field, RecordData, State, Workflow } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'
import { broken } from '../broken/check-breaches.ts'
import { under } from '../broken/settings.ts'
import { stepsWith } from '../broken/steps.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'
import { askedBy, read, settingsFor, walk, wayTo } from '../walk.ts'

interface Span {
  estado: string
  desde?: string
  ate?: string
}

/** The states of a record: it begins in one, goes on by steps alone, and keeps what a state locks, on every path. */
export function workflow(one: Case): void {
  for (const check of one.entity.checks)
    for (const action of stepsWith(one.entity, check))
      test(`"${action.title}" refuses: ${check.check} ${String(check.start)} to ${String(check.end)}`, () =>
        breaksRule(one, action, check))
  for (const flow of one.entity.workflows ?? []) {
    test(`${flow.title}: a body does not say the state`, () => ignoresState(one, flow))
    for (const state of flow.states.slice(1))
      test(`${flow.title}: reaches "${state.title}", which counts and shows since when`, () =>
        reaches(one, flow, state))
    for (const state of flow.states.filter(({ readOnly, deletable }) => readOnly !== undefined || deletable === false))
      test(`${flow.title}: "${state.title}" keeps what it locks, on every path`, () => locks(one, flow, state))
  }
}

/** A rule between what a form and what a step fills in. */
async function breaksRule(one: Case, action: Action, check: XCheck): Promise<void> {
  const { admin, context } = one.subject()
  const flow = one.entity.workflows?.find(({ name }) => name === action.workflow)
  const start = flow?.transitions.find(({ name }) => name === action.name)?.from[0] ?? ''
  const path = flow ? (wayTo(flow, start) ?? []) : []
  await under(admin, settingsFor(one, path), async () => {
    const stored = flow ? await walk(one, flow, path) : await one.create()
    const row = structuredClone(stored)
    broken(check, row, context)
    const changed = await admin.put(`${one.url}/${stored.id}`, row)
    expect([changed.statusCode, errorsOf(changed)]).toEqual([200, []])
    const body: RecordData = { ...(await askedBy(one, action)), versao: changed.json().versao }
    for (const path of action.fields) if (valueAt(row, path) !== undefined) setAt(body, path, valueAt(row, path))
    const answer = await admin.put(`${one.url}/${stored.id}/${action.name}`, body)
    const wanted = checks[check.check]?.({ check, entity: one.entity, data: row, context })
    expect([answer.statusCode, errorsOf(answer)]).toEqual([
      400,
      [expect.objectContaining({ message: wanted?.message })],
    ])
  })
}

async function ignoresState(one: Case, flow: Workflow): Promise<void> {
  const { admin, maker } = one.subject()
  const other = flow.states.find(({ name }) => !flow.initial.includes(name))
  const said: RecordData = {}
  for (const [path, value] of Object.entries(other?.is ?? {})) setAt(said, path, value)
  const made = await admin.post(one.url, { ...(await maker.smallest(one.entity.path)), ...said })
  expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
  const stored = made.json() as Stored
  expect(flow.initial).toContain(stateOf(flow, stored)?.name)
  const changed = await admin.patch(`${one.url}/${stored.id}`, { ...said, versao: stored.versao })
  expect([changed.statusCode, stateOf(flow, changed.json())?.name]).toEqual([200, stateOf(flow, stored)?.name])
}

async function reaches(one: Case, flow: Workflow, state: State): Promise<void> {
  const { admin } = one.subject()
  const path = wayTo(flow, state.name)
  expect(path, `a way to "${state.title}"`).toBeDefined()
  await under(admin, settingsFor(one, path ?? []), async () => {
    const before = await countsOf(one)
    const stored = await walk(one, flow, path ?? [])
    expect(stateOf(flow, stored)?.name).toBe(state.name)
    const { fluxos } = (await admin.get(`${one.url}/${stored.id}/andamento`)).json() as {
      fluxos: { nome: string; estado?: string; passagens: Span[] }[]
    }
    const own = fluxos.find(({ nome }) => nome === flow.name)
    const visited = [flow.initial[0], ...(path ?? []).map(({ to }) => to)]
    expect([own?.estado, own?.passagens.map(({ estado }) => estado)]).toEqual([state.name, visited])
    expect(own?.passagens.map(({ desde, ate }) => [desde !== undefined, ate !== undefined])).toEqual(
      visited.map((_, i) => [true, i < visited.length - 1]),
    )
    // every filter that asks for states has counted it once
    for (const [filter, total] of await countsOf(one))
      expect([filter, total]).toEqual([filter, (before.get(filter) ?? 0) + 1])
  })
}

/** How many records each filter of states finds in all its cases; what a case shows whatever the state is left out. */
async function countsOf({ url, subject }: Case): Promise<Map<string, number>> {
  const answer = await subject().admin.get(`${url}/estados`)
  expect(answer.statusCode, answer.body).toBe(200)
  const found = answer.json() as { filtro: string; casos: { tudo?: true; total: number }[] }[]
  return new Map(
    found.map(({ filtro, casos }) => [
      filtro,
      casos.filter(({ tudo }) => !tudo).reduce((n, { total }) => n + total, 0),
    ]),
  )
}

async function locks(one: Case, flow: Workflow, state: State): Promise<void> {
  const { admin } = one.subject()
  const path = wayTo(flow, state.name) ?? []
  await under(admin, settingsFor(one, path), async () => {
    const stored = await walk(one, flow, path)
    const at = `${one.url}/${stored.id}`
    if (state.deletable === false) {
      const refused = await admin.delete(at, { versao: stored.versao })
      expect([refused.statusCode, refused.json().message]).toEqual([409, keptMessage(state)])
    }
    const unchanged = await admin.put(at, stored)
    expect([unchanged.statusCode, errorsOf(unchanged)]).toEqual([200, []])
    const locked = lockedFields(one, state)
    if (state.readOnly !== undefined) expect(locked.length, 'a field to try').toBeGreaterThan(0)
    const many = new Set(bulkFields(one.entity).map((field) => field.path))
    const { versao } = await read(one, stored.id)
    for (const field of locked.slice(0, 3)) {
      const body: RecordData = {}
      setAt(body, field.path, otherValue(field, stored))
      const answer = await admin.patch(at, { ...body, versao })
      const wanted = { field: field.path, message: lockedMessage(field, state) }
      expect([answer.statusCode, errorsOf(answer)]).toEqual([400, [expect.objectContaining(wanted)]])
      if (!many.has(field.path)) continue
      const bulk = await admin.post(`${one.url}/edicao-em-lote`, {
        registros: [{ id: stored.id, versao }],
        valores: body,
      })
      expect([bulk.statusCode, bulk.json().alterados, bulk.json().recusas[0]?.erros]).toEqual([
        200,
        0,
        [expect.objectContaining(wanted)],
      ])
    }
    await keepsRows(one, state, stored)
    expect(await read(one, stored.id)).toMatchObject({ versao })
  })
}

/** A row of a locked list does not come in by its own route either. */
async function keepsRows({ entity, model, subject }: Case, state: State, stored: Stored): Promise<void> {
  const { admin, maker } = subject()
  for (const child of model.entities.values()) {
    const field = child.parent?.entity === entity.path ? fieldOf(entity.fields, child.parent.field) : undefined
    const [route] = child.routes
    if (!field || field.readOnly || route === undefined || !lockOf([state], field)) continue
    const url = `/api/${route.replace(/\{\w+\}/, String(stored.id))}`
    const answer = await admin.post(url, await maker.smallest(child.path))
    expect([answer.statusCode, errorsOf(answer)[0]?.message]).toEqual([400, lockedMessage(field, state)])
  }
}

const fieldOf = (fields: Field[], path: string) => leafFields(fields).find((field) => field.path === path)

/** What a person could change of a record if its state let him, and a value for it can be made of its schema. */
const lockedFields = ({ entity }: Case, state: State): Field[] =>
  leafFields(entity.fields).filter(
    (field) =>
      field.path !== 'id' &&
      !field.readOnly &&
      !field.writeOnly &&
      field.visibleWhen === undefined &&
      entity.form.every(({ fields, visibleWhen }) => visibleWhen === undefined || !fields.includes(field.path)) &&
      lockOf([state], field) !== undefined &&
      sampleValue(field) !== undefined,
  )

function otherValue(field: Field, stored: RecordData): unknown {
  const now = JSON.stringify(valueAt(stored, field.path))
  const found = [0, 1, 2].map((from) => sampleValue(field, [], from)).find((value) => JSON.stringify(value) !== now)
  return found ?? null
}
