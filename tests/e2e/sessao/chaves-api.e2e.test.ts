import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const call = (chave: string) =>
  stage.app.inject({ url: '/api/captacao/etapas-seletivas', headers: { authorization: `Bearer ${chave}` } })

test('an API key is made from the user menu and seen once; the administrator revokes it', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: /Menu do usuário/ }).click()
    await page.getByRole('menuitem', { name: 'Minhas Chaves de API' }).click()
    await page.getByText('Você ainda não tem chaves de API.').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Nova chave').click()
    const dialog = page.getByRole('dialog', { name: 'Nova chave' })
    await dialog.getByText('A chave valerá em Aurora Alimentos Ltda.').waitFor()
    await button(dialog, 'Salvar').click()
    await dialog.getByText('Nome é obrigatório').waitFor()
    await dialog.getByText('Escolha ao menos uma permissão').waitFor()
    await fill(dialog, 'Nome', 'Painel de indicadores')
    await dialog.getByRole('searchbox', { name: 'Pesquisar em Permissões' }).fill('etapas seletivas')
    await dialog
      .getByRole('group', { name: 'Etapas Seletivas' })
      .getByRole('checkbox', { name: 'Ver', exact: true })
      .check()
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Salvar').click()
    const secret = page.getByRole('dialog', { name: 'Chave criada' })
    const chave = await secret.getByRole('textbox', { name: 'Chave de API' }).inputValue()
    expect(chave).toMatch(/^prumo_/)
    expect(await barriers(page)).toEqual([])
    expect((await call(chave)).statusCode).toBe(200)
    await button(secret, 'Já copiei').click()
    const row = page.getByRole('row', { name: /Painel de indicadores/ })
    await row.getByText('1 permissão').waitFor()
    expect(await page.content()).not.toContain(chave)

    await stage.story(
      'admin',
      async (other) => {
        await other.open('/utilitario/chaves-api')
        await other.page.getByText('Painel de indicadores').waitFor()
        expect(await overflow(other.page)).toBe(0)
        expect(await barriers(other.page)).toEqual([])
        await button(other.page, 'Revogar a chave Painel de indicadores').click()
        await button(other.page.getByRole('dialog', { name: 'Revogar chave de API?' }), 'Revogar').click()
        await other.page.getByText('Revogada', { exact: true }).waitFor()
      },
      { viewport: PHONE },
    )
    expect((await call(chave)).statusCode).toBe(401)
  })
})

test('a webhook is registered, its secret seen once and kept, a test is sent, and why it did not arrive is seen', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/webhooks')
    await page.getByRole('row', { name: /Folha de pagamento/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    await open('/utilitario/webhooks/new')
    const main = page.getByRole('main')
    await button(main, 'Salvar').click()
    await main.getByRole('alert').getByText('Endereço é obrigatório').waitFor()
    await fill(main, 'Nome', 'Controle de ponto')
    await fill(main, 'Endereço', 'https://ponto.exemplo.com.br/eventos')
    await main.getByRole('checkbox', { name: /^Tudo o que acontece/ }).check()
    expect(await barriers(page)).toEqual([])
    await button(main, 'Salvar').click()
    await page.getByText('Registro criado com sucesso.').waitFor()
    await page
      .getByRole('row', { name: /Controle de ponto/ })
      .getByText('Controle de ponto')
      .click()

    const log = main.getByRole('region', { name: 'Entregas' })
    await main.getByText('Este webhook ainda não tem segredo').waitFor()
    await button(log, 'Gerar segredo').click()
    const secret = page.getByRole('dialog', { name: 'Segredo do webhook' })
    expect(await secret.getByRole('textbox', { name: 'Segredo' }).inputValue()).toMatch(/^whsec_/)
    expect(await barriers(page)).toEqual([])
    // a stray key does not take away what is shown once
    await page.keyboard.press('Escape')
    await button(secret, 'Já copiei').click()
    await secret.waitFor({ state: 'detached' })
    await main.getByText('Este webhook ainda não tem segredo').waitFor({ state: 'detached' })

    await button(log, 'Enviar teste').click()
    const why = 'O endereço não está entre os que o administrador do servidor liberou (WEBHOOK_HOSTS).'
    await page.getByText(`O teste não chegou: ${why}`).waitFor()
    const line = log.getByRole('listitem').filter({ hasText: 'Teste' })
    await line.getByText(why).waitFor()
    await page.setViewportSize(PHONE)
    await expect.poll(() => overflow(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
})
