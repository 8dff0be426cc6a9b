import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { openStage, type Stage, type Window } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

async function enter({ page }: Window, usuario: string, senha: string): Promise<void> {
  await page.getByLabel('Usuário').fill(usuario)
  await page.locator('input[name=senha]').fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const heading = ({ page }: Window) => page.getByRole('heading', { level: 1 })

describe('logging in', () => {
  test('a wrong password is refused in Portuguese; the right one leads to the page that was asked for', async () => {
    const window = await stage.window()
    await window.page.goto(`${stage.url}/captacao/etapas-seletivas`)
    await enter(window, 'rh', 'errada')
    await window.page.getByText('Usuário ou senha inválidos.').waitFor()
    await enter(window, 'rh', PASSWORD)
    await window.page.getByRole('heading', { name: 'Etapas seletivas' }).waitFor()
    expect(new URL(window.page.url()).pathname).toBe('/captacao/etapas-seletivas')
    expect(window.complaints).toEqual([])
  })

  test('empty fields are named, and nothing is sent', async () => {
    const window = await stage.window()
    await window.open('/login')
    await window.page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await window.page.getByText('Usuário é obrigatório').waitFor()
    await window.page.getByText('Senha é obrigatória').waitFor()
  })

  test('[B-GUARD-LOGIN] who is logged in has no business on the log-in page, and leaves by Sair', async () => {
    const window = await stage.window()
    await window.open('/login')
    await enter(window, 'rh', PASSWORD)
    await window.page.getByText('Olá,').waitFor()
    await window.open('/login')
    await window.page.getByText('Olá,').waitFor()
    await window.page.getByRole('button', { name: /Menu do usuário/ }).click()
    await window.page.getByRole('menuitem', { name: 'Sair' }).click()
    await window.page.getByText('Bem-vindo de volta').waitFor()
  })
})

describe('the session ends in the middle of a form', () => {
  test('the log-in is asked for on the spot; what was typed is saved with it', async () => {
    const window = await stage.window('rh')
    const { page, context } = window
    await window.open('/captacao/etapas-seletivas/1')
    await page.getByRole('textbox', { name: 'Nome' }).fill('Triagem inicial')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Sua sessão expirou. Deseja sair ou permanecer na página?').waitFor()
    await page.getByRole('button', { name: 'Entrar novamente' }).click()
    await enter(window, 'rh', PASSWORD)
    await page.getByText('Registro alterado com sucesso.').waitFor()
    await page.getByRole('link', { name: 'Triagem inicial' }).or(page.getByText('Triagem inicial')).first().waitFor()
  })

  test('who stays keeps the page; the next call asks for the log-in at once', async () => {
    const window = await stage.window('rh')
    const { page, context } = window
    await window.open('/captacao/etapas-seletivas/2')
    await page.getByRole('textbox', { name: 'Nome' }).fill('Entrevista de RH')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('button', { name: 'Permanecer' }).click()
    expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Entrevista de RH')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByRole('dialog').getByLabel('Usuário').waitFor()
    await enter(window, 'rh', PASSWORD)
    await page.getByText('Registro alterado com sucesso.').waitFor()
  })
})

describe('two tabs', () => {
  test('with two companies: nothing is saved, the text stays with Manter', async () => {
    const first = await stage.window('admin')
    const { page } = first
    await first.open('/captacao/etapas-seletivas/3')
    await page.getByRole('textbox', { name: 'Nome' }).fill('Teste prático')
    const second = await first.context.newPage()
    await second.goto(stage.url)
    await second.getByRole('button', { name: /Trocar de empresa/ }).click()
    await second.getByRole('menuitem', { name: 'Horizonte Serviços S.A.' }).click()
    await second.getByRole('button', { name: /Empresa atual: Horizonte/ }).waitFor()
    await page.bringToFront()
    await page.getByText('Atenção! A empresa foi alterada em outra aba').waitFor()
    await page.getByRole('button', { name: 'Manter' }).click()
    await page.getByRole('button', { name: 'Salvar' }).click()
    // the form says it too
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Não é possível utilizar abas com empresas diferentes no Prumo RH.').waitFor()
    await page.getByRole('button', { name: 'Manter' }).click()
    expect(await page.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Teste prático')
    await second.getByRole('button', { name: /Trocar de empresa/ }).click()
    await second.getByRole('menuitem', { name: 'Aurora Alimentos Ltda' }).click()
    await second.getByRole('button', { name: /Empresa atual: Aurora/ }).waitFor()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Registro alterado com sucesso.').waitFor()
  })
})

describe('what a profile does not allow', () => {
  test("a manager sees 'Acesso Negado' for users, and whom to ask", async () => {
    const window = await stage.window('gestor')
    await window.open('/utilitario/usuarios')
    expect(await heading(window).textContent()).toBe('Acesso Negado')
    await window.page.getByText('Procure quem administra os perfis na sua empresa').waitFor()
    await window.page.getByRole('link', { name: 'Voltar ao início' }).click()
    await window.page.getByText('Olá,').waitFor()
  })

  test('an address that is no screen is not found', async () => {
    const window = await stage.window('rh')
    await window.open('/nao/existe')
    expect(await heading(window).textContent()).toBe('Página Não Encontrada')
  })
})
