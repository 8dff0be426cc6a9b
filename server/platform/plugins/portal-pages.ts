import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenOf } from '#server/platform/access/cookies.ts'
import { pathOnly } from '#server/platform/integrations/personal.ts'
import { withDemoStrip } from './demo.ts'
import { askPortal } from './portal-host.ts'
import { portalAddress } from './public-address.ts'
import { sendMade } from './send-made.ts'

/** An answer of the API for server-side rendering. */
interface Answer {
  body: unknown
  total: number
}

/** Exports of `dist/portal-server/main.js` (portal/server/main.tsx). The server knows the file by its path only. */
interface PortalBundle {
  callsOf(path: string): string[] | undefined
  render(
    path: string,
    asked: { anonimo: boolean; hoje: string; origem: string; answers: Record<string, Answer> },
  ): { status: number; location?: string; head: string; style: string; body: string }
}

/** Sends a server-rendered public page; false when the browser has to render it: another page, no bundle, or a failure (which is logged). */
export type SendPortalPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * Renders the public pages of the portal with the vacancies in the first answer: for slow connections, messengers and search engines. Rendered without a
 * session, so that no page holds personal data; logged-in candidates get their part by a call afterwards.
 */
export function portalPages(app: FastifyInstance, dist: string): SendPortalPage {
  const main = join(dist, 'portal-server', 'main.js')
  const shell = join(dist, 'portal', 'index.html')
  let bundle: Promise<PortalBundle> | undefined
  const load = () => {
    bundle ??= import(pathToFileURL(main).href) as Promise<PortalBundle>
    return bundle
  }
  return async (request, reply) => {
    if (!existsSync(main)) return false
    try {
      return await make(app, await load(), await readFile(shell, 'utf8'), request, reply)
    } catch (error) {
      request.log.error({ err: error, url: pathOnly(request.url) }, 'A página do portal não pôde ser feita no servidor')
      return false
    }
  }
}

async function make(
  app: FastifyInstance,
  { callsOf, render }: PortalBundle,
  shell: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const calls = callsOf(request.url)
  if (!calls) return false
  const answers = Object.fromEntries((await Promise.all(calls.map((url) => ask(app, url)))).flat())
  const asked = {
    anonimo: tokenOf(request, 'candidato') === undefined,
    hoje: app.prumo.today(),
    origem: portalAddress(request),
    answers,
  }
  const { status, location, head, style, body } = render(request.url, asked)
  reply.header('cache-control', 'no-cache').header('vary', 'Cookie')
  if (location) {
    reply.redirect(location, 302)
    return true
  }
  const made = filled(shell, { head, style, body })
  const page = app.prumo.env.demo ? withDemoStrip(made) : made
  sendMade(request, reply, page, status)
  return true
}

/** Calls the API without a session; 404 gives a null body, a refused call no answer. @throws Error for a status from 500 on */
async function ask(app: FastifyInstance, url: string): Promise<[string, Answer][]> {
  const answer = await askPortal(app, url)
  if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode}`)
  if (answer.statusCode === 404) return [[url, { body: null, total: 0 }]]
  if (answer.statusCode !== 200) return []
  const range = String(answer.headers['content-range'] ?? '')
  return [[url, { body: answer.json(), total: Number(/\/(\d+)$/.exec(range)?.[1] ?? 0) }]]
}

/** Fills head and body into the marks of the index page. */
function filled(shell: string, { head, style, body }: { head: string; style: string; body: string }): string {
  return shell
    .replace(/<!--cabeca-->[\s\S]*<!--\/cabeca-->/, () => head)
    .replace(/<!--pagina-->[\s\S]*<!--\/pagina-->/, () => body)
    .replace('<html ', () => `<html style="${style}" `)
}
