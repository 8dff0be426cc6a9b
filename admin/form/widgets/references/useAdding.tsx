import { type ReactNode, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { Waiting } from '../../later.tsx'
import type { LookupItem } from '../../lookup.ts'
import { useOptionalScope } from '../../state/scope.ts'
import { useFilter } from './useLookup.ts'

/** Id of the option that opens the form of a new record; record ids start at 1. */
const ADD = 0

export interface Adding {
  /** last option of the list, where this session may create records of the entity */
  choice: LookupItem | undefined
  /** whether that option was chosen; opens the form if so */
  takes(items: (LookupItem | null)[], text: string): boolean
  dialog: ReactNode
}

/** 'Adicionar …' at the end of a picker: creates the missing record in a dialog and chooses it (`Services.Creator`). */
export function useAdding(field: Field, choose: (item: LookupItem) => void): Adding {
  const scope = useOptionalScope()
  const filter = useFilter(field)
  const [text, setText] = useState<string>()
  const { Creator, mayCreate } = scope?.services ?? {}
  const entity = field.target ?? ''
  const rotulo = Creator && mayCreate?.(entity)
  return {
    choice: rotulo === undefined ? undefined : { id: ADD, rotulo },
    takes(items, typed) {
      const chosen = items.some((item) => item?.id === ADD)
      if (chosen) setText(typed)
      return chosen
    },
    dialog: Creator && text !== undefined && (
      <Waiting fallback={null}>
        <Creator
          entity={entity}
          given={{ text, filter }}
          onCreated={(item) => {
            setText(undefined)
            choose(item)
          }}
          onClose={() => setText(undefined)}
        />
      </Waiting>
    ),
  }
}
