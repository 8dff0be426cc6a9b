import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Measures the width of an element, as it changes; 0 before mount. */
export function useRoom<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const ref = useRef<T>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setRoom(element.clientWidth)
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, room]
}
