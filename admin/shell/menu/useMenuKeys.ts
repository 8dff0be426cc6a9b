import { type KeyboardEvent, useRef } from 'react'
import { foldText } from '#schemas/runtime/names.ts'

/** Attribute of the elements that the keys move through, in document order. */
export const menuItemMark = { 'data-menu-item': '' }

const itemsIn = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')]

/** Letters typed within this many milliseconds form one word. */
const WORD_MS = 600

/** Menu keys: arrows, Home, End and typeahead; Right and Left expand and collapse a group. */
export function useMenuKeys() {
  const typed = useRef({ word: '', at: 0 })

  const byLetters = (items: HTMLElement[], from: number, letter: string): HTMLElement | undefined => {
    const now = Date.now()
    const word = (now - typed.current.at < WORD_MS ? typed.current.word : '') + foldText(letter)
    typed.current = { word, at: now }
    // a first letter searches from the next entry, further letters from the current one
    const start = from + (word.length === 1 ? 1 : 0)
    const round = [...items.slice(start), ...items.slice(0, start)]
    return round.find((item) => foldText(item.dataset.label ?? '').startsWith(word))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    const items = itemsIn(currentTarget)
    const at = items.indexOf(target)
    const searching = at < 0 && target instanceof HTMLInputElement
    if (at < 0 && !(searching && key === 'ArrowDown')) return
    const go = (item: HTMLElement | null | undefined) => {
      event.preventDefault()
      item?.focus()
    }
    const group = target.getAttribute('aria-expanded')
    if (key === 'ArrowDown') go(items[at + 1])
    else if (key === 'ArrowUp') go(at === 0 ? currentTarget.querySelector('input') : items[at - 1])
    else if (key === 'Home') go(items[0])
    else if (key === 'End') go(items.at(-1))
    else if (key === 'ArrowRight' && group === 'false') target.click()
    else if (key === 'ArrowRight' && group === 'true') go(items[at + 1])
    else if (key === 'ArrowLeft' && group === 'true') target.click()
    else if (key === 'ArrowLeft') go(groupOf(target))
    else if (/^[\p{L}\p{N}]$/u.test(key)) go(byLetters(items, at, key) ?? target)
  }
}

/** Returns the button of an entry's group. */
const groupOf = (item: HTMLElement): HTMLElement | null | undefined =>
  item.closest('ul')?.closest('li')?.querySelector<HTMLElement>('[data-menu-item]')
