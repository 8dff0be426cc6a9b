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
   * Tells a story. It goes on in the window where the last one of this user with these options ended well, as his day does: with what the page has in
   * memory and what he chose.
   * @throws Error when the browser had something to complain about
   */
  story(usuario: string | undefined, tell: Story, options?: BrowserContextOptions): Promise<void>
  /** the same in a window of its own that is not left to others: what is about the session, a first visit, or choices that are kept */
  storyAnew(usuario: string | undefined, tell: Story, options?: BrowserContextOptions): Promise<void>
}

export type Story = (window: Window) => Promise<void>

/** Unread news would open over every start page (spec 1 §2.6): a story about news publishes its own. */
const NEWS_READ = `insert into noticia_leitura (noticia_id, usuario_id, lida_em)
  select n.id, u.id, now() from noticia n cross join usuario u on conflict do nothing`

/** The question in the corner would show 3 s after each load (spec 3 §9): the story about it switches it on. */
const NPS_OFF = 'update empresa_configuracao set nps_ativo = false'

/** The first page of a company would ask for a check of all its records (spec 3 §4), seconds of work for every story: last night's found nothing. */
const CHECKED = `insert into inconsistencia (empresa_id, verificada_em, linhas) select id, now(), '[]' from empresa
  on conflict do nothing`

/**
 * Opens the product for a story, under its real Content-Security-Policy.
 * @param dist folder with pages built before; by default those of the clone, built anew when they are stale
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
      // a story that fails leaves nothing to the next
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

/** What somebody who looks at the page would say of it first, for a story that failed. */
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

/** Where the stages of this process stand, one after the other: what the browser fetched of one it knows at the next. */
let port = 0

async function listen(fastify: TestApp['fastify']): Promise<string> {
  const host = '127.0.0.1'
  await fastify.listen({ port, host }).catch(() => fastify.listen({ port: 0, host }))
  port = (fastify.server.address() as AddressInfo).port
  return `http://${host}:${port}`
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Colours on their way from one to another are no finding: what moves by itself comes to rest first. */
async function settled(): Promise<void> {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const moving = async () => {
    // what was rendered a moment ago begins to move with the next frame
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
 * What axe-core finds against WCAG 2 A and AA on the page as it stands; [] is what a story wants.
 * @param within CSS selector of the part that the story is about; by default the whole page
 */
export async function barriers(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(settled)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // no rule of these reads style sheets: they are not fetched once more
  const options = `{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'], resultTypes: ['violations'], preload: false }`
  const run = `window.axe.run(${JSON.stringify(within)}, ${options})`
  const { violations } = (await page.evaluate(run)) as Findings
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`),
  )
}

/** Words that end before they are whole, or run out of their button or their column. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => {
        const { overflowX, visibility } = getComputedStyle(each)
        const { width, height } = each.getBoundingClientRect()
        const holds = ['hidden', 'clip'].includes(overflowX) || each.matches('button, td, th, [role=button]')
        // what only a screen reader has is a pixel small
        return holds && visibility !== 'hidden' && width > 2 && height > 2 && each.scrollWidth > each.clientWidth + 1
      })
      .map((each) => each.textContent.trim())
      .filter(Boolean),
  )

/** Pixels by which the page is wider than its window: 0 unless it has to be moved sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
