import { formats } from '#schemas/runtime/formats/formats.ts'
import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { normaliseRecord } from '#schemas/runtime/record/record.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { invalid } from '#server/platform/errors/errors.ts'
import type { Ctx } from '../define.ts'
import { planOf } from '../plan/plan.ts'
import { visibleRows } from '../sight/visible-rows.ts'

/** A key that identifies a record: one of `x-entity.foundBy` (`agrees`: fields that have to be equal, too) or of `x-entity.unique`. */
interface Key {
  fields: string[]
  agrees?: string[]
}

/** Keys in the order they are tried: the first that finds a record identifies it. */
const keysOf = ({ foundBy = [], unique }: Entity): Key[] => [
  ...foundBy.map(({ fields, agrees = [] }) => ({ fields, agrees })),
  ...unique.map(({ fields }) => ({ fields })),
]

interface Found {
  id: number
  /** stored values of the key's fields, then of its `agrees` fields */
  holds: unknown[]
}

/**
 * The records that rows of a file are about, of those the session sees: found by `x-entity.foundBy`, else by a key of `x-entity.unique`. Optional fields of a
 * key that the row leaves empty have to be empty in the record, too. A key whose required field the row leaves empty is skipped.
 */
export class Existing {
  /** by key, then by the values of its fields */
  private readonly known: Map<string, Found[]>[]
  /** keys of earlier rows, which may have created or changed the record: these are queried again */
  private readonly said = new Set<string>()

  private constructor(known: Map<string, Found[]>[]) {
    this.known = known
  }

  /** Looks for the records of many rows at once. */
  static async lookFor(ctx: Ctx, rows: RecordData[]): Promise<Existing> {
    const bodies = rows.map((row) => asStored(ctx, row))
    const known: Map<string, Found[]>[] = []
    for (const key of keysOf(ctx.entity)) {
      const asked = bodies.flatMap((body) => {
        const values = valuesOf(ctx, key, body)
        return values && isComparable(ctx, key, values) ? [values] : []
      })
      const found = new Map<string, Found[]>()
      if (asked.length > 0)
        for (const one of await recordsWith(ctx, key, asked)) {
          const mark = markOf(one.holds.slice(0, key.fields.length))
          found.set(mark, [...(found.get(mark) ?? []), one])
        }
      known.push(found)
    }
    return new Existing(known)
  }

  /** @throws DomainError 400 where the row fits several records, or differs from the one found in an `agrees` field */
  async idOf(ctx: Ctx, row: RecordData): Promise<number | undefined> {
    const body = asStored(ctx, row)
    const keys = keysOf(ctx.entity).map((key) => ({ key, values: valuesOf(ctx, key, body) }))
    let id: number | undefined
    for (const [i, { key, values }] of keys.entries()) {
      if (!values || id !== undefined) continue
      const mark = markOf(values)
      const isKnown = isComparable(ctx, key, values) && !this.said.has(`${i} ${mark}`)
      const found = isKnown ? (this.known[i]?.get(mark) ?? []) : await recordsWith(ctx, key, [values])
      if (key.agrees) refuseOther(ctx, key, body, found)
      id = found[0]?.id
    }
    for (const [i, { values }] of keys.entries()) if (values) this.said.add(`${i} ${markOf(values)}`)
    return id
  }
}

/** Normalises a row as it would be stored: '02/01/2026' is a day, '529.982.247-25' eleven digits. */
const asStored = ({ entity, context }: Ctx, row: RecordData): RecordData =>
  normaliseRecord(entity, structuredClone(row), undefined, context)

/** Text of values for comparison: values of the database and of a file are equal when their texts are. */
const markOf = (values: unknown[]): string => JSON.stringify(values.map((value) => value ?? null).map(String))

/** Whether the values of a key can be compared as text: not decimals, instants or missing values. */
const isComparable = ({ entity }: Ctx, { fields }: Key, values: unknown[]): boolean =>
  fields.every((path, i) => {
    const field = fieldAt(entity, path)
    return values[i] !== null && field?.type !== 'number' && field?.format !== 'date-time'
  })

/** Whether the column could hold the value; where not, the key is skipped and validation refuses the row. */
function isStorable(field: Field | undefined, value: unknown): boolean {
  if (value === null || !field) return true
  if (field.kind === 'reference' || field.type === 'integer') return Number.isSafeInteger(value)
  if (field.type === 'number') return typeof value === 'number'
  if (field.type === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && (field.format === undefined || formats[field.format]?.validate(value) !== false)
}

/** A row's values for a key; undefined where the key is incomplete, empty or not storable. */
function valuesOf({ entity, deps }: Ctx, { fields, agrees }: Key, body: RecordData): unknown[] | undefined {
  const plan = planOf(entity, deps.model)
  const values = fields.map((path) => keyOf(valueAt(body, path)))
  if (!fields.every((path, i) => isStorable(fieldAt(entity, path), values[i]))) return undefined
  // a `foundBy` key has to be complete, a unique key only in its required fields
  const isWhole = fields.every(
    (path, i) => plan.columnOf(path) && (values[i] !== null || (!agrees && !fieldAt(entity, path)?.required)),
  )
  return isWhole && values.some((value) => value !== null) ? values : undefined
}

/** Refuses a row that fits more than one record, or that differs from the record found in an `agrees` field. */
function refuseOther({ entity }: Ctx, { fields, agrees = [] }: Key, body: RecordData, found: Found[]): void {
  const [first, second] = found
  if (!first) return
  const [path = ''] = fields
  const what = `${fieldAt(entity, path)?.title ?? path} ${String(valueAt(body, path))}`
  const refuse = (message: string): never => invalid([{ code: violation, field: path, message }])
  if (second) refuse(`${what} é de mais de um registro`)
  for (const [i, other] of agrees.entries()) {
    const value = keyOf(valueAt(body, other))
    if (value !== null && String(value) !== String(first.holds[fields.length + i]))
      refuse(`${what} já é de outro registro: ${fieldAt(entity, other)?.title ?? other} é diferente`)
  }
}

/** Records the session sees whose key fields hold the values asked for; with several keys also other combinations of their values. */
async function recordsWith({ entity, session, deps, db }: Ctx, key: Key, asked: unknown[][]): Promise<Found[]> {
  const { fields, agrees = [] } = key
  const plan = planOf(entity, deps.model)
  const column = (path: string) => `t.${plan.columnOf(path)?.name}`
  const values = new Values()
  const where = visibleRows(entity, session, 't', values, deps)
  for (const [i, path] of fields.entries()) {
    const all = [...new Set(asked.map((one) => one[i]))]
    if (all[0] === null) where.push(`${column(path)} is null`)
    else
      where.push(
        all.length === 1 ? `${column(path)} = ${values.add(all[0])}` : `${column(path)} = any(${values.add(all)})`,
      )
  }
  const told = [...fields, ...agrees].map((path, i) => `${column(path)} as v${i}`)
  const text = `select t.id, ${told.join(', ')} from ${plan.storage.table} t where ${where.join(' and ')} order by t.id`
  const rows = await run<Record<string, unknown>>(db, text, values.list)
  return rows.map((row) => ({ id: Number(row.id), holds: told.map((_, i) => row[`v${i}`]) }))
}

/** A field's value as its column holds it: a reference by its id; null where there is none. */
function keyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  return (value as { id?: unknown }).id ?? null
}

/** Errors for list rows of an existing record: a file does not identify which of the stored rows they are. */
export const listsRefused = ({ entity }: Ctx, body: RecordData): FieldError[] =>
  entity.fields.flatMap(({ kind, name, title }) =>
    kind === 'children' && body[name] !== undefined
      ? [{ code: violation, field: name, message: `O registro já existe: ${title} não se altera por planilha` }]
      : [],
  )
