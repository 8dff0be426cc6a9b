import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/computed/days.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { cpf } from '#tests/helpers/sample-value.ts'
import { button, notice, pageAction, pick } from './steps.ts'

/** Hired, admitted by checklist, dismissed with what stands in the way told first, undone: at the desk and on a telephone, by keyboard. */
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
}, 300_000)
afterAll(() => stage?.close())

const day = (count: number): string => addDays(stage.app.today(), count) ?? ''

/** Admitted in some days, with the checklist of the demo. */
const admite = async (nome: string, number: number): Promise<{ id: number }> =>
  made('gestao-talentos/talentos', { nome, cpf: cpf(number), dataAdmissao: day(8), dataEstabilidade: day(20) })

test.each([
  ['at the desk', 'Desligada à Mesa', 888_101, undefined],
  ['on a telephone', 'Desligada ao Telefone', 888_102, { viewport: PHONE, hasTouch: true, isMobile: true }],
])(
  '%s somebody is admitted by checklist, dismissed for a reason although she is stable, and comes back',
  async (_, nome, number, options) => {
    const { id } = await admite(nome, number)
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
      },
      options,
    )
  },
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
