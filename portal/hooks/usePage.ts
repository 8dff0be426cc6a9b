import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The first page of a visit does not move the focus. */
let first = true

/** Sets the document title and, on a change of page, focuses the heading and scrolls to the top. */
export function usePage(title: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!first) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    first = false
  }, [pathname])
  return heading
}
