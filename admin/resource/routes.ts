/** 'a/{aId}/b' as the router writes it: 'a/:aId/b'. */
export const routerPath = (route: string): string => route.replace(/\{(\w+)\}/g, ':$1')

/** The route with the parents' ids of the current address put in. */
export const fillRoute = (route: string, params: Readonly<Record<string, string | undefined>>): string =>
  route.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
