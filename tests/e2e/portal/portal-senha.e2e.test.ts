import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

test('who forgot the password gets a link, makes another, logs in with it and changes it again', async () => {
  await stage.story(
    undefined,
    async ({ page, open }) => {
      await open('/externo/login?empresaId=1')
      await page.getByRole('link', { name: 'Esqueci a minha senha' }).click()
      await page.getByRole('heading', { level: 1, name: 'Recuperar Senha' }).waitFor()
      await button(page, 'Enviar o link').click()
      await page.getByText('CPF é obrigatório').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByLabel('CPF').pressSequentially(CPF)
      await expect.poll(() => page.getByLabel('Empresa').inputValue()).toBe('1')
      await button(page, 'Enviar o link').click()
      await page.getByText('enviamos para ele as instruções').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('link', { name: 'abrir o link que iria na mensagem' }).click()
      await page.getByLabel('Nova senha', { exact: true }).fill('goiaba-verde-31')
      await page.getByLabel('Confirmação da nova senha', { exact: true }).fill('goiaba-verde-32')
      await button(page, 'Salvar a nova senha').click()
      await page.getByText('A senha não foi confirmada corretamente. Por favor, confira.').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await page.getByLabel('Confirmação da nova senha', { exact: true }).fill('goiaba-verde-31')
      await button(page, 'Salvar a nova senha').click()
      await page.getByRole('link', { name: 'Entrar com ela' }).click()
      await page.getByLabel('CPF').pressSequentially(CPF)
      await expect.poll(() => page.getByLabel('Empresa').inputValue()).toBe('1')
      await page.getByLabel('Senha', { exact: true }).fill('goiaba-verde-31')
      await button(page, 'Entrar').click()
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Alterar Senha' }).click()
      await page.getByRole('heading', { level: 1, name: 'Alterar Senha' }).waitFor()
      await page.getByLabel('Senha atual', { exact: true }).fill('goiaba-verde-31')
      await page.getByLabel('Nova senha', { exact: true }).fill('caju-maduro-88')
      await page.getByLabel('Confirmação da nova senha', { exact: true }).fill('caju-maduro-88')
      await button(page, 'Alterar a senha').click()
      await page.getByText('A sua senha foi alterada.').waitFor()
      expect(await barriers(page)).toEqual([])
    },
    { viewport: PHONE },
  )
})
