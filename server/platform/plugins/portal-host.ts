import type { FastifyInstance } from 'fastify'
import { fail } from '#server/platform/errors/errors.ts'

/** Addresses of the portal host: portal, its API, public links (`/p/…`), robots.txt and the sitemap. */
const PORTAL = /^\/(api\/)?externo(\/|$)|^\/p\/|^\/(robots\.txt|sitemap\.xml)$/
/** Addresses for monitoring, served under every host name. */
const WATCH = /^\/api\/(health|ready)$/

/** Whether an address, with or without its query, belongs to the portal. */
export const isPortal = (url: string): boolean => PORTAL.test(url.split(/[?#]/)[0] ?? '')

/**
 * With PORTAL_URL the portal has a host of its own: a separate origin, so that a flaw in its pages cannot reach users' sessions. Under either host the
 * calls of the other are 404; its pages are redirected.
 */
export function portalHost(app: FastifyInstance): void {
  const { portalUrl } = app.prumo.env
  if (portalUrl === undefined) return
  const { host } = new URL(portalUrl)
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request
    if (WATCH.test(url)) return
    if (request.host.toLowerCase() === host) {
      if (isPortal(url)) return
      return url === '/' ? reply.redirect('/externo') : fail('NAO_ENCONTRADO')
    }
    if (!isPortal(url)) return
    return url.startsWith('/api/') ? fail('NAO_ENCONTRADO') : reply.redirect(`${portalUrl}${url}`)
  })
}

/** Calls a portal route inside the process (inject), with the portal's host name. */
export function askPortal(app: FastifyInstance, url: string) {
  const { portalUrl } = app.prumo.env
  const host = portalUrl === undefined ? {} : { host: new URL(portalUrl).host }
  return app.inject({ url, headers: { accept: 'application/json', ...host } })
}
