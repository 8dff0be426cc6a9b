import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button } from './steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const URL = '/cargo-salario/areas-organizacionais/organograma'

test('the chart by keyboard: open, close, look for, people, print', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(URL)
    const tree = page.getByRole('tree', { name: 'Organograma' })
    const item = (name: string) => tree.getByRole('treeitem').filter({ hasText: name }).first()
    await item('Diretoria Geral').waitFor()
    await item('Diretoria Geral')
      .getByText(/^2 pessoas, \d+ com as de baixo/)
      .waitFor()
    expect(await barriers(page)).toEqual([])

    await item('Diretoria Geral').focus()
    await page.keyboard.press('ArrowLeft')
    await item('Logística').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await item('Administrativo e Financeiro').evaluate((element) => element === document.activeElement)).toBe(
      true,
    )

    await page.getByRole('searchbox', { name: 'Procurar no organograma' }).fill('logist')
    await page.getByText('1 de 1').waitFor()
    expect(await item('Logística').getAttribute('aria-selected')).toBe('true')
    await button(page, 'Ver só Logística').click()
    await item('Recursos Humanos').waitFor({ state: 'detached' })
    await item('Expedição').waitFor()
    await button(page, 'Ver tudo').click()
    await item('Recursos Humanos').waitFor()

    await button(page, 'Pessoas').click()
    await item('Lídia Rocha Peixoto').waitFor()
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.papel = document.querySelector('[data-impressao]')?.textContent ?? ''
      }
    })
    await button(page, 'Imprimir').click()
    await page.getByRole('menuitem', { name: 'Em uma página' }).click()
    await page.waitForFunction(() => document.body.dataset.papel?.includes('Lídia Rocha Peixoto'))
  })
}, 120_000)

test('on a telephone it is a list', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(URL)
      await page.getByRole('treeitem').filter({ hasText: 'Diretoria Geral' }).first().waitFor()
      expect(await page.getByRole('switch', { name: 'Em lista' }).isChecked()).toBe(true)
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)
