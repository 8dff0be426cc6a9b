import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { prepare } from '#server/start/prepare.mjs'
import { createTestApp, type TestApp } from '../app.ts'
import { type Browser, openBrowser, type Window } from './window.ts'

export { DESK, PHONE, type Window } from './window.ts'

/** The product as it is shipped: built pages, real server, a database of its own, and a browser. */
export interface Stage extends Browser {
  app: TestApp
  url: string
  /**
   * Runs a story. Reuses the window of the last successful story of this user with the same options, with the state of its page and its
   * stored choices.
   * @throws Error when the browser complained
   */
  story(usuario: string | undefined, tell: Story, options?: BrowserContextOptions): Promise<void>
  /** runs a story in a window of its own that is never reused: for stories about the session, first visits or stored choices */
  storyAnew(usuario: string | undefined, tell: Story, options?: BrowserContextOptions): Promise<void>
}

export type Story = (window: Window) => Promise<void>

/** Marks all news as read: unread ones open over every start page (spec 1 §2.6). */
const NEWS_READ = `insert into noticia_leitura (noticia_id, usuario_id, lida_em)
  select n.id, u.id, now() from noticia n cross join usuario u on conflict do nothing`

/** Disables the NPS question, shown 3 s after each load (spec 3 §9). */
const NPS_OFF = 'update empresa_configuracao set nps_ativo = false'

/** Stores an empty result of the nightly check: without one the first page of a company starts it (spec 3 §4), which takes seconds. */
const CHECKED = `insert into inconsistencia (empresa_id, verificada_em, linhas) select id, now(), '[]' from empresa
  on conflict do nothing`

/**
 * Opens the product for stories, under its real Content-Security-Policy.
 * @param dist folder with built pages; by default those of the clone, rebuilt when stale
 * @param env further environment of the server
 */
export async function openStage(dist = process.env.DIST, env?: Record<string, string>): Promise<Stage> {
  if (!dist) await prepare({ pages: true })
  const app = await createTestApp({ dist, env })
  await app.database.pool.query(NEWS_READ)
  await app.database.pool.query(NPS_OFF)
  await app.database.pool.query(CHECKED)
  const url = await listen(app.fastify)
  const browser = openBrowser(url)
  const { window } = browser
  const leftWindows = new Map<string, Window>()
  const tellIn = async (own: Window, tell: Story) => {
    await tell(own).catch(async (error: Error) => {
      error.message += `\n${await whatShows(own.page)}\n${[...own.lastCalls(), ...own.complaints].join('\n')}`
      throw error
    })
    if (own.complaints.length > 0) throw new Error(`The browser complains: ${own.complaints.join('\n')}`)
  }
  const storyAnew: Stage['storyAnew'] = async (usuario, tell, options) => {
    const own = await window(usuario, options)
    await tellIn(own, tell)
    await own.close()
  }
  return {
    app,
    url,
    window,
    async story(usuario, tell, options) {
      if (usuario === undefined) return storyAnew(usuario, tell, options)
      const key = JSON.stringify({ usuario, options })
      const last = leftWindows.get(key)
      // only a story that succeeds leaves its window to the next
      leftWindows.delete(key)
      await last?.tidy()
      const own = last ?? (await window(usuario, options))
      await tellIn(own, tell)
      leftWindows.set(key, own)
    },
    storyAnew,
    async close() {
      await Promise.all([...leftWindows.values()].map((own) => own.close()))
      await browser.close()
      await app.close()
    },
  }
}

/** Headings, dialogs, alerts and progress shown on the page, for the report of a failed story. */
async function whatShows(page: Page): Promise<string> {
  const parts = page.evaluate(() => {
    const textOf = (each: Element) => each.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
    const shown = [
      ...document.querySelectorAll('h1, [role=dialog], [role=alertdialog], [role=alert], [role=progressbar]'),
    ]
    return [location.href, ...shown.map((each) => `${each.getAttribute('role') ?? 'h1'}: ${textOf(each)}`)]
  })
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, 5000, ['the page does not answer']).unref())
  return `The page shows ${(await Promise.race([parts, late]).catch(String)).toString()}`
}

/** Port of the first stage, reused by the later ones: the browser's cache is per origin. */
let port = 0

async function listen(fastify: TestApp['fastify']): Promise<string> {
  const host = '127.0.0.1'
  await fastify.listen({ port, host }).catch(() => fastify.listen({ port: 0, host }))
  port = (fastify.server.address() as AddressInfo).port
  return `http://${host}:${port}`
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits up to 10 s until finite animations have ended: axe would measure the contrast of colours in transition. */
async function settled(): Promise<void> {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = async () => {
    // animations of what was just rendered start with the next frame
    await frame()
    await frame()
    return document.getAnimations().filter(ends)
  }
  const end = performance.now() + 10_000
  for (let some = await moving(); some.length > 0; some = await moving()) {
    if (performance.now() > end)
      throw new Error(
        `Still moves: ${some.map(({ effect }) => (effect as KeyframeEffect).target?.className).join(', ')}`,
      )
    await Promise.race([
      Promise.allSettled(some.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ])
  }
}

type Findings = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }

/**
 * Returns the violations axe-core finds against WCAG 2 A and AA; [] when there are none.
 * @param within CSS selector of the part to check; by default the whole page
 */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // none of these rules reads style sheets: `preload: false` avoids fetching them again
  const options = `{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'], preload: false }`
  const run = `window.axe.run(${JSON.stringify(within)}, ${options})`
  const { violations } = (await page.evaluate(run)) as Findings
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`),
  )
}

/** Texts that are truncated, or overflow their element. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => {
        const { overflowX, visibility } = getComputedStyle(each)
        const { width, height } = each.getBoundingClientRect()
        const holds = ['hidden', 'clip'].includes(overflowX) || each.matches('button, td, th, [role=button]')
        // visually hidden texts are 1 px wide
        return holds && visibility !== 'hidden' && width > 2 && height > 2 && each.scrollWidth > each.clientWidth + 1
      })
      .map((each) => each.textContent.trim())
      .filter(Boolean),
  )

/** Horizontal overflow of the page in pixels; 0 when it does not scroll sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
