/** 'a/{aId}/b' as the router writes it: 'a/:aId/b'. */
export const routerPath = (route: string): string => route.replace(/\{(\w+)\}/g, ':$1')

/** The route with the parents' ids of the current address put in. */
export const fillRoute = (route: string, params: Readonly<Record<string, string | undefined>>): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/** Of a list below a parent's record: that record's address and id. */
export function parentOf(route: string, resource: string): { to: string; id: string } | undefined {
  const last = route.split('/').findLastIndex((part) => part.startsWith('{'))
  const parts = resource.split('/')
  const id = last < 0 ? undefined : parts[last]
  return id === undefined ? undefined : { to: `/${parts.slice(0, last + 1).join('/')}`, id }
}
