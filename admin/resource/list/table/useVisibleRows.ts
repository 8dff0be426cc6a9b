import { type RefObject, useLayoutEffect, useState } from 'react'

/** Virtual list (spec 1 §9): rows rendered above and below the visible ones, and the assumed minimum of visible rows. */
const buffer = 15
const visible = 15

export interface RowWindow {
  first: number
  /** exclusive */
  end: number
}

/** Computes which rows to render, from the upper edge of the table body (px relative to the viewport) and the viewport height. */
export function rowWindow(count: number, rowHeight: number, top: number, height: number): RowWindow {
  if (count <= visible + 2 * buffer) return { first: 0, end: count }
  const above = Math.floor(Math.max(0, -top) / rowHeight)
  const inSight = Math.max(visible, Math.ceil(height / rowHeight))
  const first = Math.max(0, Math.min(above - buffer, count - inSight - 2 * buffer))
  return { first, end: Math.min(count, above + inSight + buffer) }
}

/** Virtual scrolling: renders only the rows near the viewport. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [rows, setRows] = useState<RowWindow>(() => rowWindow(count, rowHeight, 0, visible * rowHeight))
  useLayoutEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const next = rowWindow(count, rowHeight, top, window.innerHeight)
      setRows((before) => (before.first === next.first && before.end === next.end ? before : next))
    }
    look()
    // capture phase: hears the page and any scroll container around the table
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body, count, rowHeight])
  return rows.end > count ? rowWindow(count, rowHeight, 0, visible * rowHeight) : rows
}
