import { useEffect, useRef, useState } from 'react'

const keyOf = (value: unknown): string =>
  value === undefined || [value].flat().length === 0 ? '' : JSON.stringify(value)

/** Milliseconds after which the held value is dropped in favour of the URL's. */
const LONGEST = 2000

/**
 * Optimistic value for a state stored in the URL: shows a chosen value at once, ignores the URL values that merely catch up with it, and
 * adopts any other (back, a saved filter).
 * @returns the value to show, and its setter
 */
export function useHeld<T>(value: T, onChange: (value: T) => void): [T, (value: T) => void] {
  const [held, setHeld] = useState(value)
  /** keys of values chosen here that the URL has not echoed yet */
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
    // an unchanged value is not echoed
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
