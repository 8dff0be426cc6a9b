import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'
import { barriers, enter } from './steps.ts'

const PHONE = { viewport: { width: 390, height: 800 } }

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

/** A device of its own that says yes to everything: WebAuthn §11 in Chromium. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { cdp, authenticatorId }
}

describe('a passkey', () => {
  test('is made in Minha Segurança, logs in alone and is asked for after the password; a copy of it is refused, on a phone', () =>
    stage.storyAnew(
      undefined,
      async ({ page, context }) => {
        // a passkey belongs to a name, never to the number of an address
        const url = stage.url.replace('127.0.0.1', 'localhost')
        const { cdp, authenticatorId } = await plugIn(page)
        await page.goto(`${url}/login`)
        await enter(page, 'sst')
        await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()
        await page.goto(`${url}/minha-seguranca`)
        await button(page, 'Criar chave de acesso').click()
        const dialog = page.getByRole('dialog', { name: 'Criar chave de acesso' })
        await fill(page, 'Nome do aplicativo ou aparelho', 'Notebook')
        expect(await barriers(page)).toEqual([])
        await button(dialog, 'Criar chave de acesso').click()
        const kept = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' })
        await kept.waitFor()
        await button(kept, 'Guardei os códigos').click()
        await page.getByText('Notebook', { exact: true }).waitFor()
        await page.getByText(/^Chave de acesso · ligada em .* · ainda não usada$/).waitFor()
        expect(await barriers(page)).toEqual([])
        // the same device a second time
        await button(page, 'Criar chave de acesso').click()
        await button(dialog, 'Criar chave de acesso').click()
        await dialog.getByText('Este aparelho já é uma das suas chaves de acesso.').waitFor()

        // alone, in place of user and password
        await context.clearCookies()
        await page.goto(`${url}/login`)
        await button(page, 'Entrar com chave de acesso').waitFor()
        expect(await barriers(page)).toEqual([])
        await button(page, 'Entrar com chave de acesso').click()
        await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()

        const use = async () => {
          await context.clearCookies()
          await page.goto(`${url}/login`)
          await enter(page, 'sst')
          await page.getByText('Sem ela, digite um código de recuperação.').waitFor()
          await button(page, 'Usar chave de acesso').click()
        }
        await use()
        await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()

        const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
        const [credential] = credentials
        if (!credential) throw new Error('The device has no passkey')
        await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } })
        await use()
        await page.getByText(/^Esta chave de acesso parece ter sido copiada e não foi aceita\./).waitFor()
        expect(await barriers(page)).toEqual([])
        // without the device the browser gives up, and the page says so
        await cdp.send('WebAuthn.clearCredentials', { authenticatorId })
        await button(page, 'Usar chave de acesso').click()
        const givenUp = page.getByText(/^A chave de acesso não foi usada: a janela foi fechada ou o tempo acabou\./)
        await givenUp.waitFor()
        await page.goto(`${url}/login`)
        await button(page, 'Entrar com chave de acesso').click()
        await givenUp.waitFor()
      },
      PHONE,
    ))

  test('satisfies a company that demands more than the password', async () => {
    const demand = (on: boolean) =>
      stage.app.database.pool.query('update empresa_configuracao set exigir_segundo_fator = $1 where empresa_id = 1', [
        on,
      ])
    await demand(true)
    try {
      await stage.storyAnew(undefined, async ({ page }) => {
        await plugIn(page)
        await page.goto(`${stage.url.replace('127.0.0.1', 'localhost')}/login`)
        await enter(page, 'gestor')
        await page.getByRole('heading', { level: 1, name: 'Ligue a verificação em duas etapas' }).waitFor()
        await button(page, 'Usar uma chave de acesso no lugar do aplicativo').click()
        expect(await barriers(page)).toEqual([])
        await button(page, 'Criar chave de acesso').click()
        await button(page, 'Guardei os códigos').click()
        await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()
      })
    } finally {
      await demand(false)
      await stage.app.database.pool.query('delete from fator')
    }
  })
})
