import { expect, test } from 'vitest'
import type { Action, JsonSchema, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { evaluate } from '#schemas/runtime/record.ts'
import { type Case, rowsOf, type Stored } from '../case.ts'
import { contextOf } from '../subject.ts'

/** Each condition of an action, broken on a record that meets the ones before it, is a refusal in its own words. */
export function actions(one: Case): void {
  for (const action of one.entity.actions)
    for (const [position, { message }] of action.when.entries())
      test(`"${action.title}" é recusada: ${message}`, () => refused(one, action, position))
}

async function refused(one: Case, action: Action, position: number): Promise<void> {
  const { admin } = one.subject()
  const undo = await breakable(one, action, position)
  try {
    const record = await inState(one, action, position, await contextOf(admin))
    expect(record, 'a record in that state').toBeDefined()
    if (!record) return
    const answer = await admin.put(`${one.url}/${record.id}/${action.name}`, {})
    expect([answer.statusCode, answer.json().message]).toEqual([409, action.when[position]?.message])
    expect((await admin.get(`${one.url}/${record.id}`)).json()).toMatchObject({ versao: record.versao })
  } finally {
    await undo()
  }
}

/** A record for which this condition does not hold while all before it do. */
async function inState(one: Case, action: Action, position: number, context: RuleContext): Promise<Stored | undefined> {
  const { rows } = await rowsOf(one.subject().admin, one.url)
  const holds = (row: Stored, i: number) => evaluate(one.runtime, action.when[i]?.condition ?? -1, row, context)
  return rows.find(
    (row) => !holds(row, position) && Array.from({ length: position }, (_, i) => i).every((i) => holds(row, i)),
  )
}

const settings = '/api/utilitario/empresas/configuracao'

/** Turns off the company's settings that the condition looks at. @returns what turns them on again */
async function breakable(one: Case, action: Action, position: number): Promise<() => Promise<void>> {
  const condition = one.entity.conditions[action.when[position]?.condition ?? -1]
  const names = settingsIn(condition)
  if (names.length === 0) return async () => {}
  const { admin } = one.subject()
  const set = async (changes: RecordData) => {
    const { versao } = (await admin.get(settings)).json() as Stored
    const answer = await admin.patch(settings, { ...changes, versao })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const before = (await admin.get(settings)).json() as RecordData
  await set(Object.fromEntries(names.map((name) => [name, false])))
  return () => set(Object.fromEntries(names.map((name) => [name, before[name] ?? null])))
}

function settingsIn(condition: JsonSchema | undefined): string[] {
  return Object.keys(condition?.properties?.$context?.properties?.empresa?.properties ?? {})
}
