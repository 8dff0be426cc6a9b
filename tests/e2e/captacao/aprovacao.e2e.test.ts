import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalTexts } from '#admin/shell/session/entry/approval-texts.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { SEAL } from '#server/platform/mail/mail.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, pageAction, save, select } from '../steps.ts'

const SOLICITACOES = '/captacao/solicitacoes-pessoal'
const AREAS = '/api/cargo-salario/areas-organizacionais'

type Stored = RecordData & { id: number; versao: number }

let stage: Stage
let admin: Client
let pedido: Stored
let producao: number | undefined

const patch = async (url: string, body: RecordData) => {
  const { versao } = (await admin.get(url)).json() as Stored
  const answer = await admin.patch(url, { ...body, versao })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
}

/** HR asks for somebody in the manager's area. */
const pede = async (descricao: string): Promise<Stored> => {
  const rh = await login(stage.app, 'rh')
  const [modelo] = (await rh.get(`/api${SOLICITACOES}?size=1`)).json() as Stored[]
  const copia = (await rh.get(`/api${SOLICITACOES}/${modelo?.id}/clone`)).json() as RecordData
  const lugar = { areaOrganizacional: { id: producao }, descricao, quantidade: 1, invisivelParaGestor: false }
  const pedida = (await rh.post(`/api${SOLICITACOES}`, { ...copia, ...lugar })).json() as Stored
  expect(pedida.status).toBe('I')
  return pedida
}

/** The manager answers for his area, and is asked before a request of it is released. */
beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  await patch('/api/utilitario/empresas/configuracao', { solPessoalAprovacaoDoGestor: true })
  const areas = (await admin.get(`${AREAS}?unpaged=true`)).json() as Stored[]
  const area = areas.find(({ nome }) => nome === 'Produção')
  // the demo's manager is the talent who answers for the area
  expect((await admin.get(`${AREAS}/${area?.id}`)).json()).toMatchObject({
    empresaEResponsaveis: [{ colaborador: { nome: 'Gilberto Torres' } }],
  })
  producao = area?.id
  pedido = await pede('Operador de forno')
}, 400_000)
afterAll(() => stage?.close())

test('the manager agrees on the start page, HR releases, and what he changes then is asked again', async () => {
  await stage.storyAnew('gestor', async ({ page, open }) => {
    await open('/')
    const card = page.getByRole('region', { name: 'Aguardam a sua aprovação' })
    await card.getByText('Solicitação de pessoal · Gestor da área').first().waitFor()
    await button(card, 'Aprovar com observação: Operador de forno').click()
    const dialog = page.getByRole('dialog', { name: 'Aprovar: Operador de forno' })
    await fill(dialog, 'Motivo', 'A linha está parada.')
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await button(dialog, 'Aprovar').click()
    await page.getByText('Aprovação registrada: Operador de forno.').first().waitFor()
    await button(card, 'Aprovar: Operador de forno').waitFor({ state: 'detached' })
  })
  await stage.storyAnew('rh', async ({ page, open }) => {
    await open(`${SOLICITACOES}/${pedido.id}`)
    const stages = page.getByRole('list', { name: 'Etapas da aprovação' })
    await stages.getByText(/aprovou em .*: A linha está parada\.$/).waitFor()
    await stages.getByText('aguarda decisão').waitFor()
    expect(await barriers(page)).toEqual([])
  })
  await stage.story('admin', async ({ page, open }) => {
    await open(`${SOLICITACOES}/${pedido.id}`)
    await (await pageAction(page, 'Alterar status')).click()
    const dialog = page.getByRole('dialog', { name: 'Alterar status' })
    await select(dialog, 'Status', 'Aprovada')
    await button(dialog, 'Alterar status').click()
    await page.getByText('Alterar status: concluído com sucesso.').first().waitFor()
  })
  await stage.storyAnew('gestor', async ({ page, open }) => {
    await open(`${SOLICITACOES}/${pedido.id}`)
    await fill(page, 'Número de vagas', '9')
    await save(page)
    await page.getByText('Registro alterado com sucesso.').first().waitFor()
    await open(`${SOLICITACOES}/${pedido.id}`)
    await page.getByRole('tab', { name: /^Situação/ }).click()
    const reason = page.getByRole('textbox', { name: 'Observação do Liberador' })
    expect(await reason.inputValue()).toBe('Alterado depois de aprovado: Número de vagas.')
    await page.getByRole('list', { name: 'Etapas da aprovação' }).getByText('aguarda decisão').waitFor()
  })
})

test('who is away names a substitute, who agrees in his place; the next stage releases by the link of an e-mail, once', async () => {
  await stage.app.database.pool.query('update parametros_sistema set endereco_publico = $1', [stage.url])
  const { id } = await pede('Forneiro da noite')
  await stage.story('gestor', async ({ page, open }) => {
    await open('/utilitario/ausencias/new')
    await fill(page, 'Fim', displayDay(addDays(stage.app.today(), 5) ?? ''))
    await page.getByRole('combobox', { name: 'Substituto', exact: true }).fill('renata')
    await page.getByRole('option').first().click()
    await save(page)
    await page.getByText('Registro criado com sucesso.').first().waitFor()
  })
  await stage.story('rh', async ({ page, open }) => {
    await open(`${SOLICITACOES}/${id}`)
    await (await pageAction(page, 'Alterar status')).click()
    const dialog = page.getByRole('dialog', { name: 'Alterar status' })
    await select(dialog, 'Status', 'Aprovada')
    await button(dialog, 'Alterar status').click()
    await page.getByText('Alterar status: concluído com sucesso.').first().waitFor()
    await page.getByRole('list', { name: 'Etapas da aprovação' }).getByText('aguarda decisão').waitFor()
  })
  const { pool } = stage.app.database
  const sent =
    "select texto from email_saida where evento = 'APROVACAO' and para = (select email from usuario where login = 'admin') order by id desc limit 1"
  const { rows } = await pool.query<{ texto: string }>(sent)
  const text = stage.app.fastify.prumo.secrets.unseal(SEAL, rows[0]?.texto ?? '') ?? ''
  const [link = ''] = /http\S+/.exec(text) ?? []
  await stage.storyAnew(undefined, async ({ page }) => {
    await page.goto(link)
    await page.getByRole('heading', { name: /Forneiro da noite$/ }).waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Aprovar').click()
    await page.getByText(approvalTexts.done.aprovar).waitFor()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('alert').waitFor()
    expect(await button(page, 'Aprovar').count()).toBe(0)
  })
  expect((await admin.get(`/api${SOLICITACOES}/${id}`)).json()).toMatchObject({ status: 'A' })
})

test('a stage whose time is over goes to HR, who agrees in the manager’s place', async () => {
  const { id } = await pede('Forneiro atrasado')
  const { prumo } = stage.app.fastify
  const { pool } = stage.app.database
  await stage.story('admin', async ({ page, open, load }) => {
    await open(`${SOLICITACOES}/${id}`)
    const stages = page.getByRole('list', { name: 'Etapas da aprovação' })
    await stages.getByText('aguarda decisão').waitFor()
    expect(await button(page, 'Aprovar: Forneiro atrasado').count()).toBe(0)

    await pool.query('update aprovacao set prazo = $1::date - 1 where registro_id = $2', [stage.app.today(), id])
    await prumo.jobs.run('passos-por-prazo', {})
    await load('/')
    const card = page.getByRole('region', { name: 'Aguardam a sua aprovação' })
    await card.getByText(/Gestor da área · prazo vencido em/).waitFor()
    await button(card, 'Aprovar com observação: Forneiro atrasado').click()
    const dialog = page.getByRole('dialog', { name: 'Aprovar: Forneiro atrasado' })
    await fill(dialog, 'Motivo', 'O gestor não respondeu.')
    await button(dialog, 'Aprovar').click()
    await page.getByText('Aprovação registrada: Forneiro atrasado.').first().waitFor()
    await open(`${SOLICITACOES}/${id}`)
    await stages.getByText(/aprovou em .*: O gestor não respondeu\.$/).waitFor()
    await stages.getByText('aguarda decisão').waitFor()
  })
})

test('on a phone: steps, stages and counts fit', () =>
  stage.story(
    'admin',
    async ({ page, open }) => {
      await open(SOLICITACOES)
      await page
        .getByRole('group', { name: 'Registros por visualizar' })
        .getByText(/^Encerradas \d/)
        .waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await open(`${SOLICITACOES}/${pedido.id}`)
      await page.getByRole('list', { name: 'Etapas da aprovação' }).waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    },
    { viewport: PHONE },
  ))

test('a step is taken for many records from the list, and says where it was not possible', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(`${SOLICITACOES}?filter=${JSON.stringify({ visualizar: 'T' })}`)
    const row = (text: string) => page.getByRole('row').filter({ hasText: text })
    await row('Operador de forno').getByRole('checkbox').check()
    await row('Suspensa').first().getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Ações' }).click()
    await page.getByRole('menuitem', { name: 'Suspender' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspender: 2 registros' })
    await fill(dialog, 'Observação da Suspensão', 'Orçamento em revisão')
    await button(dialog, 'Suspender').click()
    await dialog.getByText('Feito em 1 registro.').waitFor()
    await dialog.getByText('A solicitação já está suspensa.').waitFor()
    await button(dialog, 'Fechar').click()
    await page
      .getByRole('group', { name: 'Registros por visualizar' })
      .getByText(/^Abertas suspensas \d/)
      .waitFor()
  })
})
