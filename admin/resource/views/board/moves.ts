import { boardColumns } from '#schemas/runtime/definition/views.ts'
import { lockedMessage, lockingStates, lockOf, stateOf } from '#schemas/runtime/definition/workflow.ts'
import type { Action, Field, RecordData, RuleContext, Workflow } from '#schemas/runtime/model.ts'
import { setAt } from '#schemas/runtime/paths.ts'
import type { Board } from '#schemas/runtime/written/views.ts'
import { refusalOf } from '../../actions/useRecordActions.tsx'
import type { EntityScope } from '../../entity-context.ts'
import { boardTexts } from '../board-texts.ts'
import { isShown, rightsOf } from '../shown.ts'
import { whyUnchangeable } from '../unchangeable.ts'
import { type BoardColumn, isIn } from './columns.ts'

/** Effect of dropping a card on a column. */
export type Move =
  | { kind: 'none' }
  | { kind: 'refused'; why: string }
  /** `record`: the card with the step's target state filled in */
  | { kind: 'step'; action: Action; record: RecordData }
  | { kind: 'change'; values: RecordData }

/** @param permitted names of steps that roles in this record allow the session */
export function moveTo(
  scope: EntityScope,
  context: RuleContext,
  board: Board,
  column: BoardColumn,
  record: RecordData,
  permitted: readonly string[],
): Move {
  const columns = boardColumns(scope.entity, board)
  if (!columns) return { kind: 'none' }
  return 'workflow' in columns
    ? stepTo(scope, context, columns.workflow, column, record, permitted)
    : changeTo(scope, context, columns.field, column, record)
}

const refused = (why: string): Move => ({ kind: 'refused', why })

function stepTo(
  { entity, schema, runtime }: EntityScope,
  context: RuleContext,
  workflow: Workflow,
  column: BoardColumn,
  record: RecordData,
  permitted: readonly string[],
): Move {
  const from = stateOf(workflow, record)
  if (!from || from.name === column.key) return { kind: 'none' }
  const leads = workflow.transitions.filter((step) => step.from.includes(from.name) && step.to.includes(column.key))
  const steps = leads.flatMap(({ name }) => entity.actions.find((action) => action.name === name) ?? [])
  const [first] = steps
  if (!first) return refused(boardTexts.noStep(from.title, column.title))
  const mine = steps.filter(({ name }) => schema.actions.includes(name) || permitted.includes(name))
  const open = mine.find((action) => refusalOf(runtime, action, record, context) === undefined)
  if (open) return { kind: 'step', action: open, record: destined(record, workflow, open, column) }
  const [may] = mine
  return refused(may ? (refusalOf(runtime, may, record, context) ?? '') : boardTexts.noRight(first.title))
}

/** Fills in the target state of a step with several: the column the card was dropped on. */
function destined(
  record: RecordData,
  { field }: Workflow,
  { fields }: Action,
  { key, state }: BoardColumn,
): RecordData {
  if (field === undefined || !fields.includes(field)) return record
  const there = structuredClone(record)
  setAt(there, field, state?.is[field] ?? key)
  return there
}

function changeTo(
  scope: EntityScope,
  context: RuleContext,
  field: Field,
  column: BoardColumn,
  record: RecordData,
): Move {
  if (isIn(column, field, record)) return { kind: 'none' }
  const { usuario } = context
  if (field.readOnly || !isShown(field, rightsOf(usuario))) return refused(boardTexts.fixed(field.title))
  const why = whyUnchangeable(scope, context, record)
  if (why !== undefined) return refused(why)
  const lock = lockOf(lockingStates(scope.entity, record), field)
  if (lock) return refused(lockedMessage(field, lock))
  const values: RecordData = {}
  setAt(values, field.path, column.value)
  return { kind: 'change', values }
}
