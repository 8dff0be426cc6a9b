import { useEffect } from 'react'
import { isMeantForPage, isPageCovered } from '#admin/shell/keys.ts'

/** Attributes that mark each record (row or card) and the link that opens it, for keyboard navigation. */
export const recordMark = { 'data-record': '' }
export const recordLinkMark = { 'data-record-link': '' }

/** Marks the button that opens a new record. */
export const newRecordKey = 'n'

const RECORD = '#conteudo [data-record]'

/** The link that opens a record; its other controls are reached by Tab and arrows. */
const linkOf = (record: Element | undefined) => record?.querySelector<HTMLElement>('[data-record-link]') ?? undefined

const recordOf = (element: Element | null) => element?.closest(RECORD) ?? undefined

/** Focuses the next or previous record: relative to the focused one, else the first in view. */
function step(by: 1 | -1): boolean {
  const records = [...document.querySelectorAll(RECORD)]
  const current = recordOf(document.activeElement)
  const to = current ? records[records.indexOf(current) + by] : records.find(isInSight)
  const link = linkOf(to)
  link?.focus({ preventScroll: true })
  // scrolls the whole record into view, not only its link
  to?.scrollIntoView({ block: 'nearest' })
  return link !== undefined
}

/** Whether the record's upper edge is not above the viewport. */
const isInSight = (record: Element): boolean => record.getBoundingClientRect().top >= 0

/** Toggles the checkbox of the focused record, if it has one; returns false on its own buttons and inputs, which handle the key. */
function tick(): boolean {
  const at = document.activeElement
  const record = recordOf(at)
  if (!record || at?.matches('button, input, [role=button]')) return false
  const box = record.querySelector<HTMLInputElement>('input[type=checkbox]')
  box?.click()
  return box !== null
}

function openNew(): boolean {
  const button = document.querySelector<HTMLElement>(`#conteudo [aria-keyshortcuts="${newRecordKey}"]`)
  button?.click()
  return button !== null
}

/**
 * List keys: j and k move between records, Enter opens the focused one (a link), space toggles its selection, n opens a new one. Ignored in
 * fields, dialogs and menus. @param walking false: j and k are handled by the panel beside the list
 */
export function useListKeys(walking: boolean): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!isMeantForPage(event) || isPageCovered()) return
      const walk = (by: 1 | -1) => (walking ? () => step(by) : undefined)
      const run = { j: walk(1), k: walk(-1), ' ': tick, n: openNew }[event.key]
      if (run?.()) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [walking])
}
