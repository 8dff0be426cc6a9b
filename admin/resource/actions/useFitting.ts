import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Measures how many buttons of a one-line row fit (on a phone); the others go into its menu.
 * @param most number of buttons
 * @param narrow false: the row may wrap, all are shown
 * @returns ref of the row, and how many to show
 */
export function useFitting(most: number, narrow: boolean): [RefObject<HTMLDivElement | null>, number] {
  const row = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [shown, setShown] = useState({ most, room, count: most })
  // other buttons, or another width: measured again from the maximum
  const tried = shown.most === most && shown.room === room ? shown.count : most
  const count = narrow ? tried : most
  useLayoutEffect(() => {
    const box = row.current
    if (!narrow || !box) return undefined
    const look = () => setRoom(box.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [narrow])
  useLayoutEffect(() => {
    const box = row.current
    if (!narrow || !box || count === 0 || !sticksOut(box)) return
    setShown({ most, room, count: count - 1 })
  }, [narrow, most, room, count])
  return [row, count]
}

/** Whether the last element of a row overflows it. */
const sticksOut = (row: HTMLElement): boolean =>
  (row.lastElementChild?.getBoundingClientRect().right ?? 0) > row.getBoundingClientRect().right + 1

/** A row of buttons beside a title; on a phone it does not wrap. */
export const buttonRow = (narrow: boolean) =>
  narrow
    ? { display: 'flex', gap: 1, width: '100%', minWidth: 0, '& > *': { flexShrink: 0 } }
    : { display: 'flex', gap: 1, flexWrap: 'wrap' }
