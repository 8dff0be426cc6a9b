import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button, fill, pageAction, save, select } from './steps.ts'

const SOLICITACOES = '/captacao/solicitacoes-pessoal'
const AREAS = '/api/cargo-salario/areas-organizacionais'

type Stored = RecordData & { id: number; versao: number }

let stage: Stage
let admin: Client
let pedido: Stored

const patch = async (url: string, body: RecordData) => {
  const { versao } = (await admin.get(url)).json() as Stored
  const answer = await admin.patch(url, { ...body, versao })
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
}

/** The manager answers for his area, and is asked before a request of it is released. */
beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  await patch('/api/utilitario/empresas/configuracao', { solPessoalAprovacaoDoGestor: true })
  const areas = (await admin.get(`${AREAS}?unpaged=true`)).json() as Stored[]
  const area = areas.find(({ nome }) => nome === 'Produção')
  const [talento] = (await admin.get('/api/gestao-talentos/talentos?size=1')).json() as Stored[]
  const [gestor] = (await admin.get('/api/utilitario/usuarios?login_contem=gestor')).json() as Stored[]
  await patch(`/api/gestao-talentos/talentos/${talento?.id}`, { contato: { email: gestor?.email } })
  await patch(`${AREAS}/${area?.id}`, { empresaEResponsaveis: [{ colaborador: { id: talento?.id } }] })
  const rh = await login(stage.app, 'rh')
  const [modelo] = (await rh.get(`/api${SOLICITACOES}?size=1`)).json() as Stored[]
  const copia = (await rh.get(`/api${SOLICITACOES}/${modelo?.id}/clone`)).json() as RecordData
  const lugar = {
    areaOrganizacional: { id: area?.id },
    descricao: 'Operador de forno',
    quantidade: 1,
    invisivelParaGestor: false,
  }
  pedido = (await rh.post(`/api${SOLICITACOES}`, { ...copia, ...lugar })).json() as Stored
  expect(pedido.status).toBe('I')
}, 400_000)
afterAll(() => stage?.close())

test('the manager agrees on the start page, HR releases, and what he changes then is asked again', async () => {
  await stage.storyAnew('gestor', async ({ page, open }) => {
    await open('/')
    const card = page.getByRole('region', { name: 'Aguardam a sua aprovação' })
    await card.getByText('Solicitação de pessoal · Gestor da área').first().waitFor()
    await button(card, 'Aprovar: Operador de forno').click()
    const dialog = page.getByRole('dialog', { name: 'Aprovar: Operador de forno' })
    await fill(dialog, 'Motivo', 'A linha está parada.')
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await button(dialog, 'Aprovar').click()
    await page.getByText('Aprovar: concluído com sucesso.').first().waitFor()
    await card.waitFor({ state: 'detached' })
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
