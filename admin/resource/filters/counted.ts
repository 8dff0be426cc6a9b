/** Filter name for the rows behind a figure (server/platform/crud/list/filters.ts). */
export const COUNTED = 'medida'

/** Title of the figure whose rows a list shows. */
export interface Counted {
  titulo: string
  /** path of the page with the figure */
  volta?: string
}

/** Returns the figure whose rows a list shows, if any; a field may have the same name, so the value's shape is checked. */
export function countedOf(values: Readonly<Record<string, unknown>>): Counted | undefined {
  const value = values[COUNTED]
  if (typeof value !== 'object' || value === null || !('medida' in value)) return undefined
  const { titulo, volta, medida } = value as Record<string, unknown>
  // internal paths only: no open redirect
  const back = typeof volta === 'string' && /^\/[a-z]/.test(volta) ? volta : undefined
  return { titulo: typeof titulo === 'string' ? titulo : String(medida), volta: back }
}
