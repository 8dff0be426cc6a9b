import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const REPORT = '/captacao/relatorios/vaga-motivo'

type Row = { solicitacoes: number }
interface Area {
  id: number
  rotulo: string
  pai?: number
}

/** Requests of a report's rows. */
const requestsOf = (page: Page, query: string) =>
  page.evaluate(async (address) => {
    const { linhas } = (await (await fetch(address)).json()) as { linhas: Record<string, unknown>[] }
    return linhas.reduce((sum, row) => sum + Number((row as unknown as Row).solicitacoes), 0)
  }, `/api${REPORT}-previa?dataIni=2020-01-01&${query}`)

/** A directorate with everything below it. */
const familyOf = (page: Page, name: string) =>
  page.evaluate(async (root) => {
    const all = (await (await fetch('/api/cargo-salario/areas-organizacionais/opcoes?unpaged=true')).json()) as Area[]
    const found = all.filter(({ rotulo }) => rotulo === root).map(({ id }) => id)
    for (let at = 0; at < found.length; at++)
      found.push(...all.filter(({ pai }) => pai === found[at]).map(({ id }) => id))
    return found
  }, name)

const shown = async (page: Page) => {
  const place = await page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.findIndex((head) => head.textContent === 'Solicitações'))
  const cells = await page
    .getByRole('table')
    .locator(`tbody tr td:nth-child(${place + 1})`)
    .allTextContents()
  return cells.reduce((sum, text) => sum + Number(text || 0), 0)
}

test.each([
  ['at a desk', {}],
  ['on a telephone in the dark', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }],
])(
  'three clicks from the list of reports to what a directorate asked for, with its sub-areas, %s',
  async (_where, options) => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/captacao/relatorios')
        await page.getByRole('link', { name: /^Vagas por Motivo/ }).click()
        // complete as it opens, it runs by itself
        await page.getByText(/^\d+ linhas$/).waitFor()
        await page.getByRole('textbox', { name: /^Áreas Organizacionais/ }).click()
        const family = await familyOf(page, 'Diretoria Geral')
        const [alone, whole] = [
          await requestsOf(page, `areasIds=${family[0]}`),
          await requestsOf(page, `areasIds=${family.join(',')}`),
        ]
        expect(whole).toBeGreaterThan(alone)
        const dialog = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
        const asked = page.waitForResponse((answer) => answer.url().includes('-previa'))
        await dialog.getByRole('treeitem', { name: 'Diretoria Geral', exact: true }).click()
        const answer = await asked
        expect(new URL(answer.url()).searchParams.get('areasIds')?.split(',').map(Number).sort()).toEqual(family.sort())
        await button(dialog, 'Concluir').click()
        const area = page.getByRole('textbox', { name: /^Áreas Organizacionais/ })
        expect(await area.inputValue()).toBe('Diretoria Geral (com subáreas)')
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)

        await page.getByRole('textbox', { name: 'Data Inicial' }).fill('01/01/2020')
        await page.keyboard.press('Tab')
        await expect.poll(() => shown(page)).toBe(whole)

        if ('viewport' in options) await button(page, 'Mais opções').click()
        await button(page, 'Limpar filtros').click()
        await expect.poll(() => area.inputValue()).toBe('Todos')
      },
      options,
    )
  },
  120_000,
)
