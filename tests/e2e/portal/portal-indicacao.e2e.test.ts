import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'

let stage: Stage
let vaga: { id: number; titulo: string }

beforeAll(async () => {
  stage = await openStage()
  vaga = (await stage.app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
})
afterAll(() => stage?.close())

const phone = { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const

test('a friend is told of a vacancy from the phone; what is missing or went wrong is said, and nothing typed is lost', async () => {
  await stage.story(
    undefined,
    async ({ page, open }) => {
      await open(`/externo/anuncios/${vaga.id}?empresaId=1`)
      const opener = button(page, 'Enviar para um amigo')
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Enviar Anúncio para um Amigo' })
      await button(dialog, 'Enviar').click()
      for (const label of ['Seu Nome', 'Seu E-mail', 'Nome do Amigo', 'E-mail do Amigo'])
        await dialog.getByText(`${label} é obrigatório`).waitFor()
      await dialog.getByText('Confirme que você não é um robô.').waitFor()
      const name = dialog.getByRole('textbox', { name: 'Seu Nome' })
      await expect.poll(() => name.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)

      await fill(dialog, 'Seu Nome', 'João Conceição')
      await fill(dialog, 'Seu E-mail', 'joao@exemplo.com')
      await fill(dialog, 'Nome do Amigo', 'Ana')
      await fill(dialog, 'E-mail do Amigo', 'ana@')
      await button(dialog, 'Enviar').click()
      await dialog.getByText('Confirme que você não é um robô.').waitFor()
      await dialog.getByRole('checkbox', { name: 'Não sou um robô' }).check()
      await button(dialog, 'Enviar').click()
      await dialog.getByText('E-mail inválido').waitFor()
      await dialog.getByText('Verificado').waitFor()
      await fill(dialog, 'E-mail do Amigo', 'ana@exemplo.com')

      const call = '**/enviar-amigo'
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
      await button(dialog, 'Enviar').click()
      await dialog.getByText('Erro ao enviar e-mail. Por favor, tente novamente.').waitFor()
      await page.unroute(call)
      await button(dialog, 'Enviar').click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('Anúncio de vaga enviado com sucesso.').waitFor()
      await expect.poll(() => opener.evaluate((box) => box === document.activeElement)).toBe(true)
      expect(await barriers(page)).toEqual([])
    },
    phone,
  )
  const { rows } = await stage.app.database.pool.query("select texto from email_saida where para = 'ana@exemplo.com'")
  expect(rows.map(({ texto }) => texto)).toEqual([
    expect.stringContaining(`${stage.url.replace('127.0.0.1', 'localhost')}/externo/anuncios/${vaga.id}?empresaId=1`),
  ])
})

test('the dialog is used with the keyboard alone, and Esc leaves it', async () => {
  await stage.story(undefined, async ({ page, open }) => {
    await open(`/externo/anuncios/${vaga.id}?empresaId=1`)
    const opener = button(page, 'Enviar para um amigo')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Enviar Anúncio para um Amigo' })
    await dialog.waitFor()
    const box = dialog.getByRole('checkbox', { name: 'Não sou um robô' })
    await box.focus()
    await page.keyboard.press('Space')
    await dialog.getByText('Verificado').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true)
  })
})
