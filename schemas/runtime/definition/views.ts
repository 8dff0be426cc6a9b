import type { Entity, Field, RecordData, Workflow } from '../model.ts'
import { fieldAt, valueAt } from '../paths.ts'
import type { Calendar, XBoard, XCalendar } from '../written/views.ts'

/** Columns of a board: the states of a workflow, the options of a closed list, or the records of a reference. */
export type BoardColumns = { workflow: Workflow } | { field: Field }

/** Resolves `by` of a board; undefined where it names no such field (the generator rejects that). */
export function boardColumns(entity: Entity, { by }: Pick<XBoard, 'by'>): BoardColumns | undefined {
  const workflow = entity.workflows?.find((one) => one.name === by || one.field === by)
  if (workflow) return { workflow }
  const field = fieldAt(entity, by)
  if (field?.kind === 'reference' || (field?.kind === 'scalar' && field.options)) return { field }
  return undefined
}

/** Fields that views need; list rows carry them whatever the columns are. */
export function viewFields({ views }: Pick<Entity, 'views'>): string[] {
  const { board, calendar } = views ?? {}
  return [
    ...(board ? [...board.title, ...board.card] : []),
    ...(calendar ? [...calendar.title, ...calendar.who, ...Object.keys(calendar.happens ?? {})] : []),
    ...[board?.by, calendar?.start, calendar?.end, calendar?.minutes, calendar?.color, calendar?.place].flatMap(
      (path) => path ?? [],
    ),
  ]
}

/** Whether a record has one of the values of each field. A missing boolean counts as false. */
export const holdsOneOf = (record: RecordData, values: NonNullable<XCalendar['happens']>): boolean =>
  Object.entries(values).every(([path, wanted]) => wanted.some((one) => one === (valueAt(record, path) ?? false)))

const USER = 'utilitario/usuario'

/** Fields of a calendar that refer to users: its participants. */
export const partFields = (entity: Pick<Entity, 'fields'>, { who }: Pick<Calendar, 'who'>): string[] =>
  who.filter((path) => fieldAt(entity, path)?.target === USER)
