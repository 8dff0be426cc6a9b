import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { findChromium } from '#tests/chromium.mjs'

/** The browser of this process: the files of tests that run in it one after the other share it. */
let launched: Promise<Browser> | undefined

/** Three browsers share two processors: a page that collects its garbage beside its scripts only takes from the others. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--js-flags=--single-threaded-gc --min-semi-space-size=32 --max-semi-space-size=64',
]

/** Contexts nobody uses, by their options. */
const idle = new Map<string, BrowserContext[]>()

/** A browser context on loan. */
export interface Borrowed {
  context: BrowserContext
  /** ends all that was opened in it and leaves it to the next who asks */
  giveBack(): Promise<void>
  /** ends it for good: somebody may still be at work in it */
  discard(): Promise<void>
}

/**
 * A context without cookies, storage and pages, as a new one, but with the scripts that pages have fetched and compiled before: a first page costs a
 * third of its processor time less. What must be said to a context instead of a page (`addInitScript`, `route`) would stay: none of our stories does.
 * @param url address of the product, whose storage is emptied
 */
export async function borrowContext(url: string, options: BrowserContextOptions): Promise<Borrowed> {
  const key = JSON.stringify(options)
  const kept = idle.get(key)?.pop()
  const context = kept && (await isEmptied(kept, url)) ? kept : await newContext(options)
  return {
    context,
    async giveBack() {
      await Promise.all(context.pages().map((page) => page.close()))
      idle.set(key, [...(idle.get(key) ?? []), context])
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

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  launched ??= chromium.launch({ executablePath: findChromium(), args: FLAGS })
  return (await launched).newContext(options)
}

/** Whether the browser has emptied it soon enough; one that has not is not used again. */
async function isEmptied(context: BrowserContext, url: string): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 10_000, false).unref())
  const emptied = await Promise.race([empty(context, url).then(() => true), late])
  if (!emptied) await context.close()
  return emptied
}

async function empty(context: BrowserContext, url: string): Promise<void> {
  await context.clearCookies()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'local_storage,indexeddb,service_workers',
  })
  await page.close()
}
