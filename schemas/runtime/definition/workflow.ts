import type { Entity, Field, RecordData, State, Transition, Workflow } from '../model.ts'
import { leafFields, setAt, valueAt } from '../paths.ts'

/** The state of a record; undefined where its values match none. A missing boolean counts as false. */
export function stateOf({ states }: Workflow, record: RecordData): State | undefined {
  return states.find(({ is }) =>
    Object.entries(is).every(([path, value]) => (valueAt(record, path) ?? false) === value),
  )
}

/** Sets the values of a state in a record, in place. */
export function enterState(record: RecordData, { is }: State): void {
  for (const [path, value] of Object.entries(is)) setAt(record, path, value)
}

/** The transition from one state to another; undefined when there is none. */
export const stepBetween = ({ transitions }: Workflow, from: string, to: string): Transition | undefined =>
  transitions.find((step) => step.from.includes(from) && step.to.includes(to))

/** Whether a list of paths contains the field or an object around it. */
const names = (paths: readonly string[], path: string): boolean =>
  paths.some((one) => one === path || path.startsWith(`${one}.`))

const locks = ({ readOnly, open = [] }: State, path: string): boolean =>
  readOnly !== undefined && (readOnly === true ? !names(open, path) : names(readOnly, path))

/** The current states of a stored record that make fields read-only; empty for most records. */
export function lockingStates(entity: Entity, record: RecordData): State[] {
  if (!entity.workflows) return []
  return entity.workflows.flatMap((workflow) => {
    const state = stateOf(workflow, record)
    return state?.readOnly === undefined ? [] : [state]
  })
}

/** The state, out of `lockingStates`, that makes a field read-only. */
export const lockOf = (states: readonly State[], { path }: Field): State | undefined =>
  states.find((state) => locks(state, path))

/** The state that makes all editable fields of a record read-only; undefined when one is editable. */
export function wholeLock(entity: Entity, record: RecordData): State | undefined {
  const states = lockingStates(entity, record)
  const asked = leafFields(entity.fields).filter(({ readOnly, path }) => !readOnly && path !== 'id')
  return asked.every((field) => lockOf(states, field)) ? states[0] : undefined
}

/** The current state that forbids deleting the record. */
export function deletionLock(entity: Entity, record: RecordData): State | undefined {
  return entity.workflows?.map((workflow) => stateOf(workflow, record)).find((state) => state?.deletable === false)
}

/** Error message for a locked field. */
export const lockedMessage = ({ title }: Field, state: State): string =>
  `${title} não pode mudar enquanto o registro está em "${state.title}".`

/** Error message for a record that cannot be deleted. */
export const keptMessage = (state: State): string =>
  `O registro não pode ser excluído enquanto está em "${state.title}".`
