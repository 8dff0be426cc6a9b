import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { useScope } from '../state/scope.ts'

/** Returns why no row can be added to the list now (`x-field.closedWhile`), or undefined. A failed call leaves the list open: the server checks again on save. */
export function useClosed({ hint: { closedWhile } }: Field): string | undefined {
  const { services } = useScope()
  const [closed, setClosed] = useState(false)
  const call = closedWhile?.call
  useEffect(() => {
    if (call === undefined) return
    let wanted = true
    services.holds?.(call).then(
      (answer) => wanted && setClosed(answer),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [call, services])
  return closed ? closedWhile?.text : undefined
}
