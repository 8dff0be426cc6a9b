import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, pageAction, pick } from '../steps.ts'

const EMAIL = 'quem.sai@exemplo.com.br'
let stage: Stage
/** of the leader's area */
let quem: { id: number; nome: string }

const sql = async (text: string, values: unknown[] = []) =>
  (await stage.app.database.pool.query(text, values)).rows as RecordData[]

beforeAll(async () => {
  stage = await openStage()
  const lider = await login(stage.app, 'lider')
  const dele = (await lider.get('/api/gestao-talentos/talentos?size=100')).json() as (typeof quem)[]
  const [row] = await sql(
    `select id::int, nome from talento t where empresa_id = 1 and id = any($1) and situacao = 'A' and usuario_id is null
       and data_estabilidade is null and not exists (select from afastamento f where f.empresa_id = 1 and f.colaborador_id = t.id)
     order by id limit 1`,
    [dele.map(({ id }) => id)],
  )
  quem = row as unknown as typeof quem
  await sql('update talento set contato_email = $1 where empresa_id = 1 and id = $2', [EMAIL, quem.id])
  await sql('update empresa_configuracao set entrevista_desligamento_automatica = true where empresa_id = 1')
  stage.app.fastify.prumo.sessions.forget()
}, 300_000)
afterAll(() => stage?.close())

/** The link of the e-mail that was sent last. */
async function linkDaCarta(): Promise<string> {
  const [row] = await sql('select texto from email_saida where para = $1 order by id desc limit 1', [EMAIL])
  const carta = stage.app.fastify.prumo.secrets.unseal('email', String(row?.texto)) ?? ''
  return /\/externo\/questionario\S+/.exec(carta)?.[0] ?? ''
}

test('somebody is dismissed, answers by a link on a telephone; HR reads it, the manager finds nothing', async () => {
  const ficha = `/gestao-talentos/talentos/${quem.id}/ficha`
  const entrevista = `/gestao-talentos/talentos/${quem.id}/entrevista-desligamento`
  await stage.story('rh', async ({ page, open }) => {
    await open(ficha)
    await (await pageAction(page, 'Desligar')).click()
    const dialog = page.getByRole('dialog', { name: 'Desligar' })
    await dialog.getByText(`A entrevista de desligamento vai por e-mail a ${EMAIL}.`).waitFor()
    await fill(dialog, 'Data de Desligamento', displayDay(stage.app.today()))
    await pick(dialog, 'Motivo do Desligamento', 'Pedido de demissão')
    await button(dialog, 'Desligar').click()
    const painel = page.getByRole('region', { name: 'Entrevista de desligamento' })
    await painel.getByText('Não respondida.').waitFor()
    await painel.getByRole('link', { name: 'Abrir entrevista' }).click()
    await page.getByText(/^O talento responde pelo link que recebeu por e-mail, até/).waitFor()
    expect([await overflow(page), await barriers(page)]).toEqual([0, []])
  })
  const link = await linkDaCarta()
  await stage.storyAnew(
    undefined,
    async ({ page, open }) => {
      await open(link)
      await page.getByText('Suas respostas são lidas pelo RH.').waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      const marca = (pergunta: RegExp, resposta: string) =>
        page.getByRole('group', { name: pergunta }).locator('label').filter({ hasText: resposta }).first().tap()
      await marca(/O que mais pesou/, 'Rotina de trabalho')
      await marca(/Você voltaria/, 'Talvez')
      await marca(/ambiente de trabalho/, '7')
      await marca(/comunicação com a liderança/, '2')
      await marca(/O que funcionou bem/, 'Equipe')
      await page.getByRole('textbox', { name: /^Resposta da pergunta/ }).fill('Ouvir mais quem opera.')
      await button(page, 'Enviar respostas').click()
      await page.getByRole('status').getByText('Respostas enviadas.').waitFor()
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
  await stage.story('rh', async ({ page, open }) => {
    await open(entrevista)
    await page.getByText(`Respondida em ${displayDay(stage.app.today())}.`).waitFor()
    await page.getByText('Ouvir mais quem opera.').waitFor()
    expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    await open('/pesquisa/entrevistas')
    await page.getByRole('link', { name: 'Entrevista de desligamento' }).first().waitFor()
    expect(await barriers(page)).toEqual([])
  })
  await stage.story('lider', async ({ page, open }) => {
    await open(ficha)
    await page.getByRole('heading', { name: quem.nome, level: 1 }).waitFor()
    await page.getByText('Desligado', { exact: true }).first().waitFor()
    expect(await page.getByRole('region', { name: 'Entrevista de desligamento' }).count()).toBe(0)
    await open(entrevista)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Ouvir mais quem opera.').count()).toBe(0)
  })
})
