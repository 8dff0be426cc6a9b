import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, save, select, takeByKey } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const MODELOS = '/avaliacao/modelos-avaliacao'
const questions = (page: Page) => page.getByRole('list', { name: 'Perguntas, na ordem em que são feitas' })
const texts = async (page: Page): Promise<string[]> =>
  (await questions(page).locator('[data-pergunta]').all()).reduce(
    async (before, one) => [...(await before), (await one.getAttribute('aria-label')) ?? ''],
    Promise.resolve<string[]>([]),
  )
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function made(path: string, body: RecordData): Promise<RecordData & { id: number; versao: number }> {
  const rh = await login(stage.app, 'rh')
  const answer = await rh.post(path, body)
  expect([200, 201], answer.body).toContain(answer.statusCode)
  return answer.json()
}

test('HR makes a model by mouse and keyboard: suggested options, a condition in a sentence, order, preview, print', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(`${MODELOS}/new`)
    await fill(page, 'Título', 'Avaliação da liderança próxima')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
    const { id } = (
      await (await login(stage.app, 'rh')).get(`/api${MODELOS}?q=${encodeURIComponent('liderança próxima')}`)
    ).json()[0]
    await open(`${MODELOS}/${id}/perguntas`)
    await page.getByText('Ainda não há perguntas').waitFor()
    expect(await barriers(page)).toEqual([])

    await button(page, 'Aspectos').click()
    await fill(dialog(page, 'Aspectos'), 'Novo aspecto', 'Pessoas')
    await page.keyboard.press('Enter')
    await dialog(page, 'Aspectos').getByText('0 perguntas').waitFor()
    await button(dialog(page, 'Aspectos'), 'Fechar').last().click()

    await button(page, 'Nova pergunta').click()
    const form = dialog(page, 'Nova pergunta')
    await select(form, 'Tipo de Resposta', 'Objetiva')
    await fill(form, 'Pergunta', 'Lidera pessoas?')
    await button(form, 'Opções sugeridas').click()
    await page.getByRole('menuitem', { name: /^Não · Sim/ }).click()
    await form.getByText('Sim', { exact: true }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    await button(form, 'Salvar').click()
    await notice(page, 'Pergunta incluída com sucesso.')

    await button(page, 'Nova pergunta').click()
    await select(form, 'Tipo de Resposta', 'Subjetiva')
    await fill(form, 'Pergunta', 'Como distribui o trabalho?')
    await form.getByRole('combobox', { name: 'Pergunta anterior' }).click()
    await page.getByRole('option', { name: 'Lidera pessoas?' }).click()
    await form.getByRole('checkbox', { name: 'Sim' }).check()
    await button(form, 'Salvar').click()
    await questions(page).getByText('Só se "Lidera pessoas?" for "Sim"').waitFor()

    await button(page, 'Várias de uma vez').click()
    const varias = dialog(page, 'Várias perguntas de uma vez')
    await fill(varias, 'Uma pergunta por linha', 'Cumpre prazos?\n\nOuve a equipe?')
    await button(varias, 'Incluir 2 perguntas').click()
    await questions(page).getByText('Ouve a equipe?').waitFor()
    expect(await texts(page)).toEqual([
      '1. Lidera pessoas?',
      '2. Como distribui o trabalho?',
      '3. Cumpre prazos?',
      '4. Ouve a equipe?',
    ])

    // by keyboard: taken, led to another place, dropped
    await questions(page).locator('[data-pergunta]').nth(3).focus()
    await takeByKey(page, 'Space')
    await page.keyboard.press('ArrowUp')
    await page.getByText('4. Ouve a equipe?: sobre lugar 3.').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText('Ouve a equipe?: agora é a 3ª pergunta.').waitFor({ state: 'attached' })
    // by button; what a condition looks at does not go behind it
    await page.getByRole('button', { name: 'Mover para cima: Ouve a equipe?' }).click()
    await page.getByText('Ouve a equipe?: agora é a 2ª pergunta.').waitFor({ state: 'attached' })
    const stays = page.getByRole('button', { name: 'Mover para cima: Como distribui o trabalho?' })
    expect(await stays.getAttribute('aria-disabled')).toBe(null)
    await stays.click()
    await page.getByText('Como distribui o trabalho?: agora é a 2ª pergunta.').waitFor({ state: 'attached' })
    expect(await stays.getAttribute('aria-disabled')).toBe('true')
    // by mouse
    const first = questions(page).locator('[data-pergunta]').nth(3)
    await first.hover()
    await page.mouse.down()
    await page.mouse.move(400, 300, { steps: 4 })
    await questions(page).locator('[data-pergunta]').nth(2).hover()
    await page.mouse.up()
    await page.getByText('Cumpre prazos?: agora é a 3ª pergunta.').waitFor({ state: 'attached' })
    expect(await texts(page)).toEqual([
      '1. Lidera pessoas?',
      '2. Como distribui o trabalho?',
      '3. Cumpre prazos?',
      '4. Ouve a equipe?',
    ])

    await button(page, 'Pré-visualizar').click()
    const preview = dialog(page, 'Como quem responde vê')
    await preview.getByText('Cumpre prazos?').waitFor()
    expect(await preview.getByText('Como distribui o trabalho?').count()).toBe(0)
    await preview.getByText('Sim', { exact: true }).first().click()
    await preview.getByText('Como distribui o trabalho?').waitFor()
    await button(preview, 'Fechar').click()
    expect(await overflow(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
}, 240_000)

test('an answered model is locked and says so; it is cloned, and questions are taken from the bank, on a phone, too', async () => {
  const modelo = await made(`/api${MODELOS}`, { titulo: 'Modelo respondido', tipo: 'D' })
  const um = await made(`/api${MODELOS}/${modelo.id}/perguntas`, { texto: 'Que nota?', tipo: 4 })
  const talentos = await (await login(stage.app, 'rh')).get('/api/gestao-talentos/talentos?situacao=A')
  const colaborador = { id: talentos.json()[0].id }
  const copia = await made('/api/avaliacao/avaliacoes', { modeloAvaliacao: { id: modelo.id }, colaborador })
  const rh = await login(stage.app, 'rh')
  const respostas = [{ perguntaId: um.id, nota: 7 }]
  const sent = await rh.put(`/api/avaliacao/avaliacoes/${copia.id}/respostas`, { versao: copia.versao, respostas })
  expect(sent.statusCode, sent.body).toBe(200)
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(`${MODELOS}/${modelo.id}/perguntas`)
      await page.getByText('Este questionário já tem 1 resposta: as perguntas não mudam mais.').waitFor()
      await page.getByText('Respondidas até agora: 1 de 1 pergunta.').waitFor()
      expect(await page.getByRole('button', { name: 'Nova pergunta' }).count()).toBe(0)
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      await button(page, 'Clonar').click()
      await button(dialog(page, /^Clonar/), 'Clonar').click()
      await page.getByText('Modelo respondido (cópia)').first().waitFor()
      await questions(page).getByText('Que nota?').waitFor()
      await button(page, 'Do banco').click()
      const banco = dialog(page, 'Tirar perguntas de outro questionário')
      await banco.getByText('Cumpre os prazos combinados?').first().waitFor()
      await banco.getByRole('checkbox', { name: /^Marcar todas/ }).check()
      expect(await barriers(page)).toEqual([])
      await banco.getByRole('button', { name: /^Copiar \d+ perguntas/ }).click()
      await questions(page).getByText('Ajuda colegas de outras áreas quando é preciso?').waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
    },
    { viewport: PHONE },
  )
}, 240_000)

test('models of performance and experience have their list, and the register of models leads to those of candidates', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/avaliacao/modelos-avaliacao-desempenho-experiencia')
    await page.getByRole('link', { name: 'Acompanhamento de experiência – 30 dias', exact: true }).waitFor()
    expect(await page.getByText('Avaliação de reação ao treinamento').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Perguntas: Acompanhamento de experiência – 30 dias' }).click()
    await questions(page).getByText('Relaciona-se bem com a equipe?').waitFor()
    await open(MODELOS)
    await page.getByRole('link', { name: 'Modelos de candidatos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Modelos de avaliação do candidato' }).waitFor()
  })
}, 120_000)
