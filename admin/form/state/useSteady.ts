import { useRef } from 'react'

/**
 * The same object for as long as it says the same. MUI's Autocomplete throws away what is being typed whenever its `value` is another object, even one
 * that says what the last one said: whatever is worked out while rendering comes through here.
 */
export function useSteady<T>(value: T): T {
  const text = JSON.stringify(value) ?? ''
  const kept = useRef({ text, value })
  if (kept.current.text !== text) kept.current = { text, value }
  return kept.current.value
}
