import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#server/platform/errors/errors.ts'
import { withDemoStrip } from './demo.ts'
import { portalPages } from './portal-pages.ts'
import { sendMade } from './send-made.ts'

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url))
const YEAR = '365d'
const config = { authority: 'PUBLIC' }

/**
 * Serves the built screens: the portal below /externo, public links of surveys below /p, the internal area everywhere else but /api. A path that is no
 * file gets the index page, whose router knows the screens.
 */
export async function servePages(app: FastifyInstance, { dist = DIST }: { dist?: string } = {}): Promise<void> {
  // the build writes a compressed file beside each text file
  const options = { serve: false, index: false, dotfiles: 'ignore', wildcard: false, preCompressed: true } as const
  await app.register(fastifyStatic, { root: dist, ...options })
  const admin = { root: join(dist, 'admin'), base: '/' }
  const portal = { root: join(dist, 'portal'), base: '/externo' }
  const sendPage = portalPages(app, dist)
  const sendPortal = async (request: FastifyRequest, reply: FastifyReply) =>
    wantsPage(request) && (await sendPage(request, reply)) ? reply : send(request, reply, portal)
  app.get('/externo', { config }, sendPortal)
  app.get('/externo/*', { config }, sendPortal)
  // page of a survey's public link: small, without a session, noindex
  app.get('/p/:codigo', { config }, (request, reply) =>
    sendShell(request, reply.header('x-robots-tag', 'noindex'), portal.root, 'pesquisa.html'),
  )
  app.get('/*', { config }, (request, reply) => send(request, reply, admin))
  app.get('/', { config }, (request, reply) => send(request, reply, admin))
}

interface Site {
  root: string
  base: string
}

async function send(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const [pathname = '/'] = request.url.split('?')
  if (pathname === '/api' || pathname.startsWith('/api/')) fail('NAO_ENCONTRADO')
  const name = fileName(pathname.slice(site.base.length))
  if (name && (await isFile(join(site.root, name)))) {
    const hashed = /(^|\/)assets\//.test(name)
    return reply.sendFile(name, site.root, hashed ? { maxAge: YEAR, immutable: true } : { maxAge: 0 })
  }
  if (!wantsPage(request) || /\.(js|mjs|css|map|png|jpe?g|svg|ico|woff2?|json|txt|webmanifest)$/i.test(pathname))
    fail('NAO_ENCONTRADO')
  return sendShell(request, reply, site.root, 'index.html')
}

/** Sends the built HTML page that a screen begins with. */
async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  page: 'index.html' | 'pesquisa.html',
): Promise<FastifyReply> {
  if (!existsSync(join(root, page))) return unbuilt(reply)
  reply.header('cache-control', 'no-cache')
  if (request.server.prumo.env.demo)
    return sendMade(request, reply, withDemoStrip(await readFile(join(root, page), 'utf8')))
  return reply.sendFile(page, root, { cacheControl: false })
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(headers.accept ?? '*/*')

/** A relative file name without tricks; undefined for the folder itself and for what cannot be one. */
function fileName(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path).replace(/^\/+/, '')
    const odd =
      name === '' || name.includes('\0') || name.includes('\\') || name.split('/').some((part) => /^\.|^$/.test(part))
    return odd ? undefined : name
  } catch {
    return undefined
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Answers 503 with a page that says what is missing, where the screens were not built. */
async function unbuilt(reply: FastifyReply): Promise<FastifyReply> {
  const page = await readFile(new URL('./unbuilt.html', import.meta.url))
  return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
