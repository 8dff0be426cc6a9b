import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage, type Story } from '#tests/helpers/browser/browser.ts'
import { button, notice, save, tab } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const onPhone = (tell: Story) =>
  stage.story('rh', tell, { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })

async function fits(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0)
  expect(await barriers(page)).toEqual([])
}

/** How far right any of the elements reaches. */
const rightmost = (elements: Locator) =>
  elements.evaluateAll((all) => Math.max(...all.map((each) => Math.round(each.getBoundingClientRect().right))))

test.each(['/captacao/solicitacoes-pessoal', '/captacao/candidatos', '/cargo-salario/areas-organizacionais'])(
  'the list %s shows cards instead of a table, and nothing sticks out',
  async (path) => {
    await onPhone(async ({ page, open }) => {
      await open(path)
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('term') })
      await cards.first().waitFor()
      // what sticks out of a card would be cut off, not scrolled to
      expect(await rightmost(cards.locator('*'))).toBeLessThanOrEqual(PHONE.width)
      expect(await page.getByRole('table').count()).toBe(0)
      await fits(page)
      await button(page, 'Exibir Filtro').click()
      await button(page, 'Ocultar Filtro').waitFor()
      await fits(page)
    })
  },
  60_000,
)

test('the form stands in one column, with its tabs and mistakes', async () => {
  await onPhone(async ({ page, open }) => {
    await open('/captacao/solicitacoes-pessoal/new')
    await save(page)
    await notice(page, 'Preencha os campos indicados')
    await fits(page)
    expect(await rightmost(page.locator('.prumo-cell *'))).toBeLessThanOrEqual(PHONE.width)
    await tab(page, 'Perfil desejado').click()
    await fits(page)
  })
}, 60_000)

test('the menu opens over the page, finds a screen and closes behind it', async () => {
  await onPhone(async ({ page, open }) => {
    await open('/')
    await fits(page)
    await button(page, 'Abrir menu').click()
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.waitFor()
    await fits(page)
    await menu.getByRole('searchbox', { name: 'Pesquisar Menu' }).or(menu.getByLabel('Pesquisar Menu')).fill('etapas')
    await menu.getByRole('link', { name: 'Captação › Cadastros Etapas Seletivas', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Etapas seletivas' }).waitFor()
    await menu.waitFor({ state: 'hidden' })
    await fits(page)
  })
}, 60_000)
