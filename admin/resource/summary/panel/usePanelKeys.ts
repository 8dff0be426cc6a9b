import { useEffect, useRef } from 'react'
import { isPageCovered, takesKeys } from '#admin/shell/keys.ts'

interface Keys {
  close(): void
  /** -1 the one before, 1 the next */
  step(by: number): void
}

/** Esc closes the panel, j and k go to the next record and the one before; a dialog, a menu or a field that is open keeps its keys. */
export function usePanelKeys(keys: Keys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
      if (isPageCovered()) return
      const { close, step } = current.current
      const run = { Escape: close, j: () => step(1), k: () => step(-1) }[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
