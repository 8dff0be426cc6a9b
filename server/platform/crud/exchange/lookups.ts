import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { mayRead } from '../list/choice.ts'
import { labelSql, type Plan, planOf, targetOf, textSql } from '../plan/plan.ts'
import { visibleRows } from '../sight/visible-rows.ts'

/** A record a text may mean, with the values its pickers are filtered by (a city's state). */
interface Candidate {
  id: number
  [column: string]: unknown
}

/** Records that a text may refer to. */
interface Meaning {
  named: Candidate[]
  /** the record whose id is this number */
  coded?: Candidate
}

/** Text of a reference (folded) → what it may mean. */
export type Found = Map<string, Meaning>

/** Looks up the reference texts of all rows, in one statement per target: by label, by a unique text (an acronym), or by id. */
export async function lookUp(ctx: Ctx, fields: Field[], bodies: RecordData[]): Promise<Map<string, Found>> {
  const wanted = new Map<string, Set<string>>()
  for (const field of fields) {
    if (!field.target) continue
    const texts = wanted.get(field.target) ?? new Set<string>()
    for (const body of bodies) for (const text of textsOf(valueAt(body, field.path))) texts.add(text)
    wanted.set(field.target, texts)
  }
  const found = new Map<string, Found>()
  for (const field of fields) {
    if (!field.target || found.has(field.target)) continue
    const filters = fields.filter((f) => f.target === field.target).flatMap((f) => Object.keys(f.hint.filterBy ?? {}))
    const target = targetOf(field, ctx.deps.model)
    found.set(field.target, await findAll(ctx, target, [...(wanted.get(field.target) ?? [])], filters))
  }
  return found
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]

/** SQL of the texts that name a record of the target; without the authority to read it only its label. */
function names(target: Entity, plan: Plan, ctx: Ctx): string[] {
  const label = labelSql(target, ctx.deps.model, 't')
  if (!mayRead(ctx, target)) return [label]
  const keys = target.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : []))
  const columns = keys.flatMap((path) => {
    const field = fieldAt(target, path)
    const column = field?.type === 'string' ? plan.columnOf(path) : undefined
    return column ? [textSql(`t.${column.name}`, field)] : []
  })
  return [label, ...columns]
}

async function findAll(ctx: Ctx, target: Entity, texts: string[], filters: string[]): Promise<Found> {
  const found: Found = new Map()
  if (texts.length === 0) return found
  const plan = planOf(target, ctx.deps.model)
  const values = new Values()
  const wanted = values.add(texts)
  const ids = values.add(texts.filter((t) => /^\d{1,15}$/.test(t)).map(Number))
  const called = names(target, plan, ctx)
  const where = visibleRows(target, ctx.session, 't', values, ctx.deps)
  where.push(
    `(${called.map((name) => `prumo_busca(${name}) in (select prumo_busca(x) from unnest(${wanted}::text[]) x)`).join(' or ')} or t.id = any(${ids}::bigint[]))`,
  )
  const parents = filters.flatMap((name) => {
    const column = plan.columnOf(referencePath(target, name))
    return column ? [`t.${column.name} as "${name}"`] : []
  })
  const select = ['t.id', ...called.map((name, i) => `${name} as n${i}`), ...parents].join(', ')
  const text = `select ${select} from ${plan.storage.table} t where ${where.join(' and ')}`
  for (const row of await run<Candidate>(ctx.db, text, values.list)) {
    for (const key of new Set(called.map((_, i) => foldText(String(row[`n${i}`] ?? '')))))
      meaningOf(found, key).named.push(row)
    meaningOf(found, String(row.id)).coded = row
  }
  return found
}

function meaningOf(found: Found, key: string): Meaning {
  const meaning = found.get(key) ?? { named: [] }
  found.set(key, meaning)
  return meaning
}

/** 'ufId' and 'uf' both filter by the reference `uf`. */
const referencePath = (target: Entity, name: string): string => (fieldAt(target, name) ? name : name.replace(/Id$/, ''))

export interface Unfound {
  field: Field
  text: string
  many: boolean
}

/** Replaces texts by ids; fields that others are narrowed by (`filterBy`) come first. @returns texts that match no record, or more than one */
export function replaceTexts(fields: Field[], body: RecordData, all: Map<string, Found>): Unfound[] {
  const inOrder = [...fields].sort(
    (a, b) => Number(a.hint.filterBy !== undefined) - Number(b.hint.filterBy !== undefined),
  )
  return inOrder.flatMap((field) => replaceOne(field, body, all))
}

function replaceOne(field: Field, body: RecordData, all: Map<string, Found>): Unfound[] {
  const value = valueAt(body, field.path)
  if (value === undefined || !field.target) return []
  const wrong: Unfound[] = []
  const ids = textsOf(value).flatMap((text) => {
    const candidates = narrow(field, body, candidatesFor(field, all.get(field.target ?? '')?.get(foldText(text))))
    if (candidates.length === 1) return candidates.map((c) => c.id)
    wrong.push({ field, text, many: candidates.length > 1 })
    return []
  })
  const refs = field.kind === 'ids' ? ids : ids.map((id) => ({ id }))
  setAt(body, field.path, field.kind === 'reference' ? refs[0] : refs)
  return wrong
}

/** Digits may be the name of one record and the id of another: a field of kind `ids` takes the id, all others the name first, as exports write them. */
function candidatesFor({ kind }: Field, { named, coded }: Meaning = { named: [] }): Candidate[] {
  return coded && (kind === 'ids' || named.length === 0) ? [coded] : named
}

/** Of several records called alike, those that the form's picker would offer for this row (the city in the row's state). */
function narrow(field: Field, body: RecordData, candidates: Candidate[]): Candidate[] {
  if (candidates.length < 2) return candidates
  return Object.entries(field.hint.filterBy ?? {}).reduce((left, [name, path]) => {
    const wanted = valueAt(body, path)
    return wanted === undefined ? left : left.filter((c) => c[name] === wanted)
  }, candidates)
}
