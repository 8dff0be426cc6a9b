import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, fill, notice, rowAction, save, tab } from '#tests/e2e/steps.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const etapas = '/captacao/etapas-seletivas'
const candidatos = '/captacao/candidatos'
const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Whether one thing stands on another. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not drawn')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** How many rows the visible buttons and links of a place stand in. */
const rowsOf = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const middles = all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ top, height }) => Math.round((top + height / 2) / 12))
    return new Set(middles).size
  })

describe('a notice', () => {
  test('names the record and leads to it; of one that is gone it only says the name', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${etapas}/new`)
      await fill(page, 'Nome', 'Conversa breve')
      await save(page)
      const created = toast(page, 'Registro criado com sucesso.')
      await created.getByText('Etapa seletiva "Conversa breve"', { exact: true }).waitFor()
      // it stays for who reaches for it
      await created.hover()
      expect(await barriers(page)).toEqual([])
      await created.getByRole('link', { name: 'Abrir', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Conversa breve' }).waitFor()
      await button(page, 'Cancelar').click()
      await (await rowAction(rows(page).filter({ hasText: 'Conversa breve' }), 'Excluir')).click()
      await button(page.getByRole('dialog'), 'Excluir').click()
      const deleted = toast(page, 'Registro excluído com sucesso.')
      await deleted.getByText('Etapa seletiva "Conversa breve"', { exact: true }).waitFor()
      expect(await deleted.getByRole('link').count()).toBe(0)
    }))

  test.each([
    ['a desk', {}],
    ['a phone', phone],
  ])('does not stand on the buttons of a form, on %s', (_where, options) =>
    stage.story(
      'admin',
      async ({ page, open }) => {
        await open('/utilitario/empresas/configuracao')
        const box = page.getByRole('textbox', { name: 'Máximo de Cargos por Candidato' })
        await box.fill((await box.inputValue()) === '6' ? '7' : '6')
        await save(page)
        const saved = toast(page, 'Registro alterado com sucesso.')
        await saved.waitFor()
        expect(await covers(saved, page.locator('.prumo-footer'))).toBe(false)
        // the only record of a company needs no name, and the page is open
        expect(await saved.getByRole('link').count()).toBe(0)
      },
      options,
    ),
  )
})

describe('a page', () => {
  test('opens at its top, wherever the one before was left; its place in the menu is said once', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${candidatos}?filter={"q":"a"}`)
      const last = rows(page).last()
      await last.waitFor()
      await last.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 3000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await last.locator('[data-record-link]').click()
      await page.waitForURL('**/ficha')
      await page.locator('main article').waitFor()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      const crumbs = page.getByRole('navigation', { name: 'Localização' }).getByRole('listitem')
      const titles = (await crumbs.allTextContents()).map((text) => text.replace('›', ''))
      expect(titles.slice(0, -1)).toEqual(['Início', 'Captação', 'Candidatos'])
    }))

  test('a list below a record says which, and the list of reports its group', () =>
    stage.story('admin', async ({ page, open }) => {
      const crumbs = page.getByRole('navigation', { name: 'Localização' })
      await open('/cargo-salario/indices/1/historicos')
      const name = (await stage.app.database.pool.query<{ nome: string }>('select nome from indice where id = 1')).rows
      await crumbs.getByRole('link', { name: name[0]?.nome, exact: true }).waitFor()
      await open('/captacao/relatorios')
      await expect
        .poll(async () => (await crumbs.getByRole('listitem').allTextContents()).slice(0, -1))
        .toEqual(['Início›', 'Captação›'])
    }))

  test('says no heading twice', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${candidatos}/new`)
      await tab(page, 'Formação').click()
      const heads = page.getByRole('heading', { name: 'Idiomas', exact: true })
      await heads.nth(1).waitFor()
      const widths = await heads.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))
      // one for those who hear the page
      expect(widths.filter((width) => width > 2)).toHaveLength(1)
    }))
})

describe('a phone has one row of buttons', () => {
  test('above a list, the rest in its menu', () =>
    stage.story(
      'rh',
      async ({ page, open }) => {
        await open(candidatos)
        await page.getByRole('main').locator('[data-record]').first().waitFor()
        const above = page.locator('main h1').locator('xpath=../..').locator('a[href], button')
        expect(await rowsOf(above)).toBe(1)
        await button(page, 'Mais opções da lista').click()
        const menu = page.getByRole('dialog', { name: 'Mais opções da lista' })
        await button(menu, 'Exportar').waitFor()
        expect(await barriers(page)).toEqual([])
        await button(menu, 'Exportar').click()
        await page.getByRole('menuitem', { name: 'Exportar para CSV', exact: true }).waitFor()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await menu.waitFor({ state: 'hidden' })
        expect(await overflow(page)).toBe(0)
      },
      phone,
    ))

  test('on the page of a record and on its form', () =>
    stage.story(
      'admin',
      async ({ page, open }) => {
        await open(`${candidatos}/1/ficha`)
        const head = page.locator('main article > header')
        await head.getByRole('button', { name: /^Mais ações de / }).waitFor()
        expect(await rowsOf(head.locator('button, a.MuiButton-root'))).toBe(1)
        expect(await overflow(page)).toBe(0)
        await head.getByRole('link', { name: 'Editar', exact: true }).click()
        await page.locator('.prumo-footer').waitFor()
        expect(await rowsOf(page.locator('main h1').locator('xpath=../..').locator('a[href], button'))).toBe(1)
        await page.getByRole('button', { name: /^Mais ações de / }).click()
        await page.getByRole('menuitem', { name: 'Histórico', exact: true }).click()
        await page.getByRole('dialog', { name: 'Histórico' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog', { name: 'Histórico' }).waitFor({ state: 'detached' })
        const name = page.getByRole('textbox', { name: 'Nome', exact: true })
        await name.fill(`${await name.inputValue()}x`)
        await page.locator('.prumo-dirty').waitFor({ state: 'attached' })
        expect(await rowsOf(page.locator('.prumo-footer button'))).toBe(1)
        await button(page, 'Excluir').waitFor()
        expect(await overflow(page)).toBe(0)
        await button(page, 'Cancelar').click()
        await button(page, 'Descartar e sair').click()
        await page.waitForURL('**/ficha')
      },
      phone,
    ))
})

test('a marker is chosen while the text is written, by keyboard alone, and stands where it was asked for', () =>
  stage.story('rh', async ({ page, open }) => {
    await open('/captacao/modelos-email/new')
    const corpo = page.getByRole('textbox', { name: 'Texto', exact: true })
    await corpo.click()
    await page.keyboard.type('Olá, {{')
    const list = page.getByRole('listbox', { name: 'Marcadores' })
    await list.getByRole('option').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.type('candidato e-mail')
    await expect.poll(() => list.getByRole('option').count()).toBe(1)
    // on a slow machine letters come before the next frame
    await page.evaluate(() => {
      const draw = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (callback) => window.setTimeout(() => draw(callback), 300)
    })
    await page.keyboard.press('Enter')
    await expect.poll(() => corpo.inputValue()).toBe('Olá, {{candidato.contato.email}}')
    await list.waitFor({ state: 'detached' })
    // typed by hand it is the same
    await page.keyboard.type(' e {{candidato.nome}}!', { delay: 40 })
    expect(await corpo.inputValue()).toBe('Olá, {{candidato.contato.email}} e {{candidato.nome}}!')
    expect(await list.count()).toBe(0)
    await page.keyboard.type(' {{')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await button(page, 'Marcador em Assunto').click()
    await page.getByRole('combobox', { name: 'Procurar campo' }).fill('Empresa: Nome')
    await page.keyboard.press('Enter')
    const assunto = page.getByRole('textbox', { name: 'Assunto', exact: true })
    await expect.poll(() => assunto.inputValue()).toMatch(/^\{\{empresa\.nome/)
    await notice(page, 'Alterações não salvas')
  }))
