import { useEffect, useRef } from 'react'
import { isPageCovered, takesKeys } from '#admin/shell/keys.ts'

interface Keys {
  close(): void
  /** -1 for the previous record, 1 for the next */
  step(by: number): void
}

/** Panel keys: Esc closes it, j and k move to the next and previous record. Ignored in an open dialog, menu or field. */
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
