import { lazy } from 'react'
import type { ViewKind } from './kind.ts'
import type { View } from './view.ts'

/** How each kind is shown; each comes when it is first needed. */
export const views: Record<Exclude<ViewKind, 'outro'>, View> = {
  imagem: lazy(() => import('./ImageView.tsx')),
  pdf: lazy(() => import('./pdf/PdfView.tsx')),
  csv: lazy(() => import('./CsvView.tsx')),
  texto: lazy(() => import('./TextView.tsx')),
}
