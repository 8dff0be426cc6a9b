import { type ReactNode, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { Waiting } from '../../later.tsx'
import type { LookupItem } from '../../lookup.ts'
import { useOptionalScope } from '../../state/scope.ts'
import { useFilter } from './useLookup.ts'

/** The choice that is no record: it opens the form of a new one. Codes begin at 1. */
const ADD = 0

export interface Adding {
  /** the last choice of the list, where this session may add records of the register */
  choice: LookupItem | undefined
  /** whether that one was chosen; then the form opens */
  takes(items: (LookupItem | null)[], text: string): boolean
  dialog: ReactNode
}

/** 'Adicionar …' at the end of a picker: a record that is missing is made on the way and chosen (`Services.Creator`). */
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
