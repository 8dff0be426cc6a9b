import { forwardRef, useCallback } from 'react'
import { type RouterLinkProps, type RouterProvider, type RouterTo, reactRouterProvider } from 'react-admin'

/** react-admin knows only '/create'; our screens of new records are at '/new' (DESIGN.md §6). */
const toNew = (path: string): string => path.replace(/\/create(?=$|[/?#])/, '/new')

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

/** react-admin's router with our address of new records. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Link,
  useNavigate: () => {
    const navigate = reactRouterProvider.useNavigate()
    // react-admin's effects depend on it: a new function at every render would never let them rest.
    return useCallback((to, options) => navigate(rewrite(to), options), [navigate])
  },
}
