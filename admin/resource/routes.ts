/** 'a/{aId}/b' as the router writes it: 'a/:aId/b'. */
export const routerPath = (route: string): string => route.replace(/\{(\w+)\}/g, ':$1')

/** The route with the parents' ids of the current address put in. */
export const fillRoute = (route: string, params: Readonly<Record<string, string | undefined>>): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/**
 * Of a list below a parent's record: that record's address and id.
 * @param own the route of the list below the parent alone, where it is also served below what the parent refers to
 */
export function parentOf(route: string, resource: string, own = route): { to: string; id: string } | undefined {
  const id = resource.split('/')[lastParameter(route)]
  if (id === undefined) return undefined
  const parts = own.split('/').slice(0, lastParameter(own) + 1)
  return { to: `/${parts.map((part) => (part.startsWith('{') ? id : part)).join('/')}`, id }
}

const lastParameter = (route: string): number => route.split('/').findLastIndex((part) => part.startsWith('{'))
