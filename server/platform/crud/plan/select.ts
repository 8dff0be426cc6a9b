import { viewFields } from '#schemas/runtime/definition/views.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { setAt, setterAt } from '#schemas/runtime/paths.ts'
import type { StoredLink, StoredOwn } from '#schemas/storage.ts'
import { joinOn } from '../join.ts'
import { labelSql, ownJoin, type Plan, planOf, targetOf } from './plan.ts'

/** How one column of an answer becomes a field of a record. */
interface Cell {
  column: string
  field: Field
  /** column with a reference's label */
  label?: string
  labelKey?: string
}

/** The select list of an entity and the way from its rows to records. */
export interface Selection {
  /** may hold `TODAY`, where a computed field depends on the day: `bindContext` */
  sql: string
  toRecord(row: Record<string, unknown>): RecordData
}

/** The select lists of an entity. */
export interface Selections {
  /** what list rows carry: `listSelection` adds what is asked for */
  list: Selection
  /** every field of one record but its children */
  full: Selection
  /** one record with its children, read in the same statement */
  whole: Selection
  /** `whole` without computed fields that depend on the record alone: `completeRead` evaluates them at a fraction of the cost */
  read: Selection
  /** `whole` without any computed field */
  stored: Selection
}

const selections = new WeakMap<Plan, Selections>()

/** Write-only fields are never read. */
export function selectionsOf(plan: Plan): Selections {
  const known = selections.get(plan)
  if (known) return known
  const full = build(plan, () => true, 't')
  const isStored = (field: Field) => field.computes === undefined
  const isRead = (field: Field) => field.computes === undefined || field.computes.from === 'others'
  const made = {
    list: build(plan, (field) => inList(plan, field), 't'),
    full,
    whole: withChildren(plan, full, 't', 0),
    read: withChildren(plan, build(plan, isRead, 't'), 't', 0, isRead),
    stored: withChildren(plan, build(plan, isStored, 't'), 't', 0, isStored),
  }
  selections.set(plan, made)
  return made
}

/** The select list of some fields only. */
export const selectionOf = (plan: Plan, wanted: (field: Field) => boolean): Selection => build(plan, wanted, 't')

/** The select list of list rows, with the looked-up columns that are asked for. */
export function listSelection(plan: Plan, asked: readonly string[] = []): Selection {
  const more = moreColumns(plan, asked)
  return more.length > 0
    ? build(plan, (field) => inList(plan, field) || more.includes(field.path), 't')
    : selectionsOf(plan).list
}

/** Looked-up columns that were asked for and that the list does not have anyway, in the order of the fields: they tell two statements apart. */
export const moreColumns = (plan: Plan, asked: readonly string[] = []): string[] =>
  plan.computed
    .filter((field) => field.computes?.looksUp === true && asked.includes(field.path) && !inList(plan, field))
    .map(({ path }) => path)

/** Texts with a larger maxLength are read in the record, not in list rows. */
const longestInList = 500

/** Whether the list, or a view of it, shows a field. */
export const isListed = (entity: Entity, path: string): boolean =>
  entity.list.columns.includes(path) || viewFields(entity).includes(path)

/** List rows leave long texts, lists of references and what has to be looked up in other rows out, unless the list or a view of it shows them. */
function inList(plan: Plan, field: Field): boolean {
  if (isListed(plan.entity, field.path)) return true
  if (field.computes?.looksUp) return false
  if (field.kind === 'references' || field.kind === 'ids' || field.kind === 'json') return false
  const length = field.schema.maxLength ?? Number.POSITIVE_INFINITY
  return !(field.type === 'string' && length > longestInList && !field.options && !field.format)
}

/** Whether records carry `empresaId`: companies may see records of others, or of the installation. */
const tellsOwner = ({ entity, storage }: Plan): boolean => entity.scope === 'compartilhado' || storage.owner

function build(plan: Plan, wanted: (field: Field) => boolean, t: string): Selection {
  const { storage } = plan
  const parts = [`${t}.id`, `${t}.versao`]
  if (tellsOwner(plan)) parts.push(`${t}.empresa_id`)
  const cells: Cell[] = []
  for (const { name, field, part } of storage.columns) {
    if (field.writeOnly || part === 'company' || !wanted(field)) continue
    parts.push(`${t}.${name}`)
    if (field.kind !== 'reference') {
      cells.push({ column: name, field })
      continue
    }
    const target = targetOf(field, plan.model)
    const on = joinOn({ name, field, part }, target, { alias: t, company: storage.company }, 'r')
    const label = `${name}__rotulo`
    parts.push(`(select ${labelSql(target, plan.model, 'r')} from ${target.table} r where ${on}) as ${label}`)
    cells.push({ column: name, field, label, labelKey: target.labelKey })
  }
  for (const link of storage.links) {
    if (link.field.writeOnly || !wanted(link.field)) continue
    parts.push(`${linkSql(plan, link, t)} as ${link.table}`)
    cells.push({ column: link.table, field: link.field })
  }
  for (const [i, field] of plan.computed.entries()) {
    if (!wanted(field)) continue
    const column = `calculado_${i}`
    parts.push(`${plan.valueSql(field.path, t)} as ${column}`)
    cells.push({ column, field })
  }
  const own = storage.own.filter(({ field }) => wanted(field))
  if (own.length > 0) parts.push(`${t}.extras`)
  for (const one of own) {
    if (one.field.kind !== 'reference') continue
    const target = targetOf(one.field, plan.model)
    const on = ownJoin(plan, one, target, t, 'r')
    parts.push(`(select ${labelSql(target, plan.model, 'r')} from ${target.table} r where ${on}) as ${one.key}__rotulo`)
  }
  return { sql: parts.join(', '), toRecord: recordMaker(plan, cells, own) }
}

/** Adds every child list as a JSON array, with nested lists inside: a record takes one round trip to the database. */
function withChildren(
  plan: Plan,
  own: Selection,
  t: string,
  depth: number,
  wanted: (field: Field) => boolean = () => true,
): Selection {
  const children = plan.childFields.map((field, i) => {
    const child = planOf(targetOf(field, plan.model), plan.model)
    const c = `t${depth + 1}`
    const selection = withChildren(child, build(child, wanted, c), c, depth + 1, wanted)
    const ofCompany = child.storage.company ? ` and ${c}.empresa_id = ${t}.empresa_id` : ''
    const where = `${c}.${child.storage.parent?.column} = ${t}.id${ofCompany}`
    const rows = `select ${selection.sql} from ${child.storage.table} ${c} where ${where} order by ${childOrder(child.entity, c)}`
    return { field, column: `filhos_${i}`, sql: `(select json_agg(f) from (${rows}) f) as filhos_${i}`, selection }
  })
  return {
    sql: [own.sql, ...children.map((c) => c.sql)].join(', '),
    toRecord(row) {
      const record = own.toRecord(row)
      for (const { field, column, selection } of children) {
        const rows = row[column] as Record<string, unknown>[] | null | undefined
        if (rows)
          setAt(
            record,
            field.path,
            rows.map((r) => childRecord(selection, r)),
          )
      }
      return record
    },
  }
}

/** A row inside its parent has no version and no company of its own. */
function childRecord(selection: Selection, row: Record<string, unknown>): RecordData {
  const { versao: _, empresaId: __, ...record } = selection.toRecord(row)
  return record
}

/** A dated history reads newest first; other rows keep the order they were given. */
const childOrder = (entity: Entity, t: string): string =>
  entity.effective ? `${t}.${toSnakeCase(entity.effective.start)} desc, ${t}.id desc` : `${t}.ordem_, ${t}.id`

/** The linked records as a JSON array, in their order. */
function linkSql(plan: Plan, link: StoredLink, t: string): string {
  const company = plan.storage.company
  const owner = `l.${link.owner} = ${t}.id${company ? ` and l.empresa_id = ${t}.empresa_id` : ''}`
  if (link.field.kind === 'ids')
    return `(select json_agg(l.${link.target} order by l.ordem_, l.${link.target}) from ${link.table} l where ${owner})`
  const target = targetOf(link.field, plan.model)
  const on = joinOn({ name: link.target, field: link.field, part: 'id' }, target, { alias: 'l', company }, 'r')
  const item = `json_build_object('id', r.id, '${target.labelKey}', ${labelSql(target, plan.model, 'r')})`
  return `(select json_agg(${item} order by l.ordem_, r.id) from ${link.table} l join ${target.table} r on ${on} where ${owner})`
}

function recordMaker(plan: Plan, cells: Cell[], own: StoredOwn[]): Selection['toRecord'] {
  const owned = tellsOwner(plan)
  const setters = cells.map(({ column, field, label, labelKey }) => {
    const set = setterAt(field.path)
    // inside JSON an instant comes as PostgreSQL writes it
    const instant = field.format === 'date-time'
    return (record: RecordData, row: Record<string, unknown>) => {
      const stored = row[column]
      if (stored === null || stored === undefined) return
      const value = instant && typeof stored === 'string' ? new Date(stored).toISOString() : stored
      set(record, label && labelKey ? withLabel(value, labelKey, row[label]) : value)
    }
  })
  return (row) => {
    const record: RecordData = { id: row.id, versao: row.versao }
    if (owned) record.empresaId = row.empresa_id
    for (const set of setters) set(record, row)
    if (row.extras) setOwn(plan, record, row, own)
    return record
  }
}

/** Sets a company's own fields by their paths; keys of other companies and of removed fields are ignored. */
function setOwn(plan: Plan, record: RecordData, row: Record<string, unknown>, own: StoredOwn[]): void {
  const stored = row.extras as Record<string, unknown>
  for (const { field, key } of own) {
    const value = stored[key]
    if (value === undefined || value === null) continue
    const isReference = field.kind === 'reference'
    setAt(
      record,
      field.path,
      isReference ? withLabel(value, targetOf(field, plan.model).labelKey, row[`${key}__rotulo`]) : value,
    )
  }
}

const withLabel = (id: unknown, key: string, label: unknown): RecordData =>
  label === null || label === undefined ? { id } : { id, [key]: label }
