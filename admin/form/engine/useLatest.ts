import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Ref to the newest value, for callbacks with a stable identity: RJSF compares functions as equal and keeps the first. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
