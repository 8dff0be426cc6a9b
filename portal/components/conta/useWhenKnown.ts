import { type FormEvent, useEffect, useState } from 'react'

/**
 * The submit of a form that waits for something it has asked for: who is quicker is sent on when the answer has come.
 * @param loading whether it is still on its way
 */
export function useWhenKnown(loading: boolean, submit: (event: FormEvent) => void) {
  const [waiting, setWaiting] = useState<FormEvent>()
  // in every drawing, so that it sends what stands in the form by then
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
