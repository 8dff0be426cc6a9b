import { useEffect, useState } from 'react'
import type { Field } from '#schemas/runtime/model.ts'
import { useScope } from '../state/scope.ts'

/** Why nothing can be added to a list now (`x-field.closedWhile`); undefined where it can. A call that fails closes nothing: the server has the last word anyway. */
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
