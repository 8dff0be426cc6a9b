import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button } from '#tests/e2e/steps.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const etapas = '/captacao/etapas-seletivas'
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
const linkOf = async (page: Page, place: number) =>
  (await rows(page).nth(place).locator('[data-record-link]').textContent()) ?? ''
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('a list by keyboard', () => {
  test('j and k go from record to record, space ticks one, Enter opens it, n makes a new one', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(etapas)
      await rows(page).nth(2).waitFor()
      await page.keyboard.press('j')
      expect(await focused(page)).toBe(await linkOf(page, 0))
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      expect(await focused(page)).toBe(await linkOf(page, 1))
      expect(
        await rows(page)
          .nth(1)
          .evaluate((row) => getComputedStyle(row).outlineStyle),
      ).toBe('solid')

      await page.keyboard.press('Space')
      await page.getByText('1 registro selecionado').waitFor()
      expect(await rows(page).nth(1).getByRole('checkbox').isChecked()).toBe(true)
      await page.keyboard.press('Space')
      await page.getByText('1 registro selecionado').waitFor({ state: 'detached' })

      const name = await linkOf(page, 1)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await page.goBack()
      await rows(page).nth(2).waitFor()
      await page.keyboard.press('n')
      await page.getByRole('heading', { level: 1, name: 'Nova etapa seletiva' }).waitFor()
      // in a form the keys are letters
      await page.getByRole('textbox', { name: 'Nome' }).focus()
      await page.keyboard.type('njk')
      expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('njk')
      await button(page, 'Cancelar').click()
      await button(page, 'Descartar e sair').click()
    }))

  test('a slash leads to the search of the list, where the letters are letters; a dialog keeps its keys', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(etapas)
      await rows(page).nth(2).waitFor()
      const search = page.getByRole('searchbox', { name: 'Pesquisar', exact: true })
      await page.keyboard.press('/')
      expect(await search.evaluate((input) => input === document.activeElement)).toBe(true)
      await page.keyboard.type('jnk')
      expect(await search.inputValue()).toBe('jnk')
      await search.fill('')
      await page.keyboard.press('Enter')
      await rows(page).nth(2).waitFor()

      await rows(page).first().locator('[data-record-link]').focus()
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: 'Atalhos do teclado' })
      await help.getByText('Próximo registro e anterior').waitFor()
      await help.getByText('Novo registro na lista aberta').waitFor()
      await page.keyboard.press('n')
      await page.keyboard.press('j')
      expect(new URL(page.url()).pathname).toBe(etapas)
      await help.waitFor()
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'detached' })
    }))

  test('who may not create has no n; beside a record j and k are its own', () =>
    stage.story('gestor', async ({ page, open }) => {
      await open('/captacao/solicitacoes-pessoal')
      await rows(page).nth(1).waitFor()
      await page.keyboard.press('j')
      expect(await focused(page)).toBe(await linkOf(page, 0))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog')
      await panel.getByRole('heading', { level: 2 }).first().waitFor()
      const stands = (place: string) => panel.getByText(place, { exact: true }).waitFor()
      await stands(`1 de ${await rows(page).count()} nesta página`)
      await page.keyboard.press('j')
      await stands(`2 de ${await rows(page).count()} nesta página`)
      await page.keyboard.press('k')
      await stands(`1 de ${await rows(page).count()} nesta página`)
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      expect(await barriers(page)).toEqual([])

      // codes are looked up, not made
      await open('/geral/codigos-cbos')
      await rows(page).first().waitFor()
      await page.keyboard.press('n')
      await page.keyboard.press('j')
      expect(await focused(page)).toBe(await linkOf(page, 0))
      expect(new URL(page.url()).pathname).toBe('/geral/codigos-cbos')
    }))
})
