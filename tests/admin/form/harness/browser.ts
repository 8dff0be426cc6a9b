import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '#tests/chromium.mjs'
import { type Harness, startHarness } from './serve.ts'

export interface Visit {
  record?: object
  readOnly?: boolean
  width?: number
  query?: string
}

/** The built form in a real browser. */
export interface Stage {
  open(visit?: Visit): Promise<Page>
  /** what the browser complained about so far: console errors and exceptions */
  complaints: string[]
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const [harness, browser] = await Promise.all([startHarness(), launch()])
  const complaints: string[] = []
  // one context for all pages: code is compiled once
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  return {
    complaints,
    open: (visit = {}) => openPage(harness, context, visit, complaints),
    async close() {
      await browser.close()
      harness.close()
    },
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
}

async function openPage(harness: Harness, context: BrowserContext, visit: Visit, complaints: string[]): Promise<Page> {
  for (const old of context.pages()) await old.close()
  const page = await context.newPage()
  page.setDefaultTimeout(8_000)
  await page.setViewportSize({ width: visit.width ?? 1366, height: 900 })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const query = new URLSearchParams(visit.query)
  if (visit.record) query.set('registro', JSON.stringify(visit.record))
  if (visit.readOnly) query.set('leitura', '1')
  await page.goto(`${harness.url}/?${query}`)
  await page.locator('form').waitFor()
  return page
}

/** Waits for an answer of the page; patient, because the machine may be busy. */
export const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { timeout: 10_000 })

/** The last record the form handed over. */
export const lastSaved = (page: Page) =>
  page.evaluate(() => (window as unknown as { saved: Record<string, unknown>[] }).saved.at(-1))

/** What the pickers asked for. */
export const queries = (page: Page) =>
  page.evaluate(() => (window as unknown as { queries?: Record<string, unknown>[] }).queries ?? [])

export const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** A record that may be saved as it is. */
export const complete = {
  id: 7,
  versao: 3,
  nome: 'Maria da Silva',
  nascimento: '1990-02-03',
  email: 'maria@exemplo.com.br',
  documentos: { cpf: '52998224725' },
}
