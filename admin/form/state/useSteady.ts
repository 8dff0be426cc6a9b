import { useRef } from 'react'

/**
 * Returns the same object while its JSON is equal. MUI's Autocomplete resets its input whenever the identity of `value` changes, so values
 * computed during rendering pass through here.
 */
export function useSteady<T>(value: T): T {
  const text = JSON.stringify(value) ?? ''
  const kept = useRef({ text, value })
  if (kept.current.text !== text) kept.current = { text, value }
  return kept.current.value
}
