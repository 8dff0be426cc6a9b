import { expect } from 'vitest'
import { requiredMessage } from '#schemas/runtime/messages.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord, isVisible } from '#schemas/runtime/record/record.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { hasDefault } from '../../broken/rules.ts'
import { type Case, errorsOf } from '../../case.ts'
import { test } from '../../declare.ts'

const empties = ['', '   ', null]

/** '', blank, null and absent are one thing on every path; PATCH with null clears, PUT clears what it does not name. */
export function blanks(one: Case): void {
  const { entity, url, subject, create, createFull } = one
  const required = writable(entity).filter(
    (f) =>
      f.required &&
      f.kind === 'scalar' &&
      f.type === 'string' &&
      !hasDefault(f) &&
      visibleConditions(entity, f).length === 0,
  )
  if (required.length > 0)
    test('blank text is the same as missing, by POST, PUT and PATCH', async () => {
      const { admin, maker } = subject()
      const stored = await create()
      const at = `${url}/${stored.id}`
      const body = await maker.smallest(entity.path)
      for (const [i, field] of required.entries()) {
        const error = { field: field.path, message: requiredMessage(field) }
        const empty = empties[i % empties.length]
        const answers = [await admin.post(url, changed(body, field, empty))]
        answers.push(await admin.patch(at, nested(field, empty, stored.versao)))
        if (!field.writeOnly) answers.push(await admin.put(at, changed(stored, field, empty)))
        for (const answer of answers) {
          expect(answer.statusCode).toBe(400)
          expect(errorsOf(answer)).toContainEqual(expect.objectContaining(error))
        }
      }
      expect((await admin.get(at)).json().versao).toBe(1)
    })

  test('PATCH with null and PUT without the field empty what is not mandatory', async () => {
    const { admin } = subject()
    const stored = await createFull()
    const at = `${url}/${stored.id}`
    const clear = clearable(one, stored)
    const patch: RecordData = { versao: stored.versao }
    for (const field of clear) setAt(patch, field.path, field.type === 'string' ? ' ' : null)
    const patched = await admin.patch(at, patch)
    expect([patched.statusCode, errorsOf(patched)]).toEqual([200, []])
    const put: RecordData = structuredClone(stored)
    for (const field of entity.fields) if (field.kind === 'children') delete put[field.name]
    for (const field of clear) setAt(put, field.path, undefined)
    const again = await admin.put(at, { ...structuredClone(stored), versao: patched.json().versao })
    expect([again.statusCode, errorsOf(again)]).toEqual([200, []])
    const bare = await admin.put(at, { ...put, versao: again.json().versao })
    expect([bare.statusCode, errorsOf(bare)]).toEqual([200, []])
    for (const field of clear) {
      expect([field.path, valueAt(patched.json(), field.path)]).toEqual([field.path, cleared(field)])
      expect([field.path, valueAt(bare.json(), field.path)]).toEqual([field.path, cleared(field)])
    }
  })
}

/** A switch has no empty state: cleared, it falls back to its default. */
const cleared = (field: Field): unknown => (field.type === 'boolean' ? field.schema.default : undefined)

const changed = (record: RecordData, field: Field, value: unknown): RecordData => {
  const copy = structuredClone(record)
  setAt(copy, field.path, value)
  return copy
}

const nested = (field: Field, value: unknown, versao: number): RecordData => changed({ versao }, field, value)

/** Fields that a full record has and that may all go together, by the very rules of the form. */
function clearable({ entity, runtime, subject }: Case, stored: RecordData): Field[] {
  const { context } = subject()
  const { id: _, versao: __, empresaId: ___, ...record } = structuredClone(stored)
  const gone: Field[] = []
  for (const field of writable(entity)) {
    if (field.required || field.kind === 'children' || field.writeOnly) continue
    const value = valueAt(record, field.path)
    if (value === undefined || !isVisible(runtime, field, record, context)) continue
    setAt(record, field.path, cleared(field))
    const hides = [...gone, field].some((f) => !isVisible(runtime, f, record, context))
    if (checkRecord(runtime, record, context).length === 0 && !hides) gone.push(field)
    else setAt(record, field.path, value)
  }
  return gone
}
