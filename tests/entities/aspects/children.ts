import { expect, test } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { model } from '../subject.ts'

const rowsAt = (record: RecordData, field: Field) => (valueAt(record, field.path) ?? []) as Stored[]
const idsAt = (record: RecordData, field: Field) => rowsAt(record, field).map((row) => row.id)

/** Lists of items inside a record: absent keeps, [] empties, each row belongs to its record. */
export function children(one: Case): void {
  for (const field of leafFields(one.entity.fields))
    if (field.kind === 'children' && !field.readOnly) describeList(one, field)
}

function describeList({ entity, url, subject, createFull }: Case, field: Field): void {
  test(`${field.path}: ausente conserva, lista vazia esvazia`, async () => {
    const { admin } = subject()
    const stored = await createFull()
    const at = `${url}/${stored.id}`
    const before = idsAt(stored, field)
    expect(before).toHaveLength(1)
    const { [field.name]: _, ...without } = stored
    const kept = await admin.put(at, without)
    expect([kept.statusCode, idsAt(kept.json(), field)]).toEqual([200, before])
    const patched = await admin.patch(at, { versao: 2 })
    expect([patched.statusCode, idsAt(patched.json(), field)]).toEqual([200, before])
    const emptied = await admin.put(at, { ...(patched.json() as RecordData), [field.name]: [] })
    if (field.required) {
      expect(errorsOf(emptied)).toMatchObject([{ field: field.path }])
      return
    }
    expect([emptied.statusCode, emptied.json()[field.name]]).toEqual([200, undefined])
    const { rows } = await subject().app.database.pool.query(`select 1 from ${tableOf(field)} where id = any($1)`, [
      before,
    ])
    expect(rows).toEqual([])
  })

  test(`${field.path}: uma linha guarda o seu código e a sua ordem`, async () => {
    const { admin, maker } = subject()
    const stored = await createFull()
    const at = `${url}/${stored.id}`
    const [more] = rowsAt(await maker.fullest(entity.path), field)
    const grown = await admin.patch(at, { versao: 1, [field.name]: [...rowsAt(stored, field), more] })
    if (mustDiffer(entity, field) && grown.statusCode === 400) {
      expect(errorsOf(grown)[0]?.field).toBe(`${field.path}[1]`)
      return
    }
    expect([grown.statusCode, errorsOf(grown)]).toEqual([200, []])
    expect(idsAt(grown.json(), field)).toHaveLength(2)
    expect(idsAt(grown.json(), field)).toContain(idsAt(stored, field)[0])
    const turned = [...rowsAt(grown.json(), field)].reverse()
    const after = await admin.patch(at, { versao: 2, [field.name]: turned })
    expect([after.statusCode, errorsOf(after)]).toEqual([200, []])
    expect(idsAt(after.json(), field).sort()).toEqual(turned.map((row) => row.id).sort())
  })

  test(`${field.path}: recusa a linha de outro registro, a repetida e a que não é linha`, async () => {
    const { admin } = subject()
    const stored = await createFull()
    const other = await createFull()
    const at = `${url}/${stored.id}`
    const [own] = rowsAt(stored, field)
    const [foreign] = rowsAt(other, field)
    for (const [rows, wrong] of [
      [[foreign], 0],
      [[own, own], 1],
      [[{ ...own, id: 999_999_999 }], 0],
    ] as const) {
      const answer = await admin.patch(at, { versao: 1, [field.name]: rows })
      expect(answer.statusCode).toBe(400)
      expect(errorsOf(answer)[0]?.field?.startsWith(field.path)).toBe(true)
      if (rows.length === 1) expect(errorsOf(answer)[0]?.field).toBe(`${field.path}[${wrong}].id`)
    }
    for (const rows of [7, 'x', [7], [null, 'x'], { 0: own }])
      expect((await admin.patch(at, { versao: 1, [field.name]: rows })).statusCode).toBe(400)
    const unknown = await admin.patch(at, { versao: 1, [field.name]: [{ ...own, naoExiste: 1 }] })
    expect(errorsOf(unknown)[0]?.field).toBe(`${field.path}[0].naoExiste`)
    expect((await admin.get(at)).json()).toEqual(stored)
    expect((await admin.get(`${url}/${other.id}`)).json()).toEqual(other)
  })
}

/** Rows that must differ in a reference, which the samples repeat. */
const mustDiffer = (entity: Entity, field: Field): boolean =>
  model.entities.get(field.target ?? '')?.effective !== undefined ||
  entity.checks.some((check) => check.check === 'distintos' && check.list === field.path)

const tableOf = (field: Field): string => (field.target ?? '').split('/')[1]?.replaceAll('-', '_') ?? ''
