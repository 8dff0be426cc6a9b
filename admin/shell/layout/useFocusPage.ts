import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation, scrolls to the top, except on back and forward, where the browser restores the scroll position. Moves the focus into
 * the page when the focused element was in the menu or is gone.
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
