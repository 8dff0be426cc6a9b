import { type FormEvent, useEffect, useState } from 'react'

/**
 * Submit handler of a form that depends on a running request: an early submit is repeated when the request has ended.
 * @param loading whether the request is running
 */
export function useWhenKnown(loading: boolean, submit: (event: FormEvent) => void) {
  const [waiting, setWaiting] = useState<FormEvent>()
  // no dependency list: submits with the values of the latest render
  useEffect(() => {
    if (!waiting || loading) return
    setWaiting(undefined)
    submit(waiting)
  })
  return {
    waiting: waiting !== undefined,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (loading) setWaiting(event)
      else submit(event)
    },
  }
}
