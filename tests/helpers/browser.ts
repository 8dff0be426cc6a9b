import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { vi } from 'vitest'
import { prepare } from '#server/start/prepare.mjs'
import { createTestApp, PASSWORD, type TestApp } from './app.ts'

// whole stories, on a machine that others use, too; for every file that opens a stage
vi.setConfig({ testTimeout: 90_000, hookTimeout: 300_000 })
/** How long a step of a story waits for what it needs: a page that is opened first is slow where others work. */
const PATIENCE = 30_000

/** The product as it is shipped: built pages, real server, a database of its own, and a browser. */
export interface Stage {
  app: TestApp
  url: string
  /** a window of a browser of its own; with a user name, logged in */
  window(usuario?: string, options?: BrowserContextOptions): Promise<Window>
  /** tells a story in a window of its own; @throws Error when the browser had something to complain about */
  story(usuario: string | undefined, tell: Story, options?: BrowserContextOptions): Promise<void>
  close(): Promise<void>
}

export type Story = (window: Window) => Promise<void>

export interface Window {
  page: Page
  context: BrowserContext
  /** what the browser complained about so far: errors of the console and exceptions; refused calls are left out */
  complaints: string[]
  /** goes to an address of the product and waits for its title */
  open(path: string): Promise<void>
  /** waits until the page asks for nothing any more: what it does by itself when it opens is over */
  quiet(): Promise<void>
  /** another tab of the same browser, with the same list of complaints */
  tab(): Promise<Window>
}

export const DESK = { width: 1366, height: 768 }
const PLACE = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' } as const
export const PHONE = { width: 390, height: 844 }

/** Unread news would open over every start page (spec 1 §2.6): a story about news publishes its own. */
const NEWS_READ = `insert into noticia_leitura (noticia_id, usuario_id, lida_em)
  select n.id, u.id, now() from noticia n cross join usuario u on conflict do nothing`

/**
 * Opens the product for a story, under its real Content-Security-Policy.
 * @param dist folder with pages built before; by default those of the clone, built anew when they are stale
 * @param env further environment of the server
 */
export async function openStage(dist = process.env.DIST, env?: Record<string, string>): Promise<Stage> {
  if (!dist) await prepare({ pages: true })
  const app = await createTestApp({ dist, env })
  await app.database.pool.query(NEWS_READ)
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`
  const browser = await openBrowser(url)
  const { window } = browser
  return {
    app,
    url,
    window,
    async story(usuario, tell, options) {
      const own = await window(usuario, options)
      await tell(own)
      await own.context.close()
      if (own.complaints.length > 0) throw new Error(`The browser complains: ${own.complaints.join('\n')}`)
    },
    async close() {
      await browser.close()
      await app.close()
    },
  }
}

/** A browser before a product that runs already, at this address. */
export async function openBrowser(url: string): Promise<Pick<Stage, 'window' | 'close'>> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    async window(usuario, options) {
      const context = await browser.newContext({ ...PLACE, viewport: DESK, ...options })
      if (usuario) await enter(context, url, usuario)
      return openWindow(context, url)
    },
    close: () => browser.close(),
  }
}

async function enter(context: BrowserContext, url: string, usuario: string): Promise<void> {
  const headers = { 'X-Requested-With': 'prumo' }
  const answer = await context.request.post(`${url}/api/login`, { data: { usuario, senha: PASSWORD }, headers })
  if (!answer.ok()) throw new Error(`login ${usuario}: ${answer.status()}`)
}

async function openWindow(context: BrowserContext, url: string, complaints: string[] = []): Promise<Window> {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const open = async (path: string) => {
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  return { page, context, complaints, open, quiet: quietOf(page), tab: () => openWindow(context, url, complaints) }
}

/** How often in a row a page must be found idle with no call under way before it counts as quiet. */
const QUIET_LOOKS = 3

/** The page itself says when it is idle, so that a slow machine only makes it later. */
function quietOf(page: Page): () => Promise<void> {
  let asked = 0
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    asked++
    underWay.add(request)
  })
  // a download is answered, but never finished
  page.on('response', (answer) => underWay.delete(answer.request()))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    for (let looks = 0; looks < QUIET_LOOKS; looks++) {
      const before = asked
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))))
      if (underWay.size > 0 || asked > before) looks = -1
    }
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Findings = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }

/**
 * What axe-core finds against WCAG 2 A and AA on the page as it stands; [] is what a story wants.
 * @param within CSS selector of the part that the story is about; by default the whole page
 */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  const run = `window.axe.run(${JSON.stringify(within)}, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] })`
  const { violations } = (await page.evaluate(run)) as Findings
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`),
  )
}

/** Pixels by which the page is wider than its window: 0 unless it has to be moved sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
