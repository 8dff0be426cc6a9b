import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowAction } from '#tests/e2e/steps.ts'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const etapas = '/captacao/etapas-seletivas'

describe('a register without code of its own', () => {
  test('is created, found, changed, copied and deleted', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(etapas)
      await page.getByRole('link', { name: 'Nova etapa seletiva' }).click()
      await page.getByRole('textbox', { name: 'Nome' }).fill('Redação técnica')
      await page.getByRole('button', { name: 'Salvar' }).click()
      await page.getByText('Registro criado com sucesso.').waitFor()

      await page.getByLabel('Pesquisar', { exact: true }).fill('redacao')
      await page.getByText('1–1 de 1').waitFor()
      await page.getByRole('link', { name: 'Redação técnica', exact: true }).click()
      await page.getByRole('heading', { name: 'Redação técnica' }).waitFor()
      await page.getByLabel('Análise Comportamental').check()
      await page.getByRole('button', { name: 'Salvar' }).click()
      await page.getByText('Registro alterado com sucesso.').waitFor()

      await page.getByRole('link', { name: 'Clonar: Redação técnica' }).click()
      await page.getByRole('heading', { name: 'Nova etapa seletiva' }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Redação técnica')
      expect(await page.getByLabel('Análise Comportamental').isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Cancelar' }).click()

      await page.getByRole('button', { name: 'Excluir: Redação técnica' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await page.getByText('Registro excluído com sucesso.').waitFor()
      await page.getByText('Nenhum registro encontrado').waitFor()
    }))

  test('a missing field is named and focused', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${etapas}/new`)
      await page.getByRole('button', { name: 'Salvar' }).click()
      await page.getByText('Preencha os campos indicados').waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_nome')
    }))

  test('leaving with something unsaved asks first', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${etapas}/4`)
      await page.getByRole('textbox', { name: 'Nome' }).fill('Outro nome')
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await page.getByText('Descartar as alterações?').waitFor()
      await page.getByRole('button', { name: 'Continuar editando' }).click()
      expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Outro nome')
      await page.getByRole('link', { name: 'Etapas seletivas' }).first().click()
      await page.getByRole('button', { name: 'Descartar e sair' }).click()
      await page.getByRole('heading', { name: 'Etapas seletivas' }).waitFor()
    }))

  test('a record in use is not deleted, and the server says where it is used', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/motivos-solicitacao')
      await page.getByRole('button', { name: 'Excluir: Aumento de quadro' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await page.getByText('possui dependências em').waitFor()
    }))

  test('a record that is not there says so', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${etapas}/999999`)
      await page.getByText('O recurso solicitado não foi encontrado.').waitFor()
    }))
})

test('two people change one record: both versions are shown field by field, and nothing is lost', () =>
  stage.story('rh', async ({ page, open }) => {
    await open(`${etapas}/5`)
    await page.getByRole('textbox', { name: 'Nome' }).fill('Entrevista final')
    const other = await login(stage.app, 'admin')
    const record = (await other.get(`/api${etapas}/5`)).json() as { ordem: number }
    expect((await other.put(`/api${etapas}/5`, { ...record, ordem: 77 })).statusCode).toBe(200)

    await page.getByRole('button', { name: 'Salvar' }).click()
    const dialog = page.getByRole('dialog', { name: 'O registro foi alterado por outra pessoa' })
    await dialog.waitFor()
    expect(await dialog.getByRole('group').allTextContents()).toHaveLength(2)
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Salvar resultado' }).click()
    await page.getByText('Registro alterado com sucesso.').waitFor()
    expect((await other.get(`/api${etapas}/5`)).json()).toMatchObject({ nome: 'Entrevista final', ordem: 77 })
  }))

test('an action asks for what it needs, one that is not possible says why, and the record shows its situation', () =>
  stage.story('admin', async ({ page, open }) => {
    await open('/captacao/solicitacoes-pessoal?filter={"visualizar":"A"}')
    await (await rowAction(page.locator('tbody tr').first(), 'Suspender')).click()
    await page.getByLabel('Observação da Suspensão').fill('Orçamento em revisão')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
    await page.getByText('Suspender: concluído com sucesso.').waitFor()
    await open('/captacao/solicitacoes-pessoal?filter={"visualizar":"S"}')
    const action = await rowAction(page.locator('tbody tr').first(), 'Suspender')
    expect(await action.getAttribute('aria-disabled')).toBe('true')
    expect((await action.textContent())?.length).toBeGreaterThan('Suspender'.length + 10)
    await page.keyboard.press('Escape')
    await page.locator('tbody tr').first().click()
    await page.getByText('Solicitação suspensa').waitFor()
  }))

test('the only record of a company is opened and saved at its route', () =>
  stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/empresas/configuracao')
    await page.getByRole('textbox', { name: 'Máximo de Cargos por Candidato' }).fill('7')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Registro alterado com sucesso.').waitFor()
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Máximo de Cargos por Candidato' }).inputValue())
      .toBe('7')
  }))

test('a report is refused without its filters and shows its rows with them', () =>
  stage.story('admin', async ({ page, open }) => {
    await open('/captacao/relatorios/duracao-vaga')
    await page
      .getByText(/^\d+ linhas?$/)
      .or(page.getByText('Não existem dados para o filtro informado.'))
      .first()
      .waitFor()
    await page.getByRole('textbox', { name: 'Data Inicial' }).fill('')
    await page.getByRole('button', { name: 'Visualizar' }).click()
    await page.getByText('Preencha os campos indicados').waitFor()
    await page.getByText('Data Inicial é obrigatório').first().waitFor()
    await page.getByRole('textbox', { name: 'Data Inicial' }).fill('01/01/2020')
    await page.keyboard.press('Tab')
    await page.getByText('Data Inicial é obrigatório').first().waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Grupos Ocupacionais' }).click()
    await page.getByRole('combobox', { name: 'Grupos Ocupacionais' }).click()
    await page.getByRole('option').nth(1).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Visualizar' }).click()
    await page
      .getByText(/^\d+ linhas?$/)
      .or(page.getByText('Não existem dados para o filtro informado.'))
      .first()
      .waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Planilha' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('duracao-vaga.xlsx')
  }))

test('the menu search finds with and without accents', () =>
  stage.story('rh', async ({ page, open }) => {
    await open('/')
    await page.getByLabel('Pesquisar Menu').fill('avaliacao')
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByText(/avaliação/i)
      .first()
      .waitFor()
    await page.getByLabel('Pesquisar Menu').fill('zzz')
    await page.getByText('Nenhuma opção do menu corresponde à pesquisa.').waitFor()
  }))

describe.each([
  ['wide', { width: 1366, height: 900 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s screen', (_name, viewport) => {
  test.each([
    '/',
    etapas,
    `${etapas}/6`,
    `${etapas}/new`,
    '/captacao/solicitacoes-pessoal',
    '/captacao/relatorios/duracao-vaga',
    '/403',
    '/500',
  ])('%s is accessible, fits and is without complaint', (path) =>
    stage.story(
      'admin',
      async ({ page, open, quiet }) => {
        await open(path)
        await quiet()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      },
      { viewport },
    ),
  )
})
