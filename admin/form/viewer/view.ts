import type { ComponentType } from 'react'
import type { Print } from '../print/usePrint.tsx'
import type { Pages } from './pages.ts'
import type { Content } from './useContent.ts'
import type { Zoom } from './useZoom.ts'

export interface ViewProps {
  content: Extract<Content, { state: 'ready' }>
  nome: string
  zoom: Zoom
  /** reports the position in a paged document */
  onPages(pages: Pages | undefined): void
  /** the content does not match its media type */
  onBroken(): void
  /** receives the content to print */
  print: Print
}

export type View = ComponentType<ViewProps>
