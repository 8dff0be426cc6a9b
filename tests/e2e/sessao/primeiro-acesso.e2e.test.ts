import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareAccess } from '#server/seeds/access.ts'
import { openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { TestSmtp } from '#tests/server/platform/mail/smtp.ts'
import { button, fill } from '../steps.ts'
import { barriers, enter } from './steps.ts'

const smtp = new TestSmtp()
let stage: Stage
let code = ''
beforeAll(async () => {
  stage = await openStage(process.env.DIST, {
    DEMO: '0',
    SMTP_URL: await smtp.start(),
    MAIL_FROM: 'rh@exemplo.com.br',
  })
  const { password } = await prepareAccess(stage.app.database.pool, { demo: false, adminPassword: undefined })
  code = password?.printed ?? ''
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await smtp.stop()
})

/** By the keyboard, so that a page which forbids it is noticed. */
async function paste(box: Locator, text: string): Promise<void> {
  await box.page().evaluate((value) => navigator.clipboard.writeText(value), text)
  await box.press('Control+V')
  expect(await box.inputValue()).toBe(text)
}

test('an installation is set up on a telephone: what is wrong is said, a test e-mail arrives, and the work begins', () =>
  stage.storyAnew(
    undefined,
    async ({ page, open, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/login')
      await enter(page, 'admin', code)
      await page.getByRole('heading', { level: 1, name: 'Primeira configuração' }).waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await button(page, 'Concluir e entrar').click()
      await page.getByText('Nome é obrigatório').waitFor()
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nome')
      await fill(page, 'Nome', 'Helena Prado')
      await fill(page, 'Usuário', 'helena')
      await button(page, 'Enviar e-mail de teste').click()
      await page.getByText('Preencha antes o seu e-mail').waitFor()
      await fill(page, 'E-mail', 'helena@exemplo.com.br')
      await button(page, 'Enviar e-mail de teste').click()
      await page.getByText('E-mail enviado para helena@exemplo.com.br').waitFor()
      expect(smtp.received.map(({ to }) => to)).toEqual([['helena@exemplo.com.br']])
      for (const name of ['novaSenha', 'confNovaSenha']) {
        const box = page.locator(`input[name=${name}]`)
        await paste(box, 'Girassol-Azul-2026')
        expect(await box.getAttribute('type')).toBe('password')
      }
      await button(page, 'Mostrar senha').first().click()
      expect(await page.locator('input[name=novaSenha]').getAttribute('type')).toBe('text')
      await fill(page, 'Nome da empresa', 'Padaria do Largo')
      await fill(page, 'Razão Social', 'Padaria do Largo Ltda')
      await fill(page, 'CNPJ', '11.222.333/0001-82')
      await button(page, 'Concluir e entrar').click()
      await page.locator('input[name=empresaCnpj][aria-invalid=true]').waitFor()
      expect(await barriers(page)).toEqual([])
      await fill(page, 'CNPJ', '11.222.333/0001-81')
      await button(page, 'Concluir e entrar').click()
      await page.getByRole('heading', { level: 1, name: /^Olá, Helena/ }).waitFor()
    },
    { viewport: PHONE },
  ))
