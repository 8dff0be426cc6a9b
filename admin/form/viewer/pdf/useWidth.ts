import { type RefObject, useEffect, useState } from 'react'

/** Inner width of an element in pixels, as long as it is shown. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
