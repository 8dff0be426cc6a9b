/** How often each screen was opened on this machine by this person; only addresses of the menu are counted. */
export type Visits = Record<string, number>

export const visitsKey = 'home.visits'

/** react-admin's store compares defaults by identity. */
export const noVisits: Visits = {}

export const counted = (visits: Visits, url: string): Visits => ({ ...visits, [url]: (visits[url] ?? 0) + 1 })

/** The addresses opened most, most first. */
export const mostVisited = (visits: Visits, limit: number): string[] =>
  Object.entries(visits)
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([url]) => url)
