import { useEffect, useRef, useState } from 'react'

/** spec 1 §9 */
const inputDelay = 500

/**
 * A text being typed that is handed over when the typing pauses, unless its page was left meanwhile. Follows `value` when it changes from outside.
 * Returns the text to show, what to do on a key press, and how to hand over at once (Enter, leaving the field).
 */
export function useDebounced(
  value: string,
  commit: (value: string) => void,
): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(value)
  const latest = useRef(commit)
  latest.current = commit
  const committed = useRef(value)

  useEffect(() => {
    if (value === committed.current) return
    committed.current = value
    setText(value)
  }, [value])

  const hand = (next: string) => {
    if (next === committed.current) return
    committed.current = next
    latest.current(next)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    const page = window.location.pathname
    timer.current = setTimeout(() => {
      // a page stays mounted while the next one's code loads: what it navigates to then would undo the click
      if (window.location.pathname === page) hand(next.trim())
    }, inputDelay)
  }
  const flush = () => {
    clearTimeout(timer.current)
    hand(text.trim())
  }
  return [text, type, flush]
}
