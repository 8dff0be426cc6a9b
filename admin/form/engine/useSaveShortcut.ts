import { type RefObject, useEffect } from 'react'

/** Forms on the page, the innermost last: only that one answers to the shortcut. */
const open: RefObject<HTMLElement | null>[] = []

/** Ctrl+S (Cmd+S) saves, wherever the focus is, also from a dialog's form. */
export function useSaveShortcut(root: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    open.push(root)
    const listen = (event: KeyboardEvent) => {
      if (event.key?.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return
      if (open.at(-1) !== root || event.defaultPrevented) return
      event.preventDefault()
      if (enabled) root.current?.querySelector('form')?.requestSubmit()
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      open.splice(open.indexOf(root), 1)
    }
  }, [root, enabled])
}
