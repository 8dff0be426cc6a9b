import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest value, for callbacks that must stay the same function: RJSF takes all functions for equal and keeps the first. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
