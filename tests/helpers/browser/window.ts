import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { type Borrowed, borrowContext } from './contexts.ts'

/** Password of the demo users. */
const PASSWORD = 'prumo-demo-2026'

/** Timeout of a step in ms: a first load is slow while other tests run. */
const PATIENCE = 30_000

export interface Window {
  page: Page
  context: BrowserContext
  /** console errors and exceptions so far; failed requests are left out */
  complaints: string[]
  /** the last API calls of the page, oldest first: method, address, status, and how many ms ago it was answered or, without a status, sent */
  lastCalls(): string[]
  /**
   * Opens an address, waits for its title and, up to OPENING ms, until the page is idle. Between pages of the admin it navigates like a link;
   * anything else is loaded anew, also the current page.
   */
  open(path: string): Promise<void>
  /** opens an address, always by a full page load */
  load(path: string): Promise<void>
  /** waits until the page is idle: no call is pending */
  quiet(): Promise<void>
  /** prepares the window for the next story: removes routes and extra tabs, resets the viewport, clears the complaints */
  tidy(): Promise<void>
  /** opens another tab of the same context, with the same list of complaints */
  tab(): Promise<Window>
  /** closes all tabs of the window */
  close(): Promise<void>
}

export const DESK = { width: 1366, height: 768 }
/** Locale, time zone and motion setting of the users. */
export const PLACE = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' } as const
export const PHONE = { width: 390, height: 844 }

/** Windows of one browser. */
export interface Browser {
  /** a window in a context of its own; with a user name, logged in */
  window(usuario?: string, options?: BrowserContextOptions): Promise<Window>
  close(): Promise<void>
}

/** Opens windows on a running product at this address. */
export function openBrowser(url: string): Browser {
  const open = new Set<Borrowed>()
  return {
    async window(usuario, options) {
      const borrowed = await borrowContext(url, { ...PLACE, viewport: DESK, ...options })
      open.add(borrowed)
      if (usuario) await enter(borrowed.context, url, usuario)
      const close = async () => {
        open.delete(borrowed)
        await borrowed.giveBack()
      }
      return openWindow(borrowed, url, close)
    },
    async close() {
      await Promise.all([...open].map((borrowed) => borrowed.discard()))
      open.clear()
    },
  }
}

async function enter(context: BrowserContext, url: string, usuario: string): Promise<void> {
  const headers = { 'X-Requested-With': 'prumo' }
  const answer = await context.request.post(`${url}/api/login`, { data: { usuario, senha: PASSWORD }, headers })
  if (!answer.ok()) throw new Error(`login ${usuario}: ${answer.status()}`)
}

function openWindow(
  { context, page }: Pick<Borrowed, 'context' | 'page'>,
  url: string,
  close: () => Promise<void>,
  complaints: string[] = [],
): Window {
  page.setDefaultTimeout(PATIENCE)
  const size = page.viewportSize()
  page.on('console', (message) => {
    const refused = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !refused) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const settles = settlesOf(page)
  const lastCalls = noteCalls(page)
  const arrive = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    // gives up after OPENING ms: a story may delay calls on purpose
    await settles(1, OPENING)
  }
  const load = async (path: string) => {
    await page.goto(`${url}${path}`)
    await arrive()
  }
  const open = async (path: string) => {
    if (!page.url().startsWith(`${url}/`) || !(await page.evaluate(goInside, path))) return load(path)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })))
    await arrive()
  }
  const quiet = async () => {
    if (!(await settles(QUIET_LOOKS, PATIENCE))) throw new Error(`${page.url()} does not become quiet`)
  }
  const tidy = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const others = context.pages().filter((one) => one !== page)
    await Promise.all([...others.map((one) => one.close()), size && page.setViewportSize(size)])
    complaints.length = 0
  }
  const tab = async () => openWindow({ context, page: await context.newPage() }, url, close, complaints)
  return { page, context, complaints, lastCalls, open, load, quiet, tidy, close, tab }
}

/**
 * Runs in the page: navigates within the admin like a link.
 * @returns false, without effect, where a link would not work: portal, log-in, an open dialog or menu, unsaved changes, the same page
 */
async function goInside(path: string): Promise<boolean> {
  const [address = ''] = path.split(/[?#]/)
  const elsewhere = /^\/(?:externo|p|api|login)\b/
  const busy = document.querySelector('[role=dialog], [role=alertdialog], [role=menu], .prumo-dirty')
  if (busy || !document.querySelector('[aria-controls=menu-lateral]')) return false
  if (elsewhere.test(address) || elsewhere.test(location.pathname) || address === location.pathname) return false
  // closes notices of the last page, which a story could mistake for its own
  const close = '.MuiAlert-filled .MuiAlert-action button'
  for (let looks = 0; document.querySelector(close); looks++) {
    if (looks === 100) return false
    for (const button of document.querySelectorAll<HTMLElement>(close)) button.click()
    await new Promise((done) => setTimeout(done, 25))
  }
  const state = { usr: null, key: String(performance.now()), idx: (history.state?.idx ?? 0) + 1 }
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
  return true
}

/** Calls reported of a page whose story failed. */
const CALLS = 12

/** Records the API calls of a page. @returns a function that lists the last ones */
function noteCalls(page: Page): () => string[] {
  const calls: { request: Request; at: number; status?: number }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return
    calls.push({ request, at: Date.now() })
    if (calls.length > CALLS) calls.shift()
  })
  page.on('response', (answer) => {
    const call = calls.findLast(({ request }) => request === answer.request())
    if (call) Object.assign(call, { at: Date.now(), status: answer.status() })
  })
  return () =>
    calls.map(
      ({ request, at, status }) =>
        `${request.method()} ${new URL(request.url()).pathname} ${status ?? 'unanswered'} -${Date.now() - at} ms`,
    )
}

/** How long an opened page may go on asking before its story begins, in ms. */
const OPENING = 3000

/** Consecutive idle checks without a pending call before a page counts as quiet. */
const QUIET_LOOKS = 3

/** Waits until the page is found idle so many times in a row; false after `most` ms. The page itself reports idleness, so a slow machine only delays it. */
function settlesOf(page: Page): (looks: number, most: number) => Promise<boolean> {
  let asked = 0
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    asked++
    underWay.add(request)
  })
  // a download is answered, but never finished
  page.on('response', (answer) => underWay.delete(answer.request()))
  page.on('requestfailed', (request) => underWay.delete(request))
  // a page that navigates during the check was not idle
  const idle = () =>
    page
      .evaluate(
        () =>
          new Promise((done) =>
            requestIdleCallback(({ didTimeout }) => setTimeout(() => done(!didTimeout), 100), { timeout: 1000 }),
          ),
      )
      .catch(() => false)
  return async (looks, most) => {
    const end = Date.now() + most
    for (let found = 0; found < looks; ) {
      if (Date.now() > end) return false
      const before = asked
      found = (await idle()) && underWay.size === 0 && asked === before ? found + 1 : 0
    }
    return true
  }
}
