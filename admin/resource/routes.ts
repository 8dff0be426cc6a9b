/** Converts 'a/{aId}/b' to the router's notation: 'a/:aId/b'. */
export const routerPath = (route: string): string => route.replace(/\{(\w+)\}/g, ':$1')

/** Fills the parents' ids of the current URL into the route. */
export const fillRoute = (route: string, params: Readonly<Record<string, string | undefined>>): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Returns path and id of the parent record of a nested list.
 * @param own the route below the direct parent only, where the list is also served below the parent's own references
 */
export function parentOf(route: string, resource: string, own = route): { to: string; id: string } | undefined {
  const id = resource.split('/')[lastParameter(route)]
  if (id === undefined) return undefined
  const parts = own.split('/').slice(0, lastParameter(own) + 1)
  return { to: `/${parts.map((part) => (part.startsWith('{') ? id : part)).join('/')}`, id }
}

const lastParameter = (route: string): number => route.split('/').findLastIndex((part) => part.startsWith('{'))
