import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete, lastSaved, openStage, type Stage, save, soon, tab } from './harness/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const nome = (page: Page) => page.getByLabel('Nome completo')
const summary = (page: Page) => page.getByRole('alert')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

describe('saving a form with mistakes', () => {
  it('lists each mistake, counts them on the tabs and goes to the first field', async () => {
    const page = await stage.open()
    await nome(page).fill('Maria')
    await save(page)
    await soon(() => focused(page)).toBe('root_nascimento')
    expect(await summary(page).locator('li').allTextContents()).toEqual([
      'Data de nascimento é obrigatório',
      'E-mail é obrigatório',
      'CPF é obrigatório',
    ])
    expect(await tab(page, 'Dados pessoais').getByRole('img').getAttribute('aria-label')).toBe('2 erros')
    expect(await tab(page, 'Documentos').getByRole('img').getAttribute('aria-label')).toBe('1 erro')
    expect(await lastSaved(page)).toBeUndefined()
    expect(await nome(page).inputValue()).toBe('Maria')
  })

  it('leads from the list to a field on another tab', async () => {
    const page = await stage.open()
    await save(page)
    await page.getByRole('button', { name: 'CPF é obrigatório' }).click()
    await soon(() => focused(page)).toBe('root_documentos_cpf')
    expect(await page.getByLabel('CPF', { exact: false }).first().getAttribute('aria-invalid')).toBe('true')
  })

  it('takes a mistake off the list as soon as the field is left in order', async () => {
    const page = await stage.open()
    await save(page)
    await nome(page).fill('Maria')
    await nome(page).blur()
    await soon(() => summary(page).textContent()).not.toContain('Nome completo')
  })

  it('hears a click made right after typing a correction, though the errors above go', async () => {
    const page = await stage.open()
    await nome(page).fill('')
    await save(page)
    const link = page.getByRole('button', { name: 'CPF é obrigatório' })
    const box = await link.boundingBox()
    if (!box) throw new Error('no link')
    await nome(page).focus()
    // the form hears 300 ms after the last letter: nothing but the finger comes between
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.keyboard.insertText('Maria')
    await page.mouse.down()
    // a finger is slower than the 300 ms after which the form hears
    await page.waitForTimeout(400)
    expect(await summary(page).locator('li').count()).toBe(4)
    await page.mouse.up()
    await soon(() => focused(page)).toBe('root_documentos_cpf')
    await soon(() => summary(page).locator('li').count()).toBe(3)
  })

  it('says nothing while a form is filled in for the first time', async () => {
    const page = await stage.open()
    await page.getByLabel('E-mail').fill('isto não é')
    await page.getByLabel('E-mail').blur()
    await page.waitForTimeout(400)
    expect(await summary(page).count()).toBe(0)
  })
})

describe('answers of the server', () => {
  it('puts violations on their fields, others at the top, and opens the row that has one', async () => {
    const page = await stage.open({
      record: { ...complete, experiencias: [{ id: 1, empresa: 'Padaria', dataAdmissao: '2015-01-02' }] },
    })
    await nome(page).fill('Duplicado')
    await save(page)
    await soon(() => focused(page)).toBe('root_documentos_cpf')
    expect(await page.locator('#root_documentos_cpf-helper-text').textContent()).toBe('CPF já cadastrado')
    expect(await summary(page).textContent()).toContain('O prazo de cadastro terminou')
    await page.getByRole('button', { name: 'Experiências profissionais, linha 1: Empresa desconhecida' }).click()
    const dialog = page.getByRole('dialog', { name: 'Experiência profissional' })
    await dialog.waitFor()
    await soon(() => focused(page)).toBe('root_experiencias_empresa')
    expect(await dialog.locator('#root_experiencias_empresa-helper-text').textContent()).toBe('Empresa desconhecida')
  })

  it('forgets a violation of the server when its field changes', async () => {
    const page = await stage.open({ record: complete })
    await nome(page).fill('Duplicado')
    await save(page)
    await page.locator('#root_documentos_cpf').fill('111.444.777-35')
    await page.locator('#root_documentos_cpf').blur()
    await soon(() => page.locator('#root_documentos_cpf-helper-text').count()).toBe(0)
  })

  it('shows why saving failed altogether and keeps what was typed', async () => {
    const page = await stage.open({ record: complete })
    await nome(page).fill('Explode')
    await save(page)
    await soon(() => summary(page).textContent()).toBe('ErroSem conexão')
    expect(await nome(page).inputValue()).toBe('Explode')
    expect(await page.locator('#estado').getAttribute('data-dirty')).toBe('true')
  })
})

describe('what is handed over', () => {
  it('saves a text still being typed, by Ctrl+S, with id and version', async () => {
    const page = await stage.open({ record: complete })
    await nome(page).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' Souza  ')
    await page.keyboard.press('Control+s')
    await soon(() => lastSaved(page)).toMatchObject({ id: 7, versao: 3, nome: 'Maria da Silva Souza' })
    await soon(() => focused(page)).toBe('root_nome')
  })

  it('knows whether something differs from what was loaded', async () => {
    const page = await stage.open({ record: complete })
    const dirty = () => page.locator('#estado').getAttribute('data-dirty')
    await nome(page).press('End')
    await page.keyboard.type('x')
    await soon(dirty).toBe('true')
    await page.keyboard.press('Backspace')
    await soon(dirty).toBe('false')
    await page.keyboard.type('y')
    await save(page)
    await soon(dirty).toBe('false')
  })

  it('gives a new record its defaults', async () => {
    const page = await stage.open()
    expect(await page.getByLabel('Situação').inputValue()).toBe('Ativo')
  })
})

describe('a newer state of the record', () => {
  const arrive = (page: Page, record: object) =>
    page.evaluate((r) => (window as unknown as { setRecord(record: object): void }).setRecord(r), record)

  it('is taken over while nothing is typed, without leaving the tab', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Documentos').click()
    await arrive(page, { ...complete, versao: 4, documentos: { cpf: '11144477735' } })
    await soon(() => page.locator('#root_documentos_cpf').inputValue()).toBe('111.444.777-35')
    expect(await page.locator('#estado').getAttribute('data-dirty')).toBe('false')
    await save(page)
    await soon(() => lastSaved(page)).toMatchObject({ versao: 4, documentos: { cpf: '11144477735' } })
  })

  it('does not overwrite what is being typed, nor pass its version off as read', async () => {
    const page = await stage.open({ record: complete })
    await nome(page).fill('Maria Souza')
    await arrive(page, { ...complete, nome: 'Outro nome', versao: 4 })
    expect(await nome(page).inputValue()).toBe('Maria Souza')
    await save(page)
    await soon(() => lastSaved(page)).toMatchObject({ versao: 3, nome: 'Maria Souza' })
  })

  it('gives way to another record', async () => {
    const page = await stage.open({ record: complete })
    await nome(page).fill('Maria Souza')
    await arrive(page, { ...complete, id: 8, nome: 'João' })
    await soon(() => nome(page).inputValue()).toBe('João')
  })
})

it('raises no error in the browser under the content security policy', () => {
  expect(stage.complaints).toEqual([])
})
