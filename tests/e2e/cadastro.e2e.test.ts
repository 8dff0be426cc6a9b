import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button } from './steps.ts'

let stage: Stage
const CPF = '111.444.777-35'
const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

test('a visitor registers on the phone, loses the page in the middle, goes on, and is logged in', async () => {
  await stage.story(
    undefined,
    async ({ page, open }) => {
      const step = (name: string) => page.getByRole('group', { name }).waitFor()
      const next = () => button(page, 'Continuar').click()
      await open('/externo/login?empresaId=1')
      await page.getByRole('link', { name: 'Fazer o meu cadastro' }).click()
      await page.getByRole('heading', { level: 1, name: 'Novo Cadastro' }).waitFor()
      const terms = page.getByRole('checkbox', { name: 'Li e aceito os termos' })
      await terms.waitFor()
      expect(await button(page, 'Continuar').isDisabled()).toBe(true)
      expect(await barriers(page)).toEqual([])
      await terms.check()
      await next()
      await step('Dados Pessoais')
      await next()
      await page.getByRole('alert').getByText('Nome é obrigatório').waitFor()
      await page.getByRole('alert').getByText('CPF é obrigatório').waitFor()
      // what other steps lack is not said yet
      expect(await page.getByRole('alert').getByText('Senha').count()).toBe(0)
      await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Tainá Prado')
      await page.getByRole('textbox', { name: 'CPF' }).pressSequentially(CPF)
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await next()
      await step('Endereço e Contato')
      await page.getByRole('textbox', { name: 'E-mail' }).fill('taina@exemplo.com.br')
      await page.getByRole('textbox', { name: 'E-mail' }).press('Tab')
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('prumo:cadastro:1:novo')))
        .toContain('taina@exemplo.com.br')

      await page.reload()
      await button(page, 'Continuar de onde parei').waitFor()
      // not before somebody says that it is his
      expect(await page.getByText('Tainá').count()).toBe(0)
      await button(page, 'Continuar de onde parei').click()
      await terms.check()
      await next()
      await step('Endereço e Contato')
      await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('taina@exemplo.com.br')
      await button(page, 'Voltar').click()
      await step('Dados Pessoais')
      expect(await page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe('Tainá Prado')
      for (const name of [
        'Endereço e Contato',
        'Socioeconômicos',
        'Formação',
        'Perfil Profissional',
        'Experiências',
        'Informações Adicionais',
        'Currículo',
        'Senha',
      ]) {
        await next()
        await step(name)
      }
      await page.getByRole('textbox', { name: /^Senha/ }).fill('caju-maduro-51')
      await page.getByRole('textbox', { name: 'Confirmar Senha' }).fill('caju-verde-51')
      await button(page, 'Concluir cadastro').click()
      await page.getByRole('alert').getByText('As senhas devem ser iguais').waitFor()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('caju')
      await page.getByRole('textbox', { name: 'Confirmar Senha' }).fill('caju-maduro-51')
      await button(page, 'Concluir cadastro').click()
      await page.getByRole('heading', { level: 1, name: 'Cadastro concluído, Tainá!' }).waitFor()
      await page.getByRole('link', { name: 'Ver vagas abertas' }).last().waitFor()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('taina')

      await open('/externo/candidatos?empresaId=1')
      await page.getByRole('heading', { level: 1, name: 'Meu Cadastro' }).waitFor()
      const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
      await expect.poll(() => nome.inputValue()).toBe('Tainá Prado')
      await nome.fill('Tainá Prado Lima')
      await button(page, 'Salvar').click()
      await page.getByText('Os seus dados foram gravados.').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    },
    phone,
  )
})
