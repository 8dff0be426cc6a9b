import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height in pixels of a row in a tree that is not drawn whole. */
export const ROW = 34
/** Up to here all rows are drawn, as high as their text needs. */
const ALL = 150
/** Rows drawn above and below those in sight (spec 1 §9: buffer of a virtual list). */
const BUFFER = 15

export interface Window {
  /** positions of the rows to draw: the first, and the one after the last */
  from: number
  to: number
  /** whether some rows are left out */
  partial: boolean
  /** brings a row into sight, so that it is drawn */
  reveal(index: number): void
}

/** Which of many rows are drawn: those in sight and a few around them. `box` is what scrolls. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number): Window {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(0)
  const partial = count > ALL
  useLayoutEffect(() => {
    const element = box.current
    if (!partial || !element) return
    const look = () => {
      setTop(element.scrollTop)
      setHeight(element.clientHeight)
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [box, partial])
  const reveal = (index: number) => {
    const element = box.current
    if (!partial || !element) return
    const start = index * ROW
    if (start < element.scrollTop) element.scrollTop = start
    else if (start + ROW > element.scrollTop + element.clientHeight)
      element.scrollTop = start + ROW - element.clientHeight
    setTop(element.scrollTop)
  }
  if (!partial) return { from: 0, to: count, partial, reveal }
  // fewer rows than before may leave the old place beyond the end
  const first = Math.min(Math.floor(top / ROW), Math.max(0, count - Math.ceil(height / ROW)))
  const from = Math.max(0, first - BUFFER)
  return { from, to: Math.min(count, first + Math.ceil(height / ROW) + BUFFER), partial, reveal }
}
