import { useEffect } from 'react'

/** Alt+PageDown and Alt+PageUp change the list's page, wherever the focus is; ignored while a dialog or menu is open. */
export function usePageKeys(page: number, pages: number, setPage: (page: number) => void): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (!event.altKey || document.querySelector('[role="dialog"], [role="menu"]')) return
      const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
      if (step === 0 || page + step < 1 || page + step > pages) return
      event.preventDefault()
      setPage(page + step)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [page, pages, setPage])
}
