import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react'
import type { RuleContext } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormModel, PlacedField } from '../engine/deriveForm.ts'
import type { EntityFormProps, Steps } from '../props.ts'
import type { Services } from '../services.ts'
import type { FieldState, FormStore } from './FormStore.ts'

/** One form: everything its parts share. Stable while the same record is edited. */
export interface FormScope {
  model: FormModel
  runtime: EntityRuntime
  store: FormStore
  services: Services
  context: RuleContext
  idPrefix: string
  readOnly: boolean
  /** the form itself, for dialogs that hold another one */
  Form: ComponentType<EntityFormProps>
  /** level of section headings: 2 on a page, 3 in a dialog */
  heading: 2 | 3
  /** sets a field from outside its widget */
  setValue(path: string, value: unknown): void
  /** goes to a field, or into a row of a list */
  goTo(place: ErrorPlace): void
  /** told when a text box holds something the form does not (true), and when it turned out to be nothing new (false) */
  touch(pending: boolean): void
  /** tabs are steps */
  steps?: Steps
  /** shows what is wrong in one tab; true when nothing is */
  checkTab(tab: number): boolean
}

/** Where an error belongs: the key of a field and, for lists, row and field in it. */
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

/** Something of the store; the component renders again only when it changes (compared by identity). */
export function useStore<T>(store: FormStore, select: (store: FormStore) => T): T {
  const snapshot = () => select(store)
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}

/** Verdict of a field's conditions. */
export function useFieldState(placed: PlacedField): FieldState {
  const { store } = useScope()
  return useStore(store, (s) => s.stateOf(placed))
}
