import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, fill, notice, pageAction, pick, select } from '../steps.ts'

/** Hired, admitted by checklist, promoted, warned, dismissed with what stands in the way told first, undone, dismissed again: at the desk and on a telephone. */
let stage: Stage
let admin: Client

const made = async (path: string, body: RecordData): Promise<{ id: number }> => {
  const answer = await admin.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { id: number }
}

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  await stage.app.database.pool.query('update empresa set ac_integra = false')
  stage.app.fastify.prumo.sessions.forget()
  await made('gestao-talentos/tipo-ocorrencia', { descricao: 'Advertência da história', pontuacao: 3 })
}, 300_000)
afterAll(() => stage?.close())

const day = (count: number): string => addDays(stage.app.today(), count) ?? ''

const first = async (path: string): Promise<{ id: number }> => (await admin.get(`/api/${path}?range=[0,0]`)).json()[0]

/** Admitted in some days, with the checklist of the demo. */
const admite = async (nome: string, number: number, more: RecordData = {}): Promise<{ id: number }> =>
  made('gestao-talentos/talentos', {
    ...{ nome, cpf: cpf(number), dataAdmissao: day(8), dataEstabilidade: day(20) },
    ...more,
  })

/** In an area and a band from the day of admission on, with a salary. */
async function comCargo(): Promise<RecordData> {
  const areaOrganizacional = { id: (await first('cargo-salario/areas-organizacionais/opcoes')).id }
  const faixaSalarial = { id: (await first('cargo-salario/faixas-salariais/opcoes')).id }
  return { areaOrganizacional, faixaSalarial, tipoSalario: 3, salario: 3000 }
}

/** Promoted the day after she begins, with a raise; warned. */
async function promoveEAdverte(page: Page, open: (path: string) => Promise<unknown>, id: number, nome: string) {
  await open(`/cargo-salario/colaboradores/${id}/movimentacao`)
  await page.getByRole('heading', { name: 'Promoção ou Transferência', level: 1 }).waitFor()
  await fill(page, 'Data', displayDay(day(9)))
  await select(page, 'Motivo', 'Promoção')
  await select(page, 'Tipo de Salário Proposto', 'Por valor')
  await fill(page, 'Salário Proposto', '3.300,00')
  await fill(page, 'Observação', 'Depois do treinamento')
  await button(page, 'Aplicar').click()
  await notice(page, `Promoção de ${nome} aplicada.`)

  await open('/gestao-talentos/colaboradores-ocorrencias/new')
  await pick(page, 'Talento', nome)
  await select(page, 'Tipo de Ocorrência', 'Advertência da história')
  await button(page, 'Salvar').click()
  await page.getByRole('heading', { name: 'Ocorrências dos Talentos' }).waitFor()

  await open(`/gestao-talentos/talentos/${id}/ficha`)
  await page.getByText('Advertência da história').first().waitFor()
}

test.each([
  ['at the desk', 'Desligada à Mesa', 888_101, undefined],
  ['on a telephone', 'Desligada ao Telefone', 888_102, { viewport: PHONE, hasTouch: true, isMobile: true }],
])(
  '%s somebody is admitted by checklist, promoted, warned, dismissed for a reason although she is stable, comes back, and is dismissed again',
  async (_, nome, number, options) => {
    const { id } = await admite(nome, number, await comCargo())
    await stage.story(
      'admin',
      async ({ page, open }) => {
        await open(`/gestao-talentos/talentos/${id}/ficha`)
        const tarefas = page.getByRole('region', { name: 'Tarefas dos talentos' })
        await tarefas.getByText('0 de 7 tarefas').waitFor()
        await button(page, 'Concluir: Pedir e conferir os documentos da admissão').focus()
        await page.keyboard.press('Enter')
        await notice(page, 'Tarefa concluída: Pedir e conferir os documentos da admissão.')
        await tarefas.getByText('1 de 7 tarefas').waitFor()
        await tarefas.getByText(`feita em ${displayDay(day(0))}`).waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)

        await promoveEAdverte(page, open, id, nome)

        await (await pageAction(page, 'Desligar')).click()
        const dialog = page.getByRole('dialog', { name: 'Desligar' })
        await dialog.getByText(`O talento tem estabilidade até ${displayDay(day(20))}.`).waitFor()
        await dialog.getByRole('textbox', { name: 'Data de Desligamento' }).fill(displayDay(day(10)))
        await pick(dialog, 'Motivo do Desligamento', 'Pedido de demissão')
        await button(dialog, 'Desligar').click()
        await dialog
          .getByRole('button', { name: 'Diga por que se desliga apesar da estabilidade ou do afastamento' })
          .waitFor()
        await dialog
          .getByRole('textbox', { name: 'Justificativa' })
          .fill('Pediu demissão, com assistência do sindicato')
        expect(await barriers(page)).toEqual([])
        await button(dialog, 'Desligar').click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByText('Desligado', { exact: true }).first().waitFor()
        await tarefas.getByRole('heading', { name: 'Desligamento' }).waitFor()

        await (await pageAction(page, 'Estornar desligamento')).click()
        await button(page.getByRole('dialog'), 'Estornar desligamento').click()
        await page.getByText('Ativo', { exact: true }).first().waitFor()
        await tarefas
          .getByText(`dispensada em ${displayDay(day(0))}`)
          .first()
          .waitFor()

        await (await pageAction(page, 'Desligar')).click()
        await fill(dialog, 'Data de Desligamento', displayDay(day(12)))
        await pick(dialog, 'Motivo do Desligamento', 'Pedido de demissão')
        await fill(dialog, 'Justificativa', 'Confirmou o pedido')
        await button(dialog, 'Desligar').click()
        await dialog.waitFor({ state: 'detached' })
        await page.getByText('Desligado', { exact: true }).first().waitFor()
      },
      options,
    )
    // she was promoted on the day after she began, and left three days later
    const talento = (await admin.get(`/api/gestao-talentos/talentos/${id}?em=${day(9)}`)).json()
    expect(talento).toMatchObject({ salario: 3300, dataDesligamento: day(12), pontosOcorrencias: 3 })
  },
  120_000,
)

test('who has something to do finds it at Início and concludes it there', async () => {
  const { id } = await admite('Esperada no Início', 888_103)
  await made('gestao-talentos/tarefas-talentos', {
    ...{ talento: { id }, titulo: 'Encomendar o crachá', papel: 'U', usuario: { id: 2 }, prazo: day(-1) },
  })
  await stage.story('rh', async ({ page, open }) => {
    await open('/')
    const card = page.getByRole('region', { name: 'Minhas tarefas' })
    await card.getByText('atrasada 1 dia').first().waitFor()
    await button(card, 'Concluir: Encomendar o crachá (Esperada no Início)').click()
    await notice(page, 'Tarefa concluída: Encomendar o crachá.')
    await card.getByText('Encomendar o crachá').waitFor({ state: 'detached' })
  })
})
