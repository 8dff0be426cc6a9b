import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Shows a page in its #root. @param made the server made it: it is taken over as it stands */
export function mostraPagina(page: ReactNode, made: boolean): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  if (made) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
