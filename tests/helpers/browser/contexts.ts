import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '#tests/chromium.mjs'

/** The browser of this process, shared by all test files that run in it. */
let launched: Promise<Browser> | undefined

/**
 * Tuned for three browsers on two processors: single-threaded GC does not compete with them, and optimised code (TurboFan) is seldom run
 * long enough to pay off.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--js-flags=--single-threaded-gc --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64',
]

/** A context with its page, opened at the product. */
interface Place {
  context: BrowserContext
  page: Page
}

/** Idle contexts by their options. */
const idle = new Map<string, Place[]>()

/** A browser context on loan. */
export interface Borrowed extends Place {
  /** closes the other pages, resets the page, and makes the context available again */
  giveBack(): Promise<void>
  /** closes the context, where work may still be going on in it */
  discard(): Promise<void>
}

/**
 * Borrows a context with empty cookies and storage; its renderer process keeps fetched and compiled scripts, which halves the CPU time of a
 * first page. Pages changed by `addInitScript` or `emulateMedia` are not reused; `addInitScript` or `route` on the context would leak.
 * @param url address of the product, whose storage is emptied
 */
export async function borrowContext(url: string, options: BrowserContextOptions): Promise<Borrowed> {
  const key = JSON.stringify(options)
  const kept = idle.get(key)?.pop()
  const place = kept && (await isEmptied(kept, url)) ? kept : await newPlace(options)
  const { context, page } = place
  return {
    ...place,
    async giveBack() {
      await Promise.all(context.pages().map((one) => one !== page && one.close()))
      if (await isReset(page, url, options)) idle.set(key, [...(idle.get(key) ?? []), place])
      else await context.close()
    },
    discard: () => context.close(),
  }
}

/** Ends the browser of this process; test workers leave that to their own end. */
export async function endBrowser(): Promise<void> {
  await (await launched)?.close()
  launched = undefined
  idle.clear()
}

async function newPlace(options: BrowserContextOptions): Promise<Place> {
  launched ??= chromium.launch({ executablePath: findChromium(), args: FLAGS })
  const context = await (await launched).newContext(options)
  const page = await context.newPage()
  page.addInitScript = noted(page.addInitScript)
  page.emulateMedia = noted(page.emulateMedia)
  return { context, page }
}

/** Pages with a setting that outlives a story: not reused. */
const told = new WeakSet<Page>()

/** Wraps a method of a page so that calling it adds the page to `told`. */
const noted = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, {
    apply(method, page: Page, given) {
      told.add(page)
      return Reflect.apply(method, page, given)
    },
  })

/** Page events that stories and windows listen to; their listeners are removed on reset. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const

/** Resets a page and navigates it to an address of the product without scripts. @returns false where it cannot be reused */
async function isReset(page: Page, url: string, { viewport }: BrowserContextOptions): Promise<boolean> {
  if (page.isClosed() || told.has(page)) return false
  for (const event of EVENTS) page.removeAllListeners(event)
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${url}/api/health`)
    await page.evaluate(() => sessionStorage.clear())
    if (viewport) await page.setViewportSize(viewport)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    return true
  } catch {
    return false
  }
}

/** Empties the context; if that takes more than 10 s, closes it and returns false. */
async function isEmptied({ context, page }: Place, url: string): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 10_000, false).unref())
  const emptied = await Promise.race([empty(context, page, url).then(() => true), late])
  if (!emptied) await context.close()
  return emptied
}

async function empty(context: BrowserContext, page: Page, url: string): Promise<void> {
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'local_storage,indexeddb,service_workers',
  })
  await session.detach()
}
