import { useEffect, useRef } from 'react'
import { takesKeys } from '../keys.ts'

interface Actions {
  findEverywhere(): void
  /** focuses the search of the current list, else of the menu */
  search(): void
  listShortcuts(): void
}

/** Global shortcuts: Ctrl+K (⌘K on a Mac) opens the global search, '/' focuses the search of the list or menu, '?' lists the shortcuts. Ignored while a dialog is open. */
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
