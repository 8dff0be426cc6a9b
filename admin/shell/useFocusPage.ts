import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a page was opened from the menu, or from something that is gone with the old page, the keyboard goes on in the new one. */
export function useFocusPage(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const at = document.activeElement
    if (at === null || at === document.body || at.closest('#menu-lateral')) document.getElementById('conteudo')?.focus()
  }, [pathname])
}
