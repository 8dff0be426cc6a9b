import { useEffect } from 'react'
import { isMeantForPage, isPageCovered } from '#admin/shell/keys.ts'

/** Mark each record of a list, row or card, and the link that opens it, so that keys find them. */
export const recordMark = { 'data-record': '' }
export const recordLinkMark = { 'data-record-link': '' }

/** Marks the button that opens a new record. */
export const newRecordKey = 'n'

const RECORD = '#conteudo [data-record]'

/** What else can be pressed in a record comes by Tab and arrows. */
const linkOf = (record: Element | undefined) => record?.querySelector<HTMLElement>('[data-record-link]') ?? undefined

const recordOf = (element: Element | null) => element?.closest(RECORD) ?? undefined

/** Goes to the next record or the one before: from the one that has the focus, else to the first that stands in sight. */
function step(by: 1 | -1): boolean {
  const records = [...document.querySelectorAll(RECORD)]
  const current = recordOf(document.activeElement)
  const to = current ? records[records.indexOf(current) + by] : records.find(isInSight)
  const link = linkOf(to)
  link?.focus({ preventScroll: true })
  // the whole record comes into sight, not only its name
  to?.scrollIntoView({ block: 'nearest' })
  return link !== undefined
}

/** Below the header of the page. */
const isInSight = (record: Element): boolean => record.getBoundingClientRect().top >= 0

/** Ticks the record that has the focus, when records can be ticked; on its own buttons and boxes the key is theirs. */
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
 * j and k go from record to record, Enter opens the one that has the focus (it is a link), space ticks it, n opens a new one. Fields, dialogs and
 * menus keep their keys. @param walking false: j and k belong to something beside the list
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
