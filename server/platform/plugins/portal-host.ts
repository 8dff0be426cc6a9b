import type { FastifyInstance } from 'fastify'
import { fail } from '#server/platform/errors/errors.ts'

/** What candidates, search engines and whoever answers by a public link (`/p/…`) open. */
const PORTAL = /^\/(api\/)?externo(\/|$)|^\/p\/|^\/(robots\.txt|sitemap\.xml)$/
/** What whoever watches a server asks, under every name. */
const WATCH = /^\/api\/(health|ready)$/

/** Whether an address of the product, with or without its query, is the candidates'. */
export const isPortal = (url: string): boolean => PORTAL.test(url.split(/[?#]/)[0] ?? '')

/**
 * With PORTAL_URL the portal has a host of its own: the browser keeps its pages and those of users apart, so that what goes wrong on one cannot reach the
 * session of the other. Under either name the other's calls do not exist; its pages are redirected.
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

/** Asks a call of the portal from inside, under the name it has there. */
export function askPortal(app: FastifyInstance, url: string) {
  const { portalUrl } = app.prumo.env
  const host = portalUrl === undefined ? {} : { host: new URL(portalUrl).host }
  return app.inject({ url, headers: { accept: 'application/json', ...host } })
}
