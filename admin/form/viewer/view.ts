import type { ComponentType } from 'react'
import type { Print } from '../print/usePrint.tsx'
import type { Pages } from './pages.ts'
import type { Content } from './useContent.ts'
import type { Zoom } from './useZoom.ts'

export interface ViewProps {
  content: Extract<Content, { state: 'ready' }>
  nome: string
  zoom: Zoom
  /** told where a paged document stands */
  onPages(pages: Pages | undefined): void
  /** the content is not what its type says */
  onBroken(): void
  /** asked for what goes on paper */
  print: Print
}

export type View = ComponentType<ViewProps>
