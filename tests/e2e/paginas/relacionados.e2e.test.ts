import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pageAction, save } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const SHOTS = process.env.SHOTS

test('a category that is missing is added from the picker by keyboard, and then knows who refers to it', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/desenvolvimento/cursos/new')
    await fill(page, 'Nome', 'Trabalho em altura')
    const picker = page.getByRole('combobox', { name: 'Categoria do Curso', exact: true })
    await picker.fill('Normas reguladoras')
    await page.getByRole('option', { name: 'Adicionar categoria de curso…', exact: true }).waitFor()
    await page.getByText('Nenhum registro encontrado').waitFor()
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/picker.png` })
    await picker.press('ArrowDown')
    await picker.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nova categoria de curso' })
    const name = dialog.getByRole('textbox', { name: 'Nome', exact: true })
    await expect.poll(() => name.inputValue()).toBe('Normas reguladoras')
    expect(await barriers(page)).toEqual([])
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/quick.png` })
    // the register's own rules
    await name.fill('')
    await button(dialog, 'Salvar').click()
    await dialog.getByText('Nome é obrigatório').first().waitFor()
    await name.fill('Normas reguladoras')
    await button(dialog, 'Salvar').click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => picker.inputValue()).toBe('Normas reguladoras')
    expect(await page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe('Trabalho em altura')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')

    const { rows } = await stage.app.database.pool.query<{ id: number }>(
      "select id from categoria_curso where nome = 'Normas reguladoras'",
    )
    await open(`/desenvolvimento/categoria-curso/${rows[0]?.id}`)
    await button(page, 'Relacionados').click()
    const drawer = page.getByRole('dialog', { name: 'Relacionados' })
    await drawer.getByRole('listitem').filter({ hasText: 'Cursos' }).getByText('1 registro', { exact: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/related.png` })
    await drawer.getByRole('link', { name: 'Cursos', exact: true }).click()
    await page.getByRole('row').filter({ hasText: 'Trabalho em altura' }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(1)
    await button(page, 'Remover filtro Categoria do Curso: Normas reguladoras').waitFor()
    await page.goBack()
    await button(page, 'Relacionados').click()
    await drawer.getByRole('link', { name: 'Adicionar: Cursos', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Novo curso' }).waitFor()
    await expect.poll(() => picker.inputValue()).toBe('Normas reguladoras')
  })
})

test('holidays are marked in calendars; both windows fit a telephone', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/geral/feriados/new')
      await fill(page, 'Data', '10/04/2026')
      await button(page, 'Abrir calendário: Data').click()
      const calendar = page.getByRole('dialog', { name: 'Calendário: Data' })
      const tiradentes = calendar.getByRole('button', { name: '21 de abril de 2026, Tiradentes', exact: true })
      await tiradentes.waitFor()
      expect(await barriers(page)).toEqual([])
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/calendar-390.png` })
      await tiradentes.click()
      await open('/desenvolvimento/cursos/new')
      await page.getByRole('combobox', { name: 'Categoria do Curso', exact: true }).click()
      await page.getByRole('option', { name: 'Adicionar categoria de curso…', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Nova categoria de curso' })
      await dialog.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
      expect(await overflow(page)).toBe(0)
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/quick-390.png` })
      await button(dialog, 'Cancelar').click()
      await open('/captacao/etapas-seletivas/1')
      await (await pageAction(page, 'Relacionados')).click()
      await page.getByRole('dialog', { name: 'Relacionados' }).getByRole('listitem').first().waitFor()
      expect(await overflow(page)).toBe(0)
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/related-390.png` })
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
