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
  /** filter of the list that finds its cards */
  where: RecordData
  folded: boolean
  /** what a record stores that comes here, where no step leads; null: nothing */
  value?: unknown
  /** where steps lead */
  state?: State
}

/** The key of the column of records that say nothing. */
const WITHOUT = 'sem'

/** The columns that the definition itself says: states of a workflow, values of a closed list. Undefined for those of a reference. */
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

/** The columns of a reference: the records that may be chosen for it. */
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

/** What the list is narrowed to and the column asks for: undefined where the one leaves nothing of the other. */
export function filterOf({ where }: BoardColumn, list: RecordData): RecordData | undefined {
  const clash = Object.entries(where).some(
    ([name, value]) => list[name] !== undefined && ![list[name]].flat().map(String).includes(String(value)),
  )
  return clash ? undefined : { ...list, ...where }
}

/** Whether a record stands in the column by what it stores. */
export function isIn({ where, value }: BoardColumn, { path }: Pick<Field, 'path'>, record: RecordData): boolean {
  const stored = valueAt(record, path)
  if (value === null) return stored === undefined || stored === null
  const wanted = where[path]
  return typeof stored === 'object' && stored !== null ? (stored as RecordData).id === wanted : stored === wanted
}
