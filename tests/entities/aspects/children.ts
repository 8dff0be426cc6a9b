import { expect } from 'vitest'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isRequired } from '#schemas/runtime/record/record.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'

const rowsAt = (record: RecordData, field: Field) => (valueAt(record, field.path) ?? []) as Stored[]
const idsAt = (record: RecordData, field: Field) => rowsAt(record, field).map((row) => row.id)

/** Lists of items inside a record: absent keeps, [] empties, each row belongs to its record. */
export function children(one: Case): void {
  for (const field of leafFields(one.entity.fields))
    if (field.kind === 'children' && !field.readOnly) describeList(one, field)
}

function describeList({ entity, url, subject }: Case, field: Field): void {
  const holding = visibleConditions(entity, field)
  /** rows a list has at least */
  const fewest = Math.max(1, field.schema.minItems ?? 1)
  const most = field.schema.maxItems ?? Number.POSITIVE_INFINITY
  const bodyWith = (rows: number) => subject().maker.fullest(entity.path, {}, { holding, rows: { [field.path]: rows } })
  const post = async (body: RecordData) => {
    const answer = await subject().admin.post(url, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    return answer.json() as Stored
  }
  const withRows = (record: RecordData, rows: unknown): RecordData => {
    const copy = structuredClone(record)
    setAt(copy, field.path, rows)
    return copy
  }
  const change = (versao: number, rows: unknown) => withRows({ versao }, rows)

  test(`${field.path}: ausente conserva, lista vazia esvazia`, async () => {
    const { admin, runtimes, context } = subject()
    const stored = await post(await bodyWith(fewest))
    const at = `${url}/${stored.id}`
    const before = idsAt(stored, field)
    expect(before).toHaveLength(fewest)
    const kept = await admin.put(at, withRows(stored, undefined))
    expect([kept.statusCode, idsAt(kept.json(), field)]).toEqual([200, before])
    const patched = await admin.patch(at, { versao: 2 })
    expect([patched.statusCode, idsAt(patched.json(), field)]).toEqual([200, before])
    const record = patched.json() as Stored
    const emptied = await admin.put(at, withRows(record, []))
    if (isRequired(runtimes.get(entity.path), field, record, context)) {
      expect(errorsOf(emptied)).toMatchObject([{ field: field.path }])
      return
    }
    expect([emptied.statusCode, valueAt(emptied.json(), field.path)]).toEqual([200, undefined])
    const { rows } = await subject().app.database.pool.query(`select 1 from ${tableOf(field)} where id = any($1)`, [
      before,
    ])
    expect(rows).toEqual([])
  })

  test(`${field.path}: a row keeps its id and its order`, async () => {
    const { admin } = subject()
    const body = await bodyWith(fewest + 1)
    const all = rowsAt(body, field)
    const stored = await post(withRows(body, all.slice(0, fewest)))
    const at = `${url}/${stored.id}`
    const grown = await admin.patch(at, change(1, [...rowsAt(stored, field), all[fewest]]))
    if (fewest + 1 > most) {
      expect(errorsOf(grown)[0]?.field).toBe(field.path)
      return
    }
    expect([grown.statusCode, errorsOf(grown)]).toEqual([200, []])
    expect(idsAt(grown.json(), field)).toHaveLength(fewest + 1)
    expect(idsAt(grown.json(), field)).toContain(idsAt(stored, field)[0])
    const turned = [...rowsAt(grown.json(), field)].reverse()
    const after = await admin.patch(at, change(2, turned))
    expect([after.statusCode, errorsOf(after)]).toEqual([200, []])
    expect(idsAt(after.json(), field).sort()).toEqual(turned.map((row) => row.id).sort())
  })

  test(`${field.path}: refuses the row of another record, a repeated one and what is no row`, async () => {
    const { admin } = subject()
    const stored = await post(await bodyWith(fewest))
    const other = await post(await bodyWith(fewest))
    const at = `${url}/${stored.id}`
    const [own] = rowsAt(stored, field)
    const [foreign] = rowsAt(other, field)
    for (const rows of [[foreign], [own, own], [{ ...own, id: 999_999_999 }]]) {
      const answer = await admin.patch(at, change(1, rows))
      expect(answer.statusCode).toBe(400)
      expect(errorsOf(answer)[0]?.field?.startsWith(field.path)).toBe(true)
      // a list that needs more rows is refused for that first
      if (rows.length === 1 && fewest === 1) expect(errorsOf(answer)[0]?.field).toBe(`${field.path}[0].id`)
    }
    for (const rows of [7, 'x', [7], [null, 'x'], { 0: own }])
      expect((await admin.patch(at, change(1, rows))).statusCode).toBe(400)
    const unknown = await admin.patch(at, change(1, [{ ...own, naoExiste: 1 }]))
    expect(errorsOf(unknown)[0]?.field).toBe(`${field.path}[0].naoExiste`)
    expect((await admin.get(at)).json()).toEqual(stored)
    expect((await admin.get(`${url}/${other.id}`)).json()).toEqual(other)
  })
}

const tableOf = (field: Field): string => (field.target ?? '').split('/')[1]?.replaceAll('-', '_') ?? ''
