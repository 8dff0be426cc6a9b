import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Field, JsonValue } from '#schemas/runtime/model.ts'
import type { Lookup } from '../../lookup.ts'
import { filterOf, parametersOf } from '../../state/dependents.ts'
import type { FormStore } from '../../state/FormStore.ts'
import { useOptionalScope } from '../../state/scope.ts'

/** Lends a lookup to widgets used outside of a form (list filters). */
export const LookupContext = createContext<Lookup | undefined>(undefined)

/** The lookup of the form around, or of FieldInput. */
export function useLookup(): Lookup {
  const outside = useContext(LookupContext)
  const lookup = useOptionalScope()?.services.lookup ?? outside
  if (!lookup) throw new Error('A picker needs a lookup: EntityForm or FieldInput around it')
  return lookup
}

/** Filter of a picker from the values around it, now. */
export function useFilter(field: Field): Record<string, JsonValue> | undefined {
  const store = useOptionalScope()?.store
  const text = useFilterText(field, store)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The call that offers a picker's choices in a form (`x-field.offeredBy`); a list is filtered by whatever its records hold. */
export function useOfferingCall(field: Field): string | undefined {
  const inForm = useOptionalScope()?.store !== undefined
  return inForm ? field.hint.offeredBy?.call : undefined
}

const NEVER = () => () => {}

/** As a text, so that an equal filter is an identical one. */
function useFilterText(field: Field, store: FormStore | undefined): string | undefined {
  const snapshot = () => {
    if (store && field.hint.offeredBy) return JSON.stringify(parametersOf(field, store.record))
    return store && field.hint.filterBy ? JSON.stringify(filterOf(field, store.record)) : undefined
  }
  return useSyncExternalStore(store?.subscribe ?? NEVER, snapshot, snapshot)
}
