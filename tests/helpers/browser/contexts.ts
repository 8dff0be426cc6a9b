import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findChromium } from '#tests/chromium.mjs'

/** The browser of this process: the files of tests that run in it one after the other share it. */
let launched: Promise<Browser> | undefined

/**
 * Three browsers share two processors: a page that collects its garbage beside its scripts only takes from the others, and code that is compiled to run
 * for minutes is seldom run long enough to pay.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--js-flags=--single-threaded-gc --no-turbofan --min-semi-space-size=32 --max-semi-space-size=64',
]

/** A context and its page, which stands at the product. */
interface Place {
  context: BrowserContext
  page: Page
}

/** Those nobody uses, by their options. */
const idle = new Map<string, Place[]>()

/** A browser context on loan. */
export interface Borrowed extends Place {
  /** ends all that was opened in it and leaves it to the next who asks */
  giveBack(): Promise<void>
  /** ends it for good: somebody may still be at work in it */
  discard(): Promise<void>
}

/**
 * A context without cookies and storage, and its page, as new ones, but in the process of the page before, with the scripts it has fetched and compiled:
 * a first page costs half of its processor time less. What is said to a page for good (`addInitScript`) ends it; what would be said so to a context
 * (`addInitScript`, `route`) would stay: none of our stories does.
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

/** Pages that were told something that outlives a story. */
const told = new WeakSet<Page>()

/** The same call, noted. */
const noted = <Call extends (...given: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, {
    apply(method, page: Page, given) {
      told.add(page)
      return Reflect.apply(method, page, given)
    },
  })

/** What stories and windows listen to. */
const EVENTS = ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'] as const

/** Brings a page to an address of the product without scripts, as one that has just been opened there. @returns false where it cannot be */
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

/** Whether the browser has emptied it soon enough; one that has not is not used again. */
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
