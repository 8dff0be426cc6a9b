import type { Entity, Field } from '../model.ts'
import { foldText } from '../names.ts'
import { fieldAt, leafFields } from '../paths.ts'
import { hasValue } from './sortable.ts'

/** A field as a list column. */
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

/** The columns in the order of the schema; unknown names are skipped (the lint reports them). */
export function columnsOf(entity: Entity): ListColumn[] {
  return entity.list.columns.flatMap((path) => {
    const field = fieldAt(entity, path)
    if (!field) return []
    return [{ path, field, title: field.title, sortable: sortableKinds.includes(field.kind) && hasValue(field) }]
  })
}

/** Fields in list rows beyond the schema's columns: they can be shown, but not sorted by (no index), except the id. */
export function furtherColumns(entity: Entity, own: readonly ListColumn[]): ListColumn[] {
  return leafFields(entity.fields).flatMap((field) =>
    inRow(field) && !own.some(({ path }) => path === field.path)
      ? [{ path: field.path, field, title: field.title, sortable: field.path === 'id' }]
      : [],
  )
}

/** Whether a field is read from other rows, so that list rows carry it only when it is shown or requested. */
export const isLookedUp = ({ computed, computes }: Field): boolean =>
  computes ? computes.looksUp === true : Boolean(computed)

function inRow(field: Field): boolean {
  if (field.hint.hidden) return false
  if (field.kind === 'reference') return true
  if (field.kind !== 'scalar' || field.writeOnly || field.format === 'arquivo') return false
  const long = (field.schema.maxLength ?? Number.POSITIVE_INFINITY) > longestInRow
  return !(field.type === 'string' && long && !field.options && !field.format)
}

/** Group in the column picker for fields outside the form: id, dates of the record, computed fields. */
export const RECORD_GROUP = 'Registro'

/** Group of a column: title of its inline object, else of its form section, else of its tab. */
export function columnGroup(entity: Entity, path: string): string {
  const [, around] = /^(.*)\.[^.]+$/.exec(path) ?? []
  const part = around === undefined ? undefined : fieldAt(entity, around)
  if (part && part.title !== part.name) return part.title
  const place = entity.form.find(({ fields }) => fields.some((name) => path === name || path.startsWith(`${name}.`)))
  return place?.section ?? place?.tab ?? RECORD_GROUP
}

/** Makes titles unique: columns that share one get their group appended ('Número (Endereço)'). */
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

/** Columns with the same title and group as an earlier one, which `tellApart` cannot distinguish. The id is skipped: `tellApart` always gives it a group. */
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
