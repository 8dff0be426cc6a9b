import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import type { StoredLink } from '#schemas/storage.ts'
import { joinOn, labelSql, type Plan, targetOf } from './plan.ts'

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
  sql: string
  toRecord(row: Record<string, unknown>): RecordData
}

const selections = new WeakMap<Plan, { list: Selection; full: Selection }>()

/** `list`: what list rows carry; `full`: what one record carries. Children are read apart; write-only fields are never read. */
export function selectionsOf(plan: Plan): { list: Selection; full: Selection } {
  const known = selections.get(plan)
  if (known) return known
  const made = { list: build(plan, (field) => inList(plan, field)), full: build(plan, () => true) }
  selections.set(plan, made)
  return made
}

/** Longer texts are read in the record, not in its row. */
const longestInList = 500

/** List rows leave long texts and lists of references out, unless they are columns of the list. */
function inList(plan: Plan, field: Field): boolean {
  if (plan.entity.list.columns.includes(field.path)) return true
  if (field.kind === 'references' || field.kind === 'ids' || field.kind === 'json') return false
  return !(
    field.type === 'string' &&
    (field.schema.maxLength ?? Number.POSITIVE_INFINITY) > longestInList &&
    !field.options &&
    !field.format
  )
}

function build(plan: Plan, wanted: (field: Field) => boolean): Selection {
  const { storage, entity } = plan
  const parts = ['t.id', 't.versao']
  if (entity.scope === 'compartilhado') parts.push('t.empresa_id')
  const cells: Cell[] = []
  for (const { name, field, part } of storage.columns) {
    if (field.writeOnly || part === 'company' || !wanted(field)) continue
    parts.push(`t.${name}`)
    if (field.kind !== 'reference') {
      cells.push({ column: name, field })
      continue
    }
    const target = targetOf(field, plan.model)
    const on = joinOn({ name, field, part }, target, { alias: 't', company: storage.company }, 'r')
    const label = `${name}__rotulo`
    parts.push(`(select ${labelSql(target, plan.model, 'r')} from ${target.table} r where ${on}) as ${label}`)
    cells.push({ column: name, field, label, labelKey: target.labelKey })
  }
  for (const link of storage.links) {
    if (link.field.writeOnly || !wanted(link.field)) continue
    parts.push(`${linkSql(plan, link)} as ${link.table}`)
    cells.push({ column: link.table, field: link.field })
  }
  if (storage.extras) parts.push('t.extras')
  return { sql: parts.join(', '), toRecord: recordMaker(plan, cells) }
}

/** The linked records as a JSON array, in their order. */
function linkSql(plan: Plan, link: StoredLink): string {
  const company = plan.storage.company
  const owner = `l.${link.owner} = t.id${company ? ' and l.empresa_id = t.empresa_id' : ''}`
  if (link.field.kind === 'ids')
    return `(select json_agg(l.${link.target} order by l.ordem_, l.${link.target}) from ${link.table} l where ${owner})`
  const target = targetOf(link.field, plan.model)
  const on = joinOn({ name: link.target, field: link.field, part: 'id' }, target, { alias: 'l', company }, 'r')
  const item = `json_build_object('id', r.id, '${target.labelKey}', ${labelSql(target, plan.model, 'r')})`
  return `(select json_agg(${item} order by l.ordem_, r.id) from ${link.table} l join ${target.table} r on ${on} where ${owner})`
}

function recordMaker(plan: Plan, cells: Cell[]): Selection['toRecord'] {
  const shared = plan.entity.scope === 'compartilhado'
  const setters = cells.map(({ column, field, label, labelKey }) => {
    const flat = !field.path.includes('.')
    return (record: RecordData, row: Record<string, unknown>) => {
      const value = row[column]
      if (value === null || value === undefined) return
      const own = label && labelKey ? withLabel(value, labelKey, row[label]) : value
      if (flat) record[field.name] = own
      else setAt(record, field.path, own)
    }
  })
  return (row) => {
    const record: RecordData = { id: row.id, versao: row.versao }
    if (shared) record.empresaId = row.empresa_id
    for (const set of setters) set(record, row)
    if (row.extras) record.extras = row.extras
    return record
  }
}

const withLabel = (id: unknown, key: string, label: unknown): RecordData =>
  label === null || label === undefined ? { id } : { id, [key]: label }
