import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react'
import type { RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormModel, PlacedField } from '../engine/deriveForm.ts'
import type { EntityFormProps, Steps } from '../props.ts'
import type { Services } from '../services.ts'
import type { FieldState, FormStore } from './FormStore.ts'

/** Context of one form, shared by its parts. Stable while the same record is edited. */
export interface FormScope {
  model: FormModel
  runtime: EntityRuntime
  store: FormStore
  services: Services
  context: RuleContext
  idPrefix: string
  readOnly: boolean
  /** the form component itself, for dialogs that hold another form */
  Form: ComponentType<EntityFormProps>
  /** level of section headings: 2 on a page, 3 in a dialog */
  heading: 2 | 3
  /** sets a field from outside its widget */
  setValue(path: string, value: unknown): void
  /** goes to a field, or into a row of a list */
  goTo(place: ErrorPlace): void
  /** called with true when a text box holds a pending text, with false when it equals the form's value again */
  touch(pending: boolean): void
  /** set where the tabs are steps of a wizard */
  steps?: Steps
  /** validates one tab and shows its violations; true when there are none */
  checkTab(tab: number): boolean
}

/** Position of an error: the key of a field and, for lists, row and field in it. */
export interface ErrorPlace {
  key: string
  index?: number
  field?: string
}

export const ScopeContext = createContext<FormScope | undefined>(undefined)

export function useScope(): FormScope {
  const scope = useContext(ScopeContext)
  if (!scope) throw new Error('A part of a form was used outside of EntityForm')
  return scope
}

/** The scope, or undefined for a widget used on its own. */
export const useOptionalScope = (): FormScope | undefined => useContext(ScopeContext)

/** Selects from the store; the component re-renders only when the result changes (compared by identity). */
export function useStore<T>(store: FormStore, select: (store: FormStore) => T): T {
  const snapshot = () => select(store)
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}

/** Returns the result of a field's conditions. */
export function useFieldState(placed: PlacedField): FieldState {
  const { store } = useScope()
  return useStore(store, (s) => s.stateOf(placed))
}
