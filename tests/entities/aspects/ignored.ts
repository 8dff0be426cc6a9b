import { expect } from 'vitest'
import type { Entity, Field, JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, isVisible } from '#schemas/runtime/record/record.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'

/** What a body may say without effect: the system's own fields, and fields that the form hides. */
export function ignored(one: Case): void {
  const { entity, url, subject, create } = one
  const own = leafFields(entity.fields).filter((f) => f.readOnly && f.path !== 'id')

  test('id, version and read-only fields of a body do not count', async () => {
    const { admin, maker } = subject()
    const stored = await create()
    const intruder: RecordData = { id: 987_654, versao: 77 }
    for (const field of own) setAt(intruder, field.path, another(field, valueAt(stored, field.path)))
    const fresh = await admin.post(url, { ...(await maker.smallest(entity.path)), ...structuredClone(intruder) })
    expect([fresh.statusCode, errorsOf(fresh)]).toEqual([201, []])
    expect(fresh.json()).toMatchObject({ id: expect.any(Number), versao: 1 })
    expect(fresh.json().id).not.toBe(intruder.id)
    const saved = await admin.put(`${url}/${stored.id}`, { ...stored, ...intruder, versao: stored.versao })
    expect([saved.statusCode, errorsOf(saved)]).toEqual([200, []])
    expect(saved.json().id).toBe(stored.id)
    for (const field of own) {
      const was = valueAt(stored, field.path)
      expect([field.path, valueAt(saved.json() as Stored, field.path)]).toEqual([field.path, was])
      if (was === undefined && !field.computed) expect(valueAt(fresh.json() as Stored, field.path)).toBeUndefined()
    }
  })

  const mayHide = writable(entity).some((f) => f.visibleWhen !== undefined) || entity.form.some((s) => s.visibleWhen)
  if (mayHide)
    test('a hidden field does not count: neither demanded nor stored nor refused', async () => {
      const { admin, maker } = subject()
      let body = await maker.smallest(entity.path)
      let hidden = fillHidden(one, body)
      const [condition] = hidden.length > 0 ? [] : conditionsOfRecord(entity)
      if (condition) {
        // it shows by a default
        body = await maker.smallest(entity.path, {}, { holding: [{ not: condition }] })
        hidden = fillHidden(one, body)
      }
      const answer = await admin.post(url, body)
      expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
      for (const field of hidden)
        expect([field.path, valueAt(answer.json() as Stored, field.path)]).toEqual([field.path, emptyOf(field)])
    })
}

/** The conditions under which plain fields show that look at the record alone, not at settings. */
const conditionsOfRecord = (entity: Entity): JsonSchema[] =>
  writable(entity)
    .filter(isPlain)
    .flatMap((field) => visibleConditions(entity, field))
    .filter((condition) => !JSON.stringify(condition).includes('$context'))

const isPlain = ({ kind, format }: Field) => kind === 'scalar' && format !== 'arquivo'

/** A switch that is not shown stays at its default. */
const emptyOf = (field: Field): unknown => (field.type === 'boolean' ? field.schema.default : undefined)

/** A value other than the given one. */
function another(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return { id: 1 }
  if (field.kind !== 'scalar') return undefined
  if (field.options) return field.options.find((o) => o.value !== value)?.value
  if (field.type === 'boolean') return value !== true
  return sampleValue(field)
}

/** Puts values into the fields that a record hides and that stay hidden with them. */
function fillHidden({ entity, runtime, subject }: Case, body: RecordData): Field[] {
  const { context } = subject()
  const hides = (field: Field) => !isVisible(runtime, field, applyDefaults(runtime, body, context), context)
  const hidden = writable(entity).filter((f) => isPlain(f) && hides(f))
  for (const field of hidden) setAt(body, field.path, sampleValue(field))
  const shown = hidden.filter((field) => !hides(field))
  for (const field of shown) setAt(body, field.path, undefined)
  return hidden.filter(hides)
}
