import { type RefObject, useLayoutEffect, useState } from 'react'

/** Row height in pixels of a virtualised tree. */
export const ROW = 34
/** Up to this many rows are all rendered, at their natural height. */
const ALL = 150
/** Rows rendered above and below the visible ones (spec 1 §9: buffer of a virtual list). */
const BUFFER = 15

export interface Window {
  /** indices of the rows to render: `from` inclusive, `to` exclusive */
  from: number
  to: number
  /** whether the list is virtualised */
  partial: boolean
  /** scrolls a row into view, so that it is rendered */
  reveal(index: number): void
}

/** Virtual scrolling: which rows to render. `box` is the scroll container. */
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
  // a shorter list may leave the scroll position beyond its end
  const first = Math.min(Math.floor(top / ROW), Math.max(0, count - Math.ceil(height / ROW)))
  const from = Math.max(0, first - BUFFER)
  return { from, to: Math.min(count, first + Math.ceil(height / ROW) + BUFFER), partial, reveal }
}
