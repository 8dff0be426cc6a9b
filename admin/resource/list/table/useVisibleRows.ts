import { type RefObject, useLayoutEffect, useState } from 'react'

/** spec 1 §9, virtual list: rows kept ready above and below those in sight, and how many are in sight at least. */
const buffer = 15
const visible = 15

export interface RowWindow {
  first: number
  /** after the last */
  end: number
}

/** Which of so many rows of one height are drawn, with their upper edge here and the window so high. */
export function rowWindow(count: number, rowHeight: number, top: number, height: number): RowWindow {
  if (count <= visible + 2 * buffer) return { first: 0, end: count }
  const above = Math.floor(Math.max(0, -top) / rowHeight)
  const inSight = Math.max(visible, Math.ceil(height / rowHeight))
  const first = Math.max(0, Math.min(above - buffer, count - inSight - 2 * buffer))
  return { first, end: Math.min(count, above + inSight + buffer) }
}

/** The rows near the window; those far from it are not drawn, so that a page of a thousand is as quick as one of fifty. */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [rows, setRows] = useState<RowWindow>(() => rowWindow(count, rowHeight, 0, visible * rowHeight))
  useLayoutEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const next = rowWindow(count, rowHeight, top, window.innerHeight)
      setRows((before) => (before.first === next.first && before.end === next.end ? before : next))
    }
    look()
    // whatever scrolls, the page or a box around the table
    document.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [body, count, rowHeight])
  return rows.end > count ? rowWindow(count, rowHeight, 0, visible * rowHeight) : rows
}
