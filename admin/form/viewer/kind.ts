/** How a document is shown; 'outro' is download-only. */
export type ViewKind = 'imagem' | 'pdf' | 'csv' | 'texto' | 'outro'

const IMAGES = ['image/jpeg', 'image/png', 'image/webp']

/** View kind by media type. SVG and HTML can carry scripts: they are never rendered. */
export function viewKind(tipo: string): ViewKind {
  const bare = bareType(tipo)
  if (IMAGES.includes(bare)) return 'imagem'
  if (bare === 'application/pdf') return 'pdf'
  if (bare === 'text/csv') return 'csv'
  if (bare === 'text/plain') return 'texto'
  return 'outro'
}

/** 'text/plain; charset=utf-8' → 'text/plain' */
export const bareType = (tipo: string): string => (tipo.split(';')[0] ?? '').trim().toLowerCase()
