import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A page opens at its top; after it was opened from the menu, or from something that is gone with the old page, the keyboard goes on in it. Who goes
 * back finds the page where it was left: the browser sees to that.
 */
export function useFocusPage(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (way !== 'POP') window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    const at = document.activeElement
    if (at === null || at === document.body || at.closest('#menu-lateral'))
      document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname, way])
}
