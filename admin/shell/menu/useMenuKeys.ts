import { type KeyboardEvent, useRef } from 'react'
import { foldText } from '#schemas/runtime/names.ts'

/** Marks what the keys go through, in the order of the page. */
export const menuItemMark = { 'data-menu-item': '' }

const itemsIn = (menu: HTMLElement): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')]

/** Letters typed within this time are one word. */
const WORD_MS = 600

/** Arrow keys, Home, End and the first letters of an entry, inside a menu; Right and Left open and fold a group. */
export function useMenuKeys() {
  const typed = useRef({ word: '', at: 0 })

  const byLetters = (items: HTMLElement[], from: number, letter: string): HTMLElement | undefined => {
    const now = Date.now()
    const word = (now - typed.current.at < WORD_MS ? typed.current.word : '') + foldText(letter)
    typed.current = { word, at: now }
    // the first letter goes on to the next entry, further ones may stay on this one
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

/** The button of the group an entry stands in. */
const groupOf = (item: HTMLElement): HTMLElement | null | undefined =>
  item.closest('ul')?.closest('li')?.querySelector<HTMLElement>('[data-menu-item]')
