import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { type RealProvider, startRealProvider } from '#tests/helpers/login/oidc-provider.ts'
import { button, fill } from '../steps.ts'
import { barriers, enter } from './steps.ts'

const PHONE = { viewport: { width: 390, height: 800 } }
const SEGREDO = 'segredo-do-cliente-de-teste-com-trinta-e-duas-letras'

let stage: Stage
let provider: RealProvider
/** The demo's own address is by name. */
let url: string
beforeAll(async () => {
  stage = await openStage()
  url = `http://localhost:${(stage.app.fastify.server.address() as AddressInfo).port}`
  const { rows } = await stage.app.database.pool.query<{ login: string; email: string }>(
    'select login, email from usuario',
  )
  provider = await startRealProvider({
    clientId: 'prumo-rh',
    clientSecret: SEGREDO,
    origin: url,
    accounts: Object.fromEntries(rows.map(({ login, email }) => [login, email])),
  })
  // the port is known only now
  stage.app.fastify.prumo.env.oidcHosts.push(provider.issuer)
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await provider?.close()
})

/** The pages that the provider brings: whoever it is, any password; the first time it asks what the product may know. */
async function logInThere(page: Page, account: string, { first = true } = {}) {
  await page.locator('input[name=login]').fill(account)
  await page.locator('input[name=password]').fill('qualquer')
  await page.locator('button[type=submit]').click()
  if (first) await page.getByRole('button', { name: 'Continue' }).click()
}
const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()

test('a company’s provider is set up, used, left and used again with other keys; without a user one is told why', async () => {
  await stage.storyAnew('admin', async ({ page, open }) => {
    await open('/utilitario/login-unico')
    await fill(page, 'Endereço do provedor', provider.issuer)
    await fill(page, 'Identificador do cliente', 'prumo-rh')
    await fill(page, 'Segredo do cliente', SEGREDO)
    await fill(page, 'Texto do botão', 'Entrar com a conta Aurora')
    await page.getByRole('checkbox', { name: 'Ativo' }).check()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('checkbox', { name: 'Fechar a entrada por senha' }).check()
    await button(page, 'Salvar').click()
    await page.getByText('Marque antes um usuário ativo desta empresa com acesso de emergência').first().waitFor()
    await page.getByRole('checkbox', { name: 'Fechar a entrada por senha' }).uncheck()
    await button(page, 'Salvar').click()
    await expect
      .poll(async () => (await stage.app.database.pool.query('select ativo from login_unico')).rows)
      .toEqual([{ ativo: true }])
  })
  await stage.storyAnew(
    undefined,
    async ({ page }) => {
      await page.goto(`${url}/login`)
      const entrar = page.getByRole('link', { name: 'Entrar com a conta Aurora' })
      await entrar.waitFor()
      expect(await barriers(page)).toEqual([])
      await entrar.click()
      await logInThere(page, 'sst')
      await home(page)
      // leaving here one leaves there, too
      await page.getByRole('button', { name: /Sônia/ }).click()
      await page.getByRole('menuitem', { name: 'Sair' }).click()
      await page.getByRole('button', { name: /Yes, sign me out/ }).click()
      await entrar.waitFor()
      expect(new URL(page.url()).pathname).toBe('/login')
      await provider.renew()
      await entrar.click()
      await logInThere(page, 'ninguem')
      await page.getByText('Não há um usuário ativo para a sua conta.').waitFor()
      expect(await barriers(page)).toEqual([])
      // the provider still knows this one
      await page.context().clearCookies()
      await page.goto(`${url}/login`)
      await entrar.click()
      await logInThere(page, 'sst')
      await home(page)
    },
    PHONE,
  )
})

test('what asks who it is sends to the provider in another tab, and goes on here', () =>
  stage.storyAnew(undefined, async ({ page, context }) => {
    await page.goto(`${url}/login`)
    await page.getByRole('link', { name: 'Entrar com a conta Aurora' }).click()
    await logInThere(page, 'sst')
    await home(page)
    stage.app.clock.advance(16 * 60_000)
    await page.goto(`${url}/minha-seguranca`)
    await button(page, 'Ligar aplicativo autenticador').click()
    const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
    await dialog.getByText('confirme com a conta da empresa').waitFor()
    expect(await barriers(page)).toEqual([])
    const opened = context.waitForEvent('page')
    await button(dialog, 'Entrar com a conta Aurora').click()
    const there = await opened
    await logInThere(there, 'sst', { first: false })
    await there.getByText('Você confirmou que é você.').waitFor()
    await page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor()
  }))

test('where passwords are closed, the log-in says by what one enters', () =>
  stage.storyAnew(undefined, async ({ page }) => {
    const { pool } = stage.app.database
    await pool.query('update login_unico set fechar_senha = true')
    try {
      await page.goto(`${url}/login`)
      await enter(page, 'sst')
      await page.getByText('A entrada por senha está fechada na sua empresa. Entre com a conta da empresa.').waitFor()
      await pool.query(`update usuario set acesso_emergencia = true where login = 'sst'`)
      await enter(page, 'sst')
      await home(page)
    } finally {
      await pool.query('update login_unico set fechar_senha = false')
    }
  }))
