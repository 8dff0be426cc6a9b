import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Field, JsonValue } from '#schemas/runtime/model.ts'
import type { Lookup } from '../../lookup.ts'
import { filterOf, parametersOf } from '../../state/dependents.ts'
import type { FormStore } from '../../state/FormStore.ts'
import { useOptionalScope } from '../../state/scope.ts'

/** Provides a lookup to widgets outside a form (list filters). */
export const LookupContext = createContext<Lookup | undefined>(undefined)

/** Returns the lookup of the surrounding form or FieldInput. */
export function useLookup(): Lookup {
  const outside = useContext(LookupContext)
  const lookup = useOptionalScope()?.services.lookup ?? outside
  if (!lookup) throw new Error('A picker needs a lookup: EntityForm or FieldInput around it')
  return lookup
}

/** Returns the picker's filter from the current values of the form. */
export function useFilter(field: Field): Record<string, JsonValue> | undefined {
  const store = useOptionalScope()?.store
  const text = useFilterText(field, store)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Returns the call that lists a picker's options in a form (`x-field.offeredBy`); undefined in a list filter, which offers all records. */
export function useOfferingCall(field: Field): string | undefined {
  const inForm = useOptionalScope()?.store !== undefined
  return inForm ? field.hint.offeredBy?.call : undefined
}

const NEVER = () => () => {}

/** A string, so that equal filters are identical for useStore. */
function useFilterText(field: Field, store: FormStore | undefined): string | undefined {
  const snapshot = () => {
    if (store && field.hint.offeredBy) return JSON.stringify(parametersOf(field, store.record))
    return store && field.hint.filterBy ? JSON.stringify(filterOf(field, store.record)) : undefined
  }
  return useSyncExternalStore(store?.subscribe ?? NEVER, snapshot, snapshot)
}
