import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete, lastSaved, openStage, type Stage, save, soon, tab } from './harness/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const padaria = { id: 1, empresa: 'Padaria Central', dataAdmissao: '2015-01-02', salario: 1500 }

async function history(rows: object[], width?: number): Promise<Page> {
  const page = await stage.open({ record: { ...complete, experiencias: rows }, width })
  await tab(page, 'Profissional').click()
  await page.getByRole('button', { name: 'Adicionar: Experiências profissionais' }).waitFor()
  return page
}

const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.locator('[data-field="experiencias"] tbody tr')

describe('rows of a child entity', () => {
  it('are added in a dialog of 768 pixels that has its own rules and does not save the form', async () => {
    const page = await history([])
    await page.getByRole('button', { name: 'Adicionar: Experiências profissionais' }).click()
    await soon(
      async () => (await dialog(page).locator('.MuiDialog-paper, form').first().boundingBox())?.width,
    ).toBeLessThanOrEqual(768)
    expect(await dialog(page).getByRole('heading').first().textContent()).toBe('Nova experiência profissional')
    await dialog(page).getByRole('button', { name: 'Adicionar', exact: true }).click()
    expect(await dialog(page).getByRole('alert').locator('li').allTextContents()).toEqual([
      'Empresa é obrigatório',
      'Data de admissão é obrigatório',
    ])
    // it goes there a frame later: what is typed before would end up there
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('root_experiencias_empresa')
    await dialog(page).getByRole('textbox', { name: 'Empresa' }).fill('Oficina do Zé')
    await dialog(page).getByRole('textbox', { name: 'Data de admissão' }).pressSequentially('02012020')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await rows(page).locator('td').allTextContents()).toEqual(['Oficina do Zé', '—', '02/01/2020', '—', '—', ''])
    expect(await lastSaved(page)).toBeUndefined()
    await save(page)
    await soon(() => lastSaved(page)).toMatchObject({
      experiencias: [{ empresa: 'Oficina do Zé', dataAdmissao: '2020-01-02', empregoAtual: false }],
    })
  })

  it('carry worked-out values, and the record follows them and what is typed, before anything is saved', async () => {
    const page = await history([{ ...padaria, dataDesligamento: '2016-03-02' }])
    const shown = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
    await soon(() => shown('Meses de experiência')).toBe('14')
    await page.getByRole('button', { name: 'Editar: Padaria Central' }).click()
    await dialog(page).getByRole('textbox', { name: 'Data de desligamento' }).fill('01/03/2016')
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await soon(() => shown('Meses de experiência')).toBe('13')
    // 8,5 % of 1.234,50 is 104,9325
    await page.getByRole('textbox', { name: 'Pretensão salarial' }).fill('1234,50')
    await page.getByRole('textbox', { name: 'Comissão', exact: true }).fill('8,5')
    await soon(() => shown('Valor da comissão')).toBe('104,93')
    await page.getByRole('button', { name: 'Adicionar: Idiomas' }).click()
    await dialog(page).getByRole('textbox', { name: 'Idioma' }).fill('Inglês')
    await dialog(page).getByRole('combobox', { name: 'Nível' }).click()
    await page.getByRole('option', { name: 'Avançado' }).click()
    await dialog(page).getByRole('button', { name: 'Adicionar', exact: true }).click()
    await soon(() => page.locator('[data-field="idiomas"] tbody td').allTextContents()).toContain('Inglês: Avançado')
  })

  it('are changed, keeping what the form does not show, and removed after a question', async () => {
    const page = await history([padaria, { ...padaria, id: 2, empresa: 'Mercado' }])
    await page.getByRole('button', { name: 'Editar: Padaria Central' }).click()
    await dialog(page).getByRole('textbox', { name: 'Salário' }).fill('')
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByRole('button', { name: 'Remover: Mercado' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await soon(() => rows(page).count()).toBe(1)
    await save(page)
    await soon(() => lastSaved(page)).toMatchObject({ experiencias: [{ id: 1, empresa: 'Padaria Central' }] })
    expect((await lastSaved(page))?.experiencias).not.toHaveProperty('0.salario')
  })

  it('ask before what was typed is thrown away', async () => {
    const page = await history([padaria])
    await page.getByRole('button', { name: 'Editar: Padaria Central' }).click()
    await dialog(page).getByRole('textbox', { name: 'Empresa' }).fill('Outra')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    const empresa = dialog(page).getByRole('textbox', { name: 'Empresa' })
    expect(await empresa.inputValue()).toBe('Outra')
    await empresa.focus()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
    await soon(() => rows(page).first().textContent()).toContain('Padaria Central')
  })

  it('with a mistake are marked, and saving leads into the dialog', async () => {
    const page = await history([{ ...padaria, dataDesligamento: '2014-01-01' }])
    await save(page)
    await dialog(page).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('root_experiencias_dataDesligamento')
    await dialog(page).getByRole('textbox', { name: 'Data de desligamento' }).fill('03/01/2016')
    await dialog(page).getByRole('button', { name: 'Confirmar' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await soon(() => page.getByRole('alert').count()).toBe(0)
    expect(await rows(page).getByRole('img').count()).toBe(0)
  })

  it('cannot be added while the list is disabled by a rule', async () => {
    const page = await history([])
    await page.getByLabel('Estou em busca do primeiro emprego').check()
    expect(await page.getByRole('button', { name: 'Adicionar: Experiências profissionais' }).isDisabled()).toBe(true)
  })

  it('are cards on a telephone', async () => {
    const page = await history([padaria], 390)
    expect(await page.locator('[data-field="experiencias"] thead').isVisible()).toBe(false)
    const before = await rows(page)
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(before).toBe('"Empresa"')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

it('raises no error in the browser', () => {
  expect(stage.complaints).toEqual([])
})
