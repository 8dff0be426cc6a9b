import { useEffect, useRef } from 'react'

/** True where a key is text: '/' typed into a field is a slash. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

interface Actions {
  findEverywhere(): void
  searchMenu(): void
  listShortcuts(): void
}

/** Ctrl+K (on a Mac ⌘K) searches everything, '/' goes to the menu search, '?' lists the shortcuts. A dialog that is open keeps its keys. */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('[role="dialog"][aria-modal="true"]')) return
      const { findEverywhere, searchMenu, listShortcuts } = current.current
      const held = event.ctrlKey || event.metaKey
      const run =
        held && event.key.toLowerCase() === 'k'
          ? findEverywhere
          : held || takesText(event.target)
            ? undefined
            : { '/': searchMenu, '?': listShortcuts }[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
