import { type KeyboardEvent, useId, useState } from 'react'
import { type MarkerOption, matchingMarkers, type OpenMarker, openMarker } from './options.ts'

export interface Suggestions {
  /** element of the list */
  id: string
  /** empty: nothing is suggested */
  found: MarkerOption[]
  /** place in `found` of the one that Enter takes */
  active: number
  /** the text up to the cursor has changed; undefined: the cursor stands in no text */
  look(before: string | undefined): void
  /** takes one */
  choose(option: MarkerOption): void
  close(): void
  /** a key in the text. @returns whether it was meant for the list */
  press(event: KeyboardEvent): boolean
  /** for the element that is typed into */
  aria: { 'aria-autocomplete': 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string }
}

export const optionId = (id: string, place: number): string => `${id}-${place}`

/**
 * Suggests markers from '{{' on, while the text keeps the focus: typing narrows them, the arrows go through them, Enter or Tab takes one, Esc leaves the
 * text as it is typed.
 * @param onChoose puts it in the place of what was typed of it
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
