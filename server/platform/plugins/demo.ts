import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#server/platform/errors/errors.ts'

const HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** Banner on every page of a demo, above everything, without pointer events. */
const STRIP = `<p id="demonstracao" role="note" style="position:fixed;top:0;left:50%;transform:translateX(-50%);margin:0;padding:0 8px;z-index:3000;pointer-events:none;font:600 9px/12px system-ui,sans-serif;color:#1d1e20;background:#ffb45e;border-radius:0 0 6px 6px;white-space:nowrap" title="Dados fictícios">Demonstração</p>`

/**
 * Protects a demo, whose passwords are public, from productive use by accident: requests that came through a proxy or under a host name other than this
 * machine's get a page that says how to start for real, unless DEMO_PUBLICA is set.
 */
export function demoGuard(app: FastifyInstance): void {
  const { demo, demoPublic } = app.prumo.env
  if (!demo || demoPublic) return
  const page = readFileSync(new URL('./demo.html', import.meta.url))
  app.addHook('onRequest', async (request, reply) => {
    if (!isForeign(request)) return
    if (request.url.startsWith('/api/')) fail('DEMO_NAO_PUBLICA')
    return reply.code(403).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}

const isForeign = ({ headers }: FastifyRequest): boolean =>
  HEADERS.some((name) => headers[name] !== undefined) || !LOCAL.test(headers.host ?? '')

/** Adds the demo banner to a page. */
export const withDemoStrip = (page: string): string => page.replace(/<body[^>]*>/, (body) => `${body}${STRIP}`)
