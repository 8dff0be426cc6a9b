import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, notice } from '../steps.ts'

const PROMPT = 'section[aria-label="Pergunta rápida"]'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await stage.app.database.pool.query('update empresa_configuracao set nps_ativo = true where empresa_id = 1')
}, 300_000)
afterAll(() => stage?.close())

test('the question waits in the corner until nothing is open or unsaved, and is answered by keyboard', async () => {
  await stage.storyAnew('gestor', async ({ page, load }) => {
    await load('/captacao/solicitacoes-pessoal/new')
    // also where a dialog hides it from who does not see
    const prompt = page.locator(PROMPT)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    // longer than it takes
    await page.waitForTimeout(4000)
    expect(await prompt.count()).toBe(0)
    await page.keyboard.press('Escape')
    await prompt.waitFor()
    expect(await barriers(page, PROMPT)).toEqual([])
    const box = page.getByRole('main').getByRole('textbox').first()
    const before = await box.inputValue()
    await box.fill('2')
    await prompt.waitFor({ state: 'hidden' })
    await box.fill(before)
    await prompt.waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('1')
    await page.keyboard.press('0')
    expect(await prompt.getByRole('radio', { name: '10', exact: true }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('<b>Gosto</b> daqui')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await notice(page, 'Obrigado! Sua resposta foi guardada sem o seu nome.')
    await prompt.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo')
  })
})

test('at 390 px it is put off with Esc, and answered on its page all the same', async () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
  await stage.storyAnew(
    'lider',
    async ({ page, load, open }) => {
      await load('/')
      const prompt = page.getByRole('region', { name: 'Pergunta rápida' })
      await button(prompt, 'Enviar').click()
      await prompt.getByText('Nota é obrigatória').waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await page.keyboard.press('Escape')
      await notice(page, 'A pergunta volta em')
      await prompt.waitFor({ state: 'detached' })
      await open('/pesquisa/nps')
      await page.getByRole('radio', { name: '8', exact: true }).tap()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await button(page, 'Enviar').click()
      await page.getByText(/^Você já respondeu em .* Perguntamos de novo a partir de/).waitFor()
    },
    phone,
  )
})

test('months that are over stand on the page of results, with comments to release', async () => {
  await stage.storyAnew('rh', async ({ page, open, quiet }) => {
    await open('/pesquisa/nps-resultados')
    const month = page.getByRole('region', { name: 'outubro de 2026', exact: true })
    await month.getByText('35 respostas').waitFor()
    await page.getByRole('heading', { name: 'NPS por mês' }).waitFor()
    await page.getByLabel('Mostrar a quem vê o resultado').click()
    await notice(page, 'Comentários liberados.')
    expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    await page.setViewportSize(PHONE)
    // charts are drawn anew
    await expect.poll(() => overflow(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('combobox', { name: /Mês/ }).click()
    await page.getByRole('option', { name: 'janeiro de 2026' }).click()
    await page.getByText('Menos de 5 respostas').waitFor()
    await quiet()
    expect(await page.getByRole('heading', { name: 'Comentários' }).count()).toBe(0)
  })
})
