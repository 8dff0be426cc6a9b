import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { Runtimes } from '#schemas/compile.ts'
import { loadModel, type Model } from '#schemas/load.ts'
import { demoModule, loadDemoModel } from '#tests/admin/form/harness/definition.ts'
import { quantileOf, startScriptClock, typeByKey } from '#tests/admin/form/harness/key-costs.ts'
import { buildPage, FORM_PAGE, servePage } from '#tests/admin/form/harness/page-build.ts'
import { findChromium } from '#tests/chromium.mjs'
import { buildRjsf } from './form/pages.ts'
import { type Compared, compareEntity, rulesBeside } from './form/verdicts.ts'

/**
 * `npm run bench:form`: our form engine, where RJSF holds the values and knows no rule, against RJSF as its authors mean it, with the definition's
 * schema and precompiled validators. A key press, the first form and the weight of both; where their verdicts differ.
 */
const TYPED = 'Maria Aparecida dos Santos Albuquerque'
const ROUNDS = 3

interface Typing {
  median: number
  p95: number
  /** ms of script until the form is there */
  first: number
}

async function type(page: Page, url: string, field: string): Promise<Typing> {
  const clock = await startScriptClock(page)
  const empty = await clock.read()
  await page.goto(url)
  const box = page.locator(field)
  await box.waitFor()
  const first = (await clock.read()) - empty
  await box.click()
  await page.keyboard.type('aquecimento')
  await page.waitForTimeout(500)
  const costs = await typeByKey(page, clock, TYPED)
  return { median: quantileOf(costs, 0.5), p95: quantileOf(costs, 0.95), first }
}

const ms = (value: number): string => `${value.toFixed(1).replace('.', ',')} ms`
const kb = (value: number): string => `${value.toFixed(0)} KB`

/** Both pages of an entity in turn. */
async function measurePages(model: Model, path: string, work: string): Promise<void> {
  const sides = {
    nosso: (folder: string) => buildPage(FORM_PAGE, folder),
    'RJSF com o esquema': (folder: string) => buildRjsf(folder, model, path),
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const [name, make] of Object.entries(sides)) {
      const folder = join(work, name)
      await make(folder)
      const { url, close } = await servePage(folder, (entity) => demoModule(model, entity))
      const rounds: Typing[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const page = await browser.newPage()
        rounds.push(await type(page, `${url}/?entity=${path}`, '#root_nome'))
        await page.close()
      }
      close()
      const middle = (of: (one: Typing) => number) => rounds.map(of).sort((a, b) => a - b)[1] ?? 0
      console.log(
        `${path}, ${name}: tecla ${ms(middle(({ median }) => median))}, p95 ${ms(middle(({ p95 }) => p95))}; primeiro formulário ${ms(middle(({ first }) => first))} de script`,
      )
    }
  } finally {
    await browser.close()
  }
}

/** Every entity with a form, one after the other. */
function measureVerdicts(model: Model): void {
  const runtimes = new Runtimes(model)
  const entities = [...model.entities.values()].filter(({ form }) => form.length > 0)
  const all: Compared[] = []
  const failed: string[] = []
  for (const entity of entities) {
    try {
      all.push(compareEntity(model, runtimes, entity))
    } catch (error) {
      failed.push(`${entity.path}: ${error instanceof Error ? error.message.slice(0, 120) : String(error)}`)
    }
  }
  const sum = (of: (one: Compared) => number) => all.reduce((total, one) => total + of(one), 0)
  const largest = [...all].sort((a, b) => b.theirs - a.theirs).slice(0, 5)
  const different = all.filter(({ onlyOurs, onlyTheirs }) => onlyOurs.length + onlyTheirs.length > 0)
  console.log(
    `${entities.length} entidades com formulário; validadores do RJSF ${kb(sum(({ theirs }) => theirs) / 1024)}, nossos módulos inteiros ${kb(sum(({ ours }) => ours) / 1024)} (gzip)`,
  )
  for (const { path, theirs, ours, change } of largest)
    console.log(`  ${path}: ${kb(theirs / 1024)} contra ${kb(ours / 1024)}; uma alteração custa ao RJSF ${ms(change)}`)
  console.log(`registro vazio: ${different.length} com outro veredito; ${failed.length} que o RJSF não aceita`)
  for (const { path, onlyOurs, onlyTheirs } of different.slice(0, 8))
    console.log(
      `  ${path}: só nós ${JSON.stringify(onlyOurs.slice(0, 4))}; só RJSF ${JSON.stringify(onlyTheirs.slice(0, 4))}`,
    )
  for (const line of failed.slice(0, 8)) console.log(`  ${line}`)
  for (const [what, count] of Object.entries(rulesBeside(entities))) console.log(`${count} ${what}`)
}

// inside the project: what is bundled finds the packages
const work = join(process.cwd(), '.cache/bench-form')
try {
  measureVerdicts(loadModel())
  await measurePages(loadDemoModel(), 'demo/pessoa', work)
} finally {
  rmSync(work, { recursive: true, force: true })
}
