import { type RefObject, useEffect } from 'react'

/** Mounted forms, the innermost last: only the last one handles the shortcut. */
const open: RefObject<HTMLElement | null>[] = []

/** Saves on Ctrl+S (Cmd+S), wherever the focus is, also from a form in a dialog. */
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
