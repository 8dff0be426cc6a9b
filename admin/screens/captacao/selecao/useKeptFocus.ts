import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

interface Place {
  id: string
  lugar: string
  /** index of the candidate in his column */
  index: number
}

const AT = '[data-cartao]'
const PATIENCE = 12
const WAIT = 150

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Focus target of a candidate: the card itself, or the menu button of a table row. */
const controlOf = (candidate: Element | undefined): HTMLElement | undefined =>
  candidate instanceof HTMLElement && candidate.tabIndex >= 0
    ? candidate
    : ([...(candidate?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1) ?? undefined)

/**
 * Restores the focus when an action by keyboard moves or removes the focused candidate: focuses him again, else the one at his index in
 * the column, else any. A pointerdown cancels that.
 * @returns ref and `onFocus` of the element around the candidates
 */
export function useKeptFocus<Around extends HTMLElement>() {
  const around = useRef<Around>(null)
  const last = useRef<Place>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback((patience: number) => {
    clearTimeout(timer.current)
    const place = last.current
    const root = around.current
    if (!place || !root) return
    const all = [...root.querySelectorAll(AT)]
    const idOf = (one: Element) => one.getAttribute('data-cartao')
    const inColumn = all.filter((one) => one.getAttribute('data-lugar') === place.lugar)
    if (inColumn.some((one) => idOf(one) === place.id)) return
    // the dialog may still be closing: look again after WAIT ms, PATIENCE times
    if (!isLost()) {
      if (patience > 0) timer.current = setTimeout(() => look(patience - 1), WAIT)
      return
    }
    const next = all.find((one) => idOf(one) === place.id) ?? inColumn[place.index] ?? inColumn.at(-1) ?? all[0]
    controlOf(next)?.focus()
  }, [])

  useLayoutEffect(() => look(PATIENCE))
  useEffect(() => {
    const forget = () => {
      last.current = undefined
    }
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('pointerdown', forget)
      clearTimeout(timer.current)
    }
  }, [])

  const onFocus = (event: FocusEvent) => {
    const at = event.target.closest(AT)
    const root = around.current
    // focus events bubble through portals: ignore those from dialogs and menus
    if (!at || !root?.contains(at)) return
    const lugar = at.getAttribute('data-lugar') ?? ''
    const inColumn = [...root.querySelectorAll(AT)].filter((one) => one.getAttribute('data-lugar') === lugar)
    last.current = { id: at.getAttribute('data-cartao') ?? '', lugar, index: inColumn.indexOf(at) }
  }
  return { ref: around, onFocus }
}
