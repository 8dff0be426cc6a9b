import { useEffect, useRef, useState } from 'react'

/** Milliseconds (spec 1 §9). */
const inputDelay = 500

/**
 * Debounces typed text; nothing is committed after the page was left. Follows `value` when it changes from outside.
 * Returns the text to show, the change handler, and a function that commits at once (Enter, blur).
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
      // the old page stays mounted while the next one's code loads: committing then would navigate back
      if (window.location.pathname === page) hand(next.trim())
    }, inputDelay)
  }
  const flush = () => {
    clearTimeout(timer.current)
    hand(text.trim())
  }
  return [text, type, flush]
}
