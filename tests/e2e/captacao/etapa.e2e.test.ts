import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login, PASSWORD } from '#tests/helpers/app.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, save, tabTo } from '../steps.ts'

const ETAPAS = '/captacao/etapas-seletivas'

let stage: Stage
let rh: Client

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
}, 180_000)
afterAll(() => stage?.close())

const empresas = (page: Page) => page.getByRole('button', { name: /Trocar de empresa/ })

const named = async (nome: string) =>
  (await rh.get(`/api${ETAPAS}?filter=${encodeURIComponent(JSON.stringify({ nome }))}`)).json() as { id: number }[]

describe('by keyboard only', () => {
  test('a step is created, changed, copied and deleted', async () => {
    await stage.story('rh', async ({ page, open }) => {
      const press = (key: string) => page.keyboard.press(key)
      await open(ETAPAS)
      await press('Tab')
      await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter')
      await tabTo(page, page.getByRole('link', { name: 'Nova etapa seletiva' }))
      await press('Enter')

      const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
      await tabTo(page, nome)
      await page.keyboard.type('Dinâmica de grupo à noite')
      await tabTo(page, button(page, 'Salvar'))
      await press('Enter')
      await notice(page, 'Registro criado com sucesso.')
      // good news stays for three seconds and goes by itself
      const good = page.getByText('Registro criado com sucesso.')
      await page.waitForTimeout(2000)
      expect(await good.count()).toBe(1)
      await good.waitFor({ state: 'detached', timeout: 5000 })

      const search = page.getByRole('searchbox', { name: 'Pesquisar', exact: true })
      await tabTo(page, search)
      await page.keyboard.type('dinamica')
      await press('Enter')
      await page.getByText('1–1 de 1').waitFor()
      await tabTo(page, page.getByRole('link', { name: 'Editar: Dinâmica de grupo à noite' }))
      await press('Enter')
      const analise = page.getByRole('checkbox', { name: 'Análise Comportamental' })
      await tabTo(page, analise)
      await press('Space')
      expect(await analise.isChecked()).toBe(true)
      await press('Control+s')
      await notice(page, 'Registro alterado com sucesso.')

      await tabTo(page, page.getByRole('link', { name: 'Clonar: Dinâmica de grupo à noite' }))
      await press('Enter')
      await page.getByRole('heading', { name: 'Nova etapa seletiva' }).waitFor()
      await tabTo(page, nome)
      expect(await nome.inputValue()).toBe('Dinâmica de grupo à noite')
      expect(await analise.isChecked()).toBe(true)
      await press('Control+a')
      await page.keyboard.type('Dinâmica em dupla')
      await press('Enter')
      await notice(page, 'Registro criado com sucesso.')
      await page.getByText('1–2 de 2').waitFor()

      const remove = page.getByRole('button', { name: 'Excluir: Dinâmica em dupla' })
      await tabTo(page, remove)
      await press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Confirma exclusão?' })
      await dialog.waitFor()
      expect(await barriers(page)).toEqual([])
      await press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await remove.evaluate((element) => element === document.activeElement)).toBe(true)
      await press('Enter')
      await tabTo(page, button(dialog, 'Excluir'))
      await press('Enter')
      await notice(page, 'Registro excluído com sucesso.')
      await page.getByText('1–1 de 1').waitFor()
    })
    expect(await named('Dinâmica em dupla')).toEqual([])
    expect(await named('Dinâmica de grupo à noite')).toHaveLength(1)
  }, 60_000)

  test('leaving with something typed asks first, and the text is still there', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(ETAPAS)
      await page.locator('tbody tr').nth(1).click()
      const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
      const before = await nome.inputValue()
      await tabTo(page, nome)
      await page.keyboard.press('End')
      await page.keyboard.type(' e dinâmica')
      await page.getByText('Alterações não salvas').waitFor()
      await tabTo(page, button(page, 'Cancelar'))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Descartar as alterações?' })
      await dialog.waitFor()
      expect(await barriers(page)).toEqual([])
      // the safe answer has the focus
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      expect(await nome.inputValue()).toBe(`${before} e dinâmica`)
      await page.goBack()
      await dialog.waitFor()
      await tabTo(page, button(dialog, 'Descartar e sair'))
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('heading', { name: 'Etapas seletivas' }).waitFor()
    })
  }, 60_000)
})

describe('two companies', () => {
  test('the company in the head of the page decides which steps are there', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open(`${ETAPAS}/new`)
      await fill(page, 'Nome', 'Só da Aurora')
      await save(page)
      await notice(page, 'Registro criado com sucesso.')
      await empresas(page).click()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'Horizonte Serviços S.A.' }).click()
      await page.getByRole('button', { name: /Empresa atual: Horizonte/ }).waitFor()
      await open(ETAPAS)
      await page.getByRole('table').waitFor()
      expect(await page.getByText('Só da Aurora').count()).toBe(0)
      await empresas(page).click()
      await page.getByRole('menuitem', { name: 'Aurora Alimentos Ltda' }).click()
      await page.getByRole('button', { name: /Empresa atual: Aurora/ }).waitFor()
    })
  }, 60_000)

  test('a tab that is behind saves nothing, and what was typed there can still be saved', async () => {
    await stage.story('admin', async (first) => {
      const { page } = first
      await first.open(`${ETAPAS}/3`)
      await fill(page, 'Nome', 'Prova técnica comentada')
      const second = await first.tab()
      await second.open('/')
      const change = async (empresa: string) => {
        await empresas(second.page).click()
        await second.page.getByRole('menuitem', { name: empresa }).click()
        await second.page.getByRole('button', { name: `Empresa atual: ${empresa}` }).waitFor()
      }
      await change('Horizonte Serviços S.A.')
      await page.bringToFront()
      const dialog = page.getByRole('alertdialog', { name: 'Atenção! A empresa foi alterada em outra aba' })
      await dialog.getByText('Não é possível utilizar abas com empresas diferentes').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(dialog, 'Manter').click()
      await save(page)
      await dialog.waitFor()
      await button(dialog, 'Manter').click()
      expect(await named('Prova técnica comentada')).toEqual([])
      await second.page.bringToFront()
      await change('Aurora Alimentos Ltda')
      await page.bringToFront()
      await save(page)
      await notice(page, 'Registro alterado com sucesso.')
    })
    expect(await named('Prova técnica comentada')).toHaveLength(1)
  }, 60_000)
})

test('a session that ends below the form asks for the log-in on the spot, and saving goes on', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(`${ETAPAS}/4`)
    await fill(page, 'Nome', 'Conversa com a diretoria')
    await stage.app.database.pool.query('delete from sessao')
    // what a session may do is read once a second
    stage.app.clock.advance(2_000)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Sessão expirada' })
    await dialog.getByText('Sua sessão expirou. Deseja sair ou permanecer na página?').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Entrar novamente').click()
    await page.getByLabel('Usuário', { exact: true }).fill('rh')
    await page.locator('input[type=password]').fill(PASSWORD)
    expect(await barriers(page)).toEqual([])
    await button(page, 'Entrar').click()
    await notice(page, 'Registro alterado com sucesso.')
  })
  rh = await login(stage.app, 'rh')
  expect(await named('Conversa com a diretoria')).toHaveLength(1)
}, 60_000)
