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

/** What tells a record from the others: what people know it by (`agrees`: what has to be the same, too), or a key. */
interface Key {
  fields: string[]
  agrees?: string[]
}

/** In the order in which they are looked for: the first that finds a record says which it is. */
const keysOf = ({ foundBy = [], unique }: Entity): Key[] => [
  ...foundBy.map(({ fields, agrees = [] }) => ({ fields, agrees })),
  ...unique.map(({ fields }) => ({ fields })),
]

interface Found {
  id: number
  /** what it holds in the key's fields, then in those that have to agree */
  holds: unknown[]
}

/**
 * The records that rows of a file are about, where the register has them already, as far as the session sees them: the one that people know by what a row says
 * (`x-entity.foundBy`), else the one with the same key (`x-entity.unique`). What a key's optional fields leave out has to be missing there, too. A key of which the row
 * leaves out a required field says nothing.
 */
export class Existing {
  /** by key, then by what its fields hold */
  private readonly known: Map<string, Found[]>[]
  /** what rows before said: one of them may have made the record, or changed it */
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

  /** @throws DomainError 400 where the row may be about several records, or says of somebody else what it is known by */
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

/** As it will be stored: '02/01/2026' is a day, '529.982.247-25' eleven digits. */
const asStored = ({ entity, context }: Ctx, row: RecordData): RecordData =>
  normaliseRecord(entity, structuredClone(row), undefined, context)

/** Values of a driver and of a file are the same when they are written the same. */
const markOf = (values: unknown[]): string => JSON.stringify(values.map((value) => value ?? null).map(String))

/** Whether values are the same when they are written the same: not so amounts and instants, nor what is missing. */
const isComparable = ({ entity }: Ctx, { fields }: Key, values: unknown[]): boolean =>
  fields.every((path, i) => {
    const field = fieldAt(entity, path)
    return values[i] !== null && field?.type !== 'number' && field?.format !== 'date-time'
  })

/** Whether the column could hold it at all: what it could not is refused by the rules of the form, and found nowhere. */
function isStorable(field: Field | undefined, value: unknown): boolean {
  if (value === null || !field) return true
  if (field.kind === 'reference' || field.type === 'integer') return Number.isSafeInteger(value)
  if (field.type === 'number') return typeof value === 'number'
  if (field.type === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && (field.format === undefined || formats[field.format]?.validate(value) !== false)
}

/** What a row says of a key; undefined where that says nothing. */
function valuesOf({ entity, deps }: Ctx, { fields, agrees }: Key, body: RecordData): unknown[] | undefined {
  const plan = planOf(entity, deps.model)
  const values = fields.map((path) => keyOf(valueAt(body, path)))
  if (!fields.every((path, i) => isStorable(fieldAt(entity, path), values[i]))) return undefined
  // what people know a record by says nothing in part
  const isWhole = fields.every(
    (path, i) => plan.columnOf(path) && (values[i] !== null || (!agrees && !fieldAt(entity, path)?.required)),
  )
  return isWhole && values.some((value) => value !== null) ? values : undefined
}

/** More than one record, or one of which the row says something else than what goes with it. */
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

/** Records that the session sees and that hold one of these in a key's fields; more than asked for where there are several. */
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

/** What a column holds of a value; a text that names no record is none. */
function keyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null
  return (value as { id?: unknown }).id ?? null
}

/** Rows of lists that a file has for a record that is there: which of its own they are, nobody can tell. */
export const listsRefused = ({ entity }: Ctx, body: RecordData): FieldError[] =>
  entity.fields.flatMap(({ kind, name, title }) =>
    kind === 'children' && body[name] !== undefined
      ? [{ code: violation, field: name, message: `O registro já existe: ${title} não se altera por planilha` }]
      : [],
  )
