import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { loadModel } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { findChromium } from '#tests/chromium.mjs'
import { PASSWORD } from '#tests/helpers/app.ts'
import { pageFaults } from './page-faults.ts'

/**
 * `npx tsx tests/e2e/every-page.ts <address> <folder> [word…]`: takes every page of a running product with demo data, at 1366 and at 390 px, as user `admin`, and
 * names what can be told without looking: a title cut off, a text doubled, a page that opens scrolled or is wider than the window, a chart
 * without names, an error in the console. With words only the addresses that hold one of them.
 */
const [url = 'http://127.0.0.1:3000', folder = '.cache/pages', ...words] = process.argv.slice(2)
const screens: [name: string, options: BrowserContextOptions][] = [
  ['1366', { viewport: { width: 1366, height: 768 } }],
  ['390', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
]

const model = loadModel()

/** Addresses of a register: its list, the first record's page and form, and the form of a new one. */
async function addressesOf(context: BrowserContext, entity: Entity): Promise<string[]> {
  const { route, single, summary } = entity
  if (!route || route.includes('{')) return []
  if (single) return [`/${route}`]
  const answer = await context.request.get(`${url}/api/${route}?range=[0,0]`)
  const [first] = answer.ok() ? ((await answer.json()) as { id: number }[]) : []
  const record = first ? [`/${route}/${first.id}`, ...(summary ? [`/${route}/${first.id}/ficha`] : [])] : []
  return [`/${route}`, `/${route}/new`, ...record]
}

async function inside(context: BrowserContext): Promise<string[]> {
  const all = ['/']
  for (const entity of model.entities.values()) all.push(...(await addressesOf(context, entity)))
  const byHand = [...model.screens.values()].flatMap(({ routes }) => routes.map(({ path }) => `/${path}`))
  all.push(...byHand.filter((path) => !path.includes(':')))
  all.push(...[...model.reports.keys()].map((path) => `/${path}`))
  all.push(...[...model.dashboards.values()].map(({ group, name }) => `/${group}/${name}`))
  // what lies below a record has no address of its own
  return [...new Set(all)].filter((path) => !path.includes('{'))
}

async function outside(context: BrowserContext): Promise<string[]> {
  const answer = await context.request.get(`${url}/api/externo/anuncios?empresaId=1&size=1`)
  const [first] = answer.ok() ? ((await answer.json()) as { id: number }[]) : []
  const vacancy = first ? [`/externo/anuncios/${first.id}?empresaId=1`] : []
  return ['/login', '/externo/anuncios', ...vacancy, '/externo/candidatos/new', '/externo/login']
}

async function look(page: Page, path: string, picture: string): Promise<string[]> {
  const errors: string[] = []
  const note = (error: Error) => errors.push(error.message)
  page.on('pageerror', note)
  await page.goto(url + path)
  await page.locator('h1, h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: picture })
  page.off('pageerror', note)
  return [...errors, ...(await page.evaluate(pageFaults))]
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, options] of screens)
  for (const [usuario, addresses] of [
    ['admin', inside],
    [undefined, outside],
  ] as const) {
    const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', ...options })
    // tsx gives functions their names by a helper that the page does not have
    await context.addInitScript('globalThis.__name = (each) => each')
    if (usuario)
      await context.request.post(`${url}/api/login`, {
        data: { usuario, senha: PASSWORD },
        headers: { 'X-Requested-With': 'prumo' },
      })
    const page = await context.newPage()
    for (const path of (await addresses(context)).filter(
      (one) => words.length === 0 || words.some((w) => one.includes(w)),
    )) {
      const file = `${path.replace(/[/?=&]+/g, '_').replace(/^_/, '') || 'inicio'}-${name}.png`
      const faults = await look(page, path, join(folder, file)).catch((thrown: Error) => [
        thrown.message.split('\n')[0] ?? '',
      ])
      for (const fault of faults) console.log(`${name} ${path}: ${fault}`)
    }
    await context.close()
  }
await browser.close()
