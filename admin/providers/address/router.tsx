import { forwardRef, useCallback, useMemo } from 'react'
import { type RouterLinkProps, type RouterProvider, type RouterTo, reactRouterProvider } from 'react-admin'
import { concealSearch, revealSearch } from './private-address.ts'
import { keepView } from './view-address.ts'

/** react-admin hard-codes '/create'; our create screens are at '/new' (DESIGN.md §6). */
const toNew = (path: string): string => path.replace(/\/create(?=$|[/?#])/, '/new')

const personal = new Map<string, (name: string) => boolean>()

/** Registers which filters of a list hold personal data: these are concealed from its URL. */
export const keepPrivate = (resource: string, isPersonal: (name: string) => boolean): void =>
  void personal.set(`/${resource}`, isPersonal)

/** Conceals the personal data in a list's URL, and keeps the parameters of the current view. */
function hidden(given: RouterTo | number): RouterTo | number {
  if (typeof given !== 'object' || !given.search) return given
  const stays = given.pathname === undefined || given.pathname === window.location.pathname
  const to = stays ? { ...given, search: keepView(window.location.search, given.search) } : given
  if (!to.search) return to
  const isPersonal = personal.get(to.pathname ?? window.location.pathname)
  return isPersonal ? { ...to, search: concealSearch(to.search, isPersonal) } : to
}

function rewrite<T extends RouterTo | number>(to: T): T
function rewrite(to: RouterTo | number): RouterTo | number {
  if (typeof to === 'string') return toNew(to)
  if (typeof to === 'object' && to.pathname !== undefined) return { ...to, pathname: toNew(to.pathname) }
  return to
}

const PlainLink = reactRouterProvider.Link

const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(function Link({ to, ...props }, ref) {
  return <PlainLink ref={ref} to={rewrite(to)} {...props} />
})

/** react-admin's router with '/new' for create screens; reads return the concealed personal data, navigations conceal them. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useLocation: () => {
    const location = reactRouterProvider.useLocation()
    return useMemo(() => ({ ...location, search: revealSearch(location.search) }), [location])
  },
  Link,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate()
    // a stable function: effects of react-admin depend on it and would run on every render
    return useCallback((to, options) => navigate(hidden(rewrite(to)), options), [navigate])
  },
}
