import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Holiday } from '#schemas/runtime/days/working-days.ts'

export interface GridProps {
  /** the day with keyboard focus; its month is shown */
  shown: string
  value?: string
  today: string
  /** named days, by day */
  holidays: ReadonlyMap<string, Holiday>
  onShow(day: string): void
  onChoose(day: string): void
}

type Move = (key: string, shift: boolean, day: string) => string | undefined

/** Roving tabindex: one Tab stop, arrows move; the DOM focus follows `shown`. */
export function useGridKeys({ shown, onShow }: GridProps, move: Move) {
  const table = useRef<HTMLTableElement>(null)
  const wanted = useRef(true)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    focusOn(table, shown)
  }, [shown])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = move(event.key, event.shiftKey, shown)
    if (next === undefined) return
    event.preventDefault()
    wanted.current = true
    onShow(next)
  }
  return { ref: table, onKeyDown }
}

function focusOn(table: RefObject<HTMLTableElement | null>, day: string): void {
  table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}
