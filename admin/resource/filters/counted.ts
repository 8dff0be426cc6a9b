/** The filter by which a list shows the rows of a figure (server/platform/crud/list/filters.ts). */
export const COUNTED = 'medida'

/** What a page said about the figure whose rows a list shows. */
export interface Counted {
  titulo: string
  /** address of the page it was seen on */
  volta?: string
}

/** The figure whose rows a list shows, if it does; a field may be called so, too. */
export function countedOf(values: Readonly<Record<string, unknown>>): Counted | undefined {
  const value = values[COUNTED]
  if (typeof value !== 'object' || value === null || !('medida' in value)) return undefined
  const { titulo, volta, medida } = value as Record<string, unknown>
  // an address of this application, never another one's
  const back = typeof volta === 'string' && /^\/[a-z]/.test(volta) ? volta : undefined
  return { titulo: typeof titulo === 'string' ? titulo : String(medida), volta: back }
}
