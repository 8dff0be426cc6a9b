import { type KeyboardEvent, useId, useState } from 'react'
import { type MarkerOption, matchingMarkers, type OpenMarker, openMarker } from './options.ts'

export interface Suggestions {
  /** id of the listbox */
  id: string
  /** empty: nothing is suggested */
  found: MarkerOption[]
  /** index in `found` of the option that Enter takes */
  active: number
  /** to be called when the text before the caret changes; undefined: no caret in a text */
  look(before: string | undefined): void
  /** takes one */
  choose(option: MarkerOption): void
  close(): void
  /** handles a key. @returns whether it was handled */
  press(event: KeyboardEvent): boolean
  /** ARIA attributes for the text box */
  aria: { 'aria-autocomplete': 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string }
}

export const optionId = (id: string, place: number): string => `${id}-${place}`

/**
 * Autocompletion of markers after '{{', with the focus in the text: typing filters, arrows move, Enter or Tab takes an option, Esc closes.
 * @param onChoose replaces the typed part by the option
 */
export function useSuggestions(
  options: readonly MarkerOption[] | undefined,
  onChoose: (option: MarkerOption, open: OpenMarker) => void,
): Suggestions {
  const id = useId()
  const [open, setOpen] = useState<OpenMarker>()
  const [active, setActive] = useState(0)
  const found = open && options ? matchingMarkers(options, open.typed) : []
  const close = () => setOpen(undefined)
  const choose = (option: MarkerOption) => {
    if (!open) return
    close()
    onChoose(option, open)
  }
  const go = (by: number) => () => setActive((active + by + found.length) % found.length)
  return {
    id,
    found,
    active,
    look(before) {
      setOpen(before === undefined ? undefined : openMarker(before))
      setActive(0)
    },
    choose,
    close,
    press(event) {
      if (found.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
      const take = () => {
        const option = found[active]
        if (option) choose(option)
      }
      const run = { ArrowDown: go(1), ArrowUp: go(-1), Enter: take, Tab: take, Escape: close }[event.key]
      if (!run) return false
      event.preventDefault()
      event.stopPropagation()
      run()
      return true
    },
    aria:
      found.length === 0
        ? { 'aria-autocomplete': 'list' }
        : { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': optionId(id, active) },
  }
}
