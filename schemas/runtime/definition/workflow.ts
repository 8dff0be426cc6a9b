import type { Entity, Field, RecordData, State, Transition, Workflow } from '../model.ts'
import { leafFields, setAt, valueAt } from '../paths.ts'

/** The state a record is in, by what it stores; undefined where it stores none of them. A yes or no that is missing counts as no. */
export function stateOf({ states }: Workflow, record: RecordData): State | undefined {
  return states.find(({ is }) =>
    Object.entries(is).every(([path, value]) => (valueAt(record, path) ?? false) === value),
  )
}

/** Gives a record, in place, what it stores in a state. */
export function enterState(record: RecordData, { is }: State): void {
  for (const [path, value] of Object.entries(is)) setAt(record, path, value)
}

/** The step that leads from one state to another, if there is one. */
export const stepBetween = ({ transitions }: Workflow, from: string, to: string): Transition | undefined =>
  transitions.find((step) => step.from.includes(from) && step.to.includes(to))

/** Whether a list of paths names the field, itself or by an object around it. */
const names = (paths: readonly string[], path: string): boolean =>
  paths.some((one) => one === path || path.startsWith(`${one}.`))

const locks = ({ readOnly, open = [] }: State, path: string): boolean =>
  readOnly !== undefined && (readOnly === true ? !names(open, path) : names(readOnly, path))

/** The states a stored record is in that keep anybody from changing something of it; empty for most. */
export function lockingStates(entity: Entity, record: RecordData): State[] {
  if (!entity.workflows) return []
  return entity.workflows.flatMap((workflow) => {
    const state = stateOf(workflow, record)
    return state?.readOnly === undefined ? [] : [state]
  })
}

/** The state that keeps a field of a stored record from being changed, out of `lockingStates`. */
export const lockOf = (states: readonly State[], { path }: Field): State | undefined =>
  states.find((state) => locks(state, path))

/** The state that keeps a person from changing anything of a stored record, if there is one. */
export function wholeLock(entity: Entity, record: RecordData): State | undefined {
  const states = lockingStates(entity, record)
  const asked = leafFields(entity.fields).filter(({ readOnly, path }) => !readOnly && path !== 'id')
  return asked.every((field) => lockOf(states, field)) ? states[0] : undefined
}

/** The state that keeps a stored record from being deleted. */
export function deletionLock(entity: Entity, record: RecordData): State | undefined {
  return entity.workflows?.map((workflow) => stateOf(workflow, record)).find((state) => state?.deletable === false)
}

/** Why a field does not change. */
export const lockedMessage = ({ title }: Field, state: State): string =>
  `${title} não pode mudar enquanto o registro está em "${state.title}".`

/** Why a record is not deleted. */
export const keptMessage = (state: State): string =>
  `O registro não pode ser excluído enquanto está em "${state.title}".`
