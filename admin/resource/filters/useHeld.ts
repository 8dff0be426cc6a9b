import { useEffect, useRef, useState } from 'react'

const keyOf = (value: unknown): string =>
  value === undefined || [value].flat().length === 0 ? '' : JSON.stringify(value)

/** The address has followed by then, or somebody went back first; in ms. */
const LONGEST = 2000

/**
 * A value that is shown as soon as it is chosen, while the address that holds it follows later. What comes back of it says nothing new; what comes from
 * elsewhere (way back, a saved filter) is shown.
 * @returns what to show, and how to choose another
 */
export function useHeld<T>(value: T, onChange: (value: T) => void): [T, (value: T) => void] {
  const [held, setHeld] = useState(value)
  /** what was chosen here and has not come back yet */
  const sent = useRef<string[]>([])
  const latest = useRef(value)
  latest.current = value
  const key = keyOf(value)
  useEffect(() => {
    const known = sent.current.lastIndexOf(key)
    sent.current = known < 0 ? [] : sent.current.slice(known + 1)
    if (sent.current.length === 0) setHeld(latest.current)
  }, [key])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = (next: T) => {
    // what is there already does not come back
    sent.current = keyOf(next) === key ? [] : [...sent.current, keyOf(next)]
    setHeld(next)
    onChange(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = []
      setHeld(latest.current)
    }, LONGEST)
  }
  return [held, hold]
}
