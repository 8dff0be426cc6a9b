import type { Locator, Page } from 'playwright-core'
import { prepare } from '#server/start/prepare.mjs'
import { endBrowser } from '#tests/helpers/browser/contexts.ts'
import { openBrowser } from '#tests/helpers/browser/window.ts'
import { startDemo } from './measure/demo-server.ts'

/**
 * `npm run bench:screens`: how long from a click to its content, in Chromium, on the demo, as user `rh`: menu → list → record → save → list (where a
 * record page comes first: → form → save → record page), for a register with few fields and one with many, first after the page was loaded and again. Says how much of it passed before the call left, while the server answered,
 * and after its answer.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 11)
/** For the median of all clicks, in ms. */
const BUDGET = 300

interface Register {
  route: string
  /** groups of the menu that are opened, and the link in them */
  groups: string[]
  menu: string
  /** field that is changed before the record is saved */
  field: string
}

const registers: Register[] = [
  { route: 'captacao/etapas-seletivas', groups: ['Captação', 'Cadastros'], menu: 'Etapas Seletivas', field: 'Nome' },
  { route: 'captacao/candidatos', groups: ['Captação'], menu: 'Candidatos', field: 'Nome' },
]

/** One click and what it led to, in ms. */
interface Click {
  total: number
  before: number
  server: number
  after: number
}

/** How long the pointer rests on what is clicked, in ms. */
const HOVER = Number(process.env.HOVER ?? 100)

/** CSS of what counts as the content of a screen; a list that is there may be read anew, a record has to be read whole. */
const LIST = '[data-scroll][aria-busy=false] tbody tr[aria-rowindex]'
const RECORD = '.prumo-form input'
const PAGE = 'main article > header'

/** Put into the page: waits for the next click, then for the content to be painted and for the call to the address `whole`, if there is one. */
function watch({ content, address, whole }: { content: string; address: string; whole?: string }): void {
  const since = performance.now()
  const told = window as unknown as { watched: Promise<Click> }
  told.watched = new Promise((resolve, reject) => {
    const begin = (event: Event) => {
      removeEventListener('click', begin, true)
      const start = event.timeStamp
      const look = () => {
        const isRead = !whole || callsTo(whole, since).length > 0
        const there = isRead && location.pathname === address && document.querySelector(content)
        if (!there && performance.now() - start > 20_000)
          return reject(new Error(`${address}: ${content} did not come, ${location.pathname} did`))
        if (!there) return requestAnimationFrame(look)
        // the frame with it is shown when the next task begins
        requestAnimationFrame(() => setTimeout(() => resolve(taken(start)), 0))
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', begin, true)
  })
  function callsTo(path: string, from: number) {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.filter(({ name, startTime }) => startTime >= from && new URL(name).pathname.startsWith(path))
  }
  function taken(start: number) {
    const total = performance.now() - start
    const [first] = callsTo('/api/', start).filter(({ name }) => !/\/api\/userinfo/.test(name))
    const before = first ? first.startTime - start : 0
    const server = first ? first.responseEnd - first.startTime : 0
    return { total, before, server, after: total - before - server }
  }
}

async function time(page: Page, address: string, content: string, target: Locator): Promise<Click> {
  const whole = content === LIST ? undefined : `/api${address.replace(/\/ficha$/, '')}`
  await page.evaluate(watch, { address, content, whole })
  await target.hover()
  await page.waitForTimeout(HOVER)
  await target.click()
  return page.evaluate(() => (window as unknown as { watched: Promise<Click> }).watched)
}

/** Opens a group of the menu that is not open yet. */
async function unfold(page: Page, name: string): Promise<void> {
  const group = page.locator('#menu-lateral').getByRole('button', { name, exact: true })
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
}

const steps = ['menu → list', 'list → record', 'record → form', 'save → list', 'save → record'] as const
type Step = (typeof steps)[number]

/** One walk through a register; `nth` is the row that is opened. */
async function walk(page: Page, { route, menu, field }: Register, nth: number): Promise<Map<Step, Click>> {
  const clicks = new Map<Step, Click>()
  const list = `/${route}`
  const link = page.locator('#menu-lateral').getByRole('link', { name: menu, exact: true })
  clicks.set('menu → list', await time(page, list, LIST, link))
  const row = page.locator(`tbody tr[aria-rowindex]`).nth(nth)
  const name = row.getByRole('link').first()
  const record = new URL((await name.getAttribute('href')) ?? '', page.url()).pathname
  const isPage = record.endsWith('/ficha')
  clicks.set('list → record', await time(page, record, isPage ? PAGE : RECORD, name))
  if (isPage) {
    const edit = page.getByRole('link', { name: 'Editar', exact: true })
    clicks.set('record → form', await time(page, record.replace(/\/ficha$/, ''), RECORD, edit))
  }
  const input = page.getByRole('textbox', { name: new RegExp(`^${field}\\b`) }).first()
  await input.fill(`${(await input.inputValue()).replace(/ \*+$/, '')} *${'*'.repeat(nth)}`)
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  if (isPage) clicks.set('save → record', await time(page, record, PAGE, save))
  else clicks.set('save → list', await time(page, list, LIST, save))
  return clicks
}

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

function tell(title: string, clicks: Click[]): void {
  const ms = (part: keyof Click) => String(Math.round(median(clicks.map((click) => click[part])))).padStart(5)
  console.log(`${title.padEnd(48)} ${ms('total')} ms = ${ms('before')} + ${ms('server')} + ${ms('after')}`)
}

await prepare({ pages: true })
const server = await startDemo(4977)
const browser = openBrowser(server.url)
try {
  const { page, load, quiet } = await browser.window('rh')
  // tsx gives functions their names by a helper that the page does not have
  await page.addInitScript('globalThis.__name = (each) => each')
  const all: Click[] = []
  console.log(`${' '.repeat(48)} median = before the call + the call + after it (${ROUNDS} rounds)`)
  for (const register of registers) {
    const walks: Record<'first' | 'again', Map<Step, Click>>[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      await load('/utilitario/sobre')
      for (const name of register.groups) await unfold(page, name)
      await quiet()
      const first = await walk(page, register, round % 6)
      const again = await walk(page, register, (round % 6) + 1)
      // the first one fetches and compiles code
      if (round > 0) walks.push({ first, again })
    }
    for (const time of ['first', 'again'] as const)
      for (const step of steps) {
        const taken = walks.flatMap((each) => each[time].get(step) ?? [])
        if (taken.length === 0) continue
        tell(`${register.route}: ${step}, ${time}`, taken)
        all.push(...taken)
      }
  }
  tell('all', all)
  const total = median(all.map((click) => click.total))
  if (total > BUDGET) throw new Error(`a click takes ${Math.round(total)} ms, more than ${BUDGET}`)
} finally {
  await browser.close()
  await endBrowser()
  await server.stop()
}
