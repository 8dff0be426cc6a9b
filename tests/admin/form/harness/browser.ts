import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { borrowContext } from '#tests/helpers/browser/contexts.ts'
import { PLACE } from '#tests/helpers/browser/window.ts'
import type { Harness } from './page-build.ts'
import { startHarness } from './serve.ts'

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
  const harness = await startHarness()
  const { page, giveBack } = await borrowContext(harness.url, PLACE)
  page.setDefaultTimeout(8_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    complaints,
    async open(visit = {}) {
      await show(page, harness, visit)
      return page
    },
    async close() {
      await giveBack()
      harness.close()
    },
  }
}

async function show(page: Page, harness: Harness, visit: Visit): Promise<void> {
  await page.setViewportSize({ width: visit.width ?? 1366, height: 900 })
  const query = new URLSearchParams(visit.query)
  if (visit.record) query.set('registro', JSON.stringify(visit.record))
  if (visit.readOnly) query.set('leitura', '1')
  await page.goto(`${harness.url}/?${query}`)
  await page.locator('form').waitFor()
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
