import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Renders a page into #root. @param made hydrates the server-rendered markup */
export function mostraPagina(page: ReactNode, made: boolean): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (made) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
