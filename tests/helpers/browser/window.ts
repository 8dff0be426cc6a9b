import type { BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { type Borrowed, borrowContext } from './contexts.ts'

/** Of the demo's users. */
const PASSWORD = 'prumo-demo-2026'

/** How long a step of a story waits for what it needs: a page that is opened first is slow where others work. */
const PATIENCE = 30_000

export interface Window {
  page: Page
  context: BrowserContext
  /** what the browser complained about so far: errors of the console and exceptions; refused calls are left out */
  complaints: string[]
  /** the last calls of its page, oldest first: method, address, answer and when it came or, without one, when it was asked, in ms before now */
  lastCalls(): string[]
  /**
   * Goes to an address of the product, waits for its title and, for as long as OPENING, until what it asks for by itself is there. From one page of the
   * admin to another it goes as a link does; everything else is loaded anew, also the page that is shown already.
   */
  open(path: string): Promise<void>
  /** the same, always loaded anew: as who types the address */
  load(path: string): Promise<void>
  /** waits until the page asks for nothing any more: what it does by itself when it opens is over */
  quiet(): Promise<void>
  /** makes ready for the next story: what the last one held back, changed of the window's size or opened beside is over, nothing is complained about */
  tidy(): Promise<void>
  /** another tab of the same browser, with the same list of complaints */
  tab(): Promise<Window>
  /** closes all tabs of it */
  close(): Promise<void>
}

export const DESK = { width: 1366, height: 768 }
/** Where and how our users sit. */
export const PLACE = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' } as const
export const PHONE = { width: 390, height: 844 }

/** Windows of one browser. */
export interface Browser {
  /** a window of a browser of its own; with a user name, logged in */
  window(usuario?: string, options?: BrowserContextOptions): Promise<Window>
  close(): Promise<void>
}

/** A browser before a product that runs already, at this address. */
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
    // what a story holds back on purpose is not waited for
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
 * Put into the page: goes to another address of the admin as a link does.
 * @returns false, with nothing done, where that is no link's way: the portal, a log-in, something open or unsaved, the same page again
 */
async function goInside(path: string): Promise<boolean> {
  const [address = ''] = path.split(/[?#]/)
  const elsewhere = /^\/(?:externo|p|api|login)\b/
  const busy = document.querySelector('[role=dialog], [role=alertdialog], [role=menu], .prumo-dirty')
  if (busy || !document.querySelector('[aria-controls=menu-lateral]')) return false
  if (elsewhere.test(address) || elsewhere.test(location.pathname) || address === location.pathname) return false
  // what was said about the last page would pass for what is said about the next
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

/** How many calls are told of a page whose story failed. */
const CALLS = 12

/** Notes what a page asks the server for. @returns the last calls, as they are told */
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

/** How often in a row a page must be found idle with no call under way before it counts as quiet. */
const QUIET_LOOKS = 3

/** Whether the page was found idle so many times in a row within these ms; it says so itself, so that a slow machine only makes it later. */
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
  // a page that is left while it is looked at was not idle
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
