import type { LookupItem } from '#admin/form/lookup.ts'
import { referenceOf } from '#admin/form/lookup.ts'
import { boardColumns } from '#schemas/runtime/definition/views.ts'
import type { Entity, Field, RecordData, State, Tone, Workflow } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import { boardTexts } from '../board-texts.ts'

/** One column of a board. */
export interface BoardColumn {
  key: string
  title: string
  tone?: Tone
  /** list filter that selects its cards */
  where: RecordData
  folded: boolean
  /** value a record gets when dropped here, where no workflow step leads; null clears the field */
  value?: unknown
  /** target state of workflow steps */
  state?: State
}

/** Key of the column for records without a value. */
const WITHOUT = 'sem'

/** Columns fixed by the definition: states of a workflow, options of a closed list. Undefined for a reference. */
export function fixedColumns(entity: Entity, board: Board): BoardColumn[] | undefined {
  const columns = boardColumns(entity, board)
  if (!columns) return []
  if ('workflow' in columns) return ofStates(columns.workflow, board)
  const { field } = columns
  if (field.kind === 'reference') return undefined
  const values = (field.options ?? []).map(
    ({ value, title }): BoardColumn => ({
      key: String(value),
      title,
      tone: field.hint.tones?.[String(value)],
      where: { [field.path]: value },
      folded: board.folded.includes(String(value)),
      value,
    }),
  )
  return [...without(field), ...values]
}

const ofStates = ({ states }: Workflow, { folded }: Board): BoardColumn[] =>
  states.map((state) => ({
    key: state.name,
    title: state.title,
    tone: state.tone,
    where: state.is,
    folded: folded.includes(state.name),
    state,
  }))

/** Columns of a reference: the records that may be chosen for it. */
export const columnsOfOptions = (field: Field, items: readonly LookupItem[]): BoardColumn[] => [
  ...without(field),
  ...items.map((item) => ({
    key: String(item.id),
    title: item.rotulo,
    where: { [field.path]: item.id },
    folded: false,
    value: referenceOf(item),
  })),
]

const without = (field: Field): BoardColumn[] =>
  field.required
    ? []
    : [
        {
          key: WITHOUT,
          title: boardTexts.without(field.title),
          where: { [`${field.path}_vazio`]: true },
          folded: false,
          value: null,
        },
      ]

/** Combines the list's filter with the column's; undefined where they exclude each other. */
export function filterOf({ where }: BoardColumn, list: RecordData): RecordData | undefined {
  const clash = Object.entries(where).some(
    ([name, value]) => list[name] !== undefined && ![list[name]].flat().map(String).includes(String(value)),
  )
  return clash ? undefined : { ...list, ...where }
}

/** Whether a record's stored value belongs to the column. */
export function isIn({ where, value }: BoardColumn, { path }: Pick<Field, 'path'>, record: RecordData): boolean {
  const stored = valueAt(record, path)
  if (value === null) return stored === undefined || stored === null
  const wanted = where[path]
  return typeof stored === 'object' && stored !== null ? (stored as RecordData).id === wanted : stored === wanted
}
