import { later } from '../later.tsx'
import type { ViewKind } from './kind.ts'
import type { View } from './view.ts'

/** View components by kind, loaded lazily. */
export const views: Record<Exclude<ViewKind, 'outro'>, View> = {
  imagem: later(() => import('./ImageView.tsx')),
  pdf: later(() => import('./pdf/PdfView.tsx')),
  csv: later(() => import('./CsvView.tsx')),
  texto: later(() => import('./TextView.tsx')),
}
