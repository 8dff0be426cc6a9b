import type { Entity, Field } from '../model.ts'
import { foldText } from '../names.ts'
import { fieldAt, leafFields } from '../paths.ts'
import { hasValue } from './sortable.ts'

/** A field as a column of its entity's list. */
export interface ListColumn {
  path: string
  field: Field
  /** what its header says */
  title: string
  sortable: boolean
}

const sortableKinds: Field['kind'][] = ['scalar', 'reference']

/** Longer texts are in the record, not in its row (server/platform/crud/plan/select.ts). */
const longestInRow = 500

/** The list's columns as the schema names them; a name of no field is left out (the lint reports it). */
export function columnsOf(entity: Entity): ListColumn[] {
  return entity.list.columns.flatMap((path) => {
    const field = fieldAt(entity, path)
    if (!field) return []
    return [{ path, field, title: field.title, sortable: sortableKinds.includes(field.kind) && hasValue(field) }]
  })
}

/** Fields a list row carries besides the schema's columns: they can be shown, but not sorted by (they have no index). */
export function furtherColumns(entity: Entity, own: readonly ListColumn[]): ListColumn[] {
  return leafFields(entity.fields).flatMap((field) =>
    inRow(field) && !own.some(({ path }) => path === field.path)
      ? [{ path: field.path, field, title: field.title, sortable: field.path === 'id' }]
      : [],
  )
}

/** Whether rows carry a field only where the list shows it, or asks for it: it is looked up in other rows. */
export const isLookedUp = ({ computed, computes }: Field): boolean =>
  computes ? computes.looksUp === true : Boolean(computed)

function inRow(field: Field): boolean {
  if (field.hint.hidden) return false
  if (field.kind === 'reference') return true
  if (field.kind !== 'scalar' || field.writeOnly || field.format === 'arquivo') return false
  const long = (field.schema.maxLength ?? Number.POSITIVE_INFINITY) > longestInRow
  return !(field.type === 'string' && long && !field.options && !field.format)
}

/** What the column picker calls fields that stand in no part of the form: code, dates of the record, what is worked out. */
export const RECORD_GROUP = 'Registro'

/** Where a column belongs, in the words of the form: the inline object it is part of, else its section, else its tab. */
export function columnGroup(entity: Entity, path: string): string {
  const [, around] = /^(.*)\.[^.]+$/.exec(path) ?? []
  const part = around === undefined ? undefined : fieldAt(entity, around)
  if (part && part.title !== part.name) return part.title
  const place = entity.form.find(({ fields }) => fields.some((name) => path === name || path.startsWith(`${name}.`)))
  return place?.section ?? place?.tab ?? RECORD_GROUP
}

/** The columns with titles that tell them apart: those that share theirs with another of them say their group, too ('Número (Endereço)'). */
export function tellApart(entity: Entity, columns: readonly ListColumn[]): ListColumn[] {
  const uses = new Map<string, number>()
  for (const { title } of columns) uses.set(foldText(title), (uses.get(foldText(title)) ?? 0) + 1)
  return columns.map((column) =>
    (uses.get(foldText(column.title)) ?? 0) > 1
      ? {
          ...column,
          title: `${column.title} (${column.path === 'id' ? RECORD_GROUP : columnGroup(entity, column.path)})`,
        }
      : column,
  )
}

/** Columns that nobody could tell apart: the same title in the same group, every one but the first. The record's own number is never one: `tellApart` says so of it. */
export function sameColumns(entity: Entity): { path: string; like: string }[] {
  const listed = columnsOf(entity)
  const known = new Map<string, string>()
  return [...listed, ...furtherColumns(entity, listed)].flatMap(({ path, field }) => {
    if (path === 'id') return []
    const key = `${foldText(columnGroup(entity, path))}\n${foldText(field.title)}`
    const like = known.get(key)
    if (like !== undefined && like !== path) return [{ path, like }]
    known.set(key, path)
    return []
  })
}
