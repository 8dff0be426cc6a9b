import { useEffect, useRef } from 'react'
import { takesKeys } from '../keys.ts'

interface Actions {
  findEverywhere(): void
  /** in the list that is open, else in the menu */
  search(): void
  listShortcuts(): void
}

/** Ctrl+K (on a Mac ⌘K) searches everything, '/' goes to the search of the list or the menu, '?' lists the shortcuts. A dialog that is open keeps its keys. */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      const { findEverywhere, search, listShortcuts } = current.current
      const held = event.ctrlKey || event.metaKey
      const run =
        held && event.key.toLowerCase() === 'k'
          ? findEverywhere
          : held || takesKeys(event.target)
            ? undefined
            : { '/': search, '?': listShortcuts }[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
