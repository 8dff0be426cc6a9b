import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeChatPro } from '#server/platform/integrations/chat-pro/fake.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'

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

test('[R-UTI-04] the form of a group says that its code is taken; batches of the payroll are made, and taken from a file', async () => {
  const { fastify, database } = stage.app
  await database.pool.query('update empresa set ac_integra = true where id = 1')
  fastify.prumo.sessions.forget()
  await stage.story('admin', async ({ page, open }) => {
    const [{ codigo }] = (await database.pool.query('select codigo from grupo_ac where empresa_id = 1')).rows
    await open('/utilitario/grupos-ac/new')
    await fill(page, 'Código', codigo)
    await page.getByText(`O código ${codigo} já é de outro grupo AC desta empresa.`).waitFor()
    await fill(page, 'Código', '')
    await open('/sst/lotes-integracao')
    await page.getByText('Nenhum lote ainda.').waitFor()
    await button(page, 'Gerar lotes').click()
    await page.getByText('Nada novo aguarda a folha.').waitFor()
    const lote = {
      codigo: '2026-10',
      itens: [{ codigo: 'OC-1', matricula: 'não há', tipo: 'X', dataIni: '2026-10-01' }],
    }
    const file = { name: 'lote.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(lote)) }
    await page.getByLabel('Receber ocorrências').last().setInputFiles(file)
    const drawer = page.getByRole('dialog', { name: 'Lote 2026-10' })
    await drawer.getByText('matricula: Nenhum talento tem a matrícula não há.').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(drawer, 'Fechar').click()
    await page.getByRole('cell', { name: '1 registro: 1 com erro.' }).waitFor()
  })
})
