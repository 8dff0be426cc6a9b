import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeChatPro } from '#server/integrations/chat-pro/fake.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button } from './steps.ts'

let stage: Stage
let chatPro: Awaited<ReturnType<typeof startFakeChatPro>>

beforeAll(async () => {
  chatPro = await startFakeChatPro()
  stage = await openStage(undefined, { CHATPRO_URL: chatPro.url })
})
afterAll(async () => {
  await stage.close()
  await chatPro.close()
})

test('[R-UTI-07] the cards say what is missing, take a key, test it, and make the key of Fortes BI and its data set', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/integracoes')
    const chat = page.getByRole('region', { name: 'Chat Pro' })
    await page
      .getByRole('region', { name: 'Sólides' })
      .getByText(/deve informar SOLIDES_URL/)
      .waitFor()
    await page.getByText('Sistema não possui integração com Fortes Colabore.').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(chat, 'Testar Chat Pro').click()
    await chat.getByText('Falta a chave: informe a que o serviço lhe deu e salve.').nth(1).waitFor()
    await chat.getByLabel('Chave Chat Pro').fill('chave-do-chat')
    await chat.getByRole('checkbox', { name: 'Chat Pro ativa' }).check()
    await button(chat, 'Salvar Chat Pro').click()
    await chat.getByText('Em uso').waitFor()
    expect(await chat.getByLabel('Chave Chat Pro').inputValue()).toBe('')
    await button(chat, 'Testar Chat Pro').click()
    await chat.getByRole('status').getByText('Chat Pro: conexão e chave aceitas.').waitFor()
    expect(chatPro.received[0]?.authorization).toBe('Bearer chave-do-chat')

    const bi = page.getByRole('region', { name: 'Fortes BI' })
    await bi.getByRole('combobox', { name: 'Usuário da integração Fortes BI' }).click()
    await page.getByRole('option', { name: 'Administrador' }).click()
    await button(bi, 'Gerar chave').click()
    const secret = page.getByRole('dialog', { name: 'Chave gerada' })
    const chave = await secret.getByRole('textbox', { name: 'Chave da integração' }).inputValue()
    await button(secret, 'Já copiei').click()
    await bi.getByRole('checkbox', { name: 'Fortes BI ativa' }).check()
    await button(bi, 'Salvar Fortes BI').click()
    await bi.getByText('Em uso').waitFor()
    await button(bi, 'Gerar conjunto de dados').click()
    await bi.getByRole('progressbar').waitFor()
    await stage.app.fastify.prumo.jobs.drain()
    await bi.getByText('Conjunto gerado em').waitFor()
    const url = '/api/utilitario/integracoes/fortes-bi/conjunto'
    const read = await stage.app.inject({ url, headers: { authorization: `Bearer ${chave}` } })
    expect(read.statusCode).toBe(200)
    expect(await barriers(page)).toEqual([])
  })
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open('/utilitario/integracoes')
      await page.getByRole('region', { name: 'Integração com a folha' }).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
    },
    { viewport: PHONE },
  )
})
