import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button, fill } from './steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const call = (chave: string) =>
  stage.app.inject({ url: '/api/captacao/etapas-seletivas', headers: { authorization: `Bearer ${chave}` } })

test('cria uma chave de API pelo menu do usuário, que a vê uma só vez; o administrador a revoga', async () => {
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
