import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay, shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { barriers, cutWords, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { button, notice, pick } from '../steps.ts'

const LISTA = '/avaliacao/acompanhamentos-periodos-experiencia'

let stage: Stage
/** answers to the leader, whose 45th day is today; and one whose 45th day was ten days ago */
let nova: { id: number; nome: string }
let atrasada: { id: number; nome: string }

const sql = async (text: string, values: unknown[] = []) =>
  (await stage.app.database.pool.query(text, values)).rows as RecordData[]

/** Somebody of the demo who came so many days ago and was evaluated by nobody yet. */
async function chega(id: number, dias: number, superior?: number): Promise<void> {
  const dia = shiftDay(stage.app.today(), -dias)
  await sql('delete from colaborador_questionario where empresa_id = 1 and colaborador_id = $1', [id])
  await sql(
    'update talento set data_admissao = $2, superior_id = $3, superior_empresa_id = $4 where empresa_id = 1 and id = $1',
    [...[id, dia, superior ?? null, superior === undefined ? null : 1]],
  )
  await sql(
    'update talento_historico set data = $2, superior_id = $3, superior_empresa_id = $4 where empresa_id = 1 and talento_id = $1',
    [...[id, dia, superior ?? null, superior === undefined ? null : 1]],
  )
}

beforeAll(async () => {
  stage = await openStage()
  const rows = (await sql(
    `select t.id::int, t.nome from talento t where t.empresa_id = 1 and t.situacao = 'A' and coalesce(t.vinculo, 'E') = 'E' and t.usuario_id is null
       and (select count(*) from talento_historico h where h.empresa_id = 1 and h.talento_id = t.id) = 1
     order by t.data_admissao desc, t.id limit 2`,
  )) as { id: number; nome: string }[]
  ;[nova, atrasada] = rows as [typeof nova, typeof atrasada]
  const [lider] = await sql(
    "select t.id::int from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider'",
  )
  // the demo's own are told of before
  await stage.app.fastify.prumo.jobs.run('avisos-experiencia', {})
  await chega(nova.id, 44, Number(lider?.id))
  await chega(atrasada.id, 54)
  stage.app.fastify.prumo.sessions.forget()
  await stage.app.fastify.prumo.jobs.run('avisos-experiencia', {})
}, 300_000)
afterAll(() => stage?.close())

const chip = (nome: string, periodo: string) => new RegExp(`^${periodo} · .*, ${nome}$`)

test('a manager is warned, goes from the message to the evaluation, and sees what came of it', async () => {
  await stage.story('lider', async ({ page, open, load }) => {
    await load('/')
    const dia = displayDay(stage.app.today())
    await page.getByRole('list', { name: 'Mensagens' }).getByText(`experiência a vencer: ${nova.nome}`).first().click()
    const message = page.getByRole('dialog')
    await message.getByText(`a vencer: ${nova.nome} (45 dias, até ${dia}).`).waitFor()
    await message.getByRole('link', { name: 'Abrir' }).click()
    await page.getByRole('heading', { level: 1, name: 'Avaliação do Período de Experiência' }).waitFor()
    const talento = page.getByRole('combobox', { name: /^Talento/ })
    await expect.poll(() => talento.inputValue()).toContain(nova.nome)
    // the period in which she is today, when it ends, and what is asked
    await page.getByText(`O modelo pergunta ao fim do período "45 dias", que termina em ${dia}.`).waitFor()
    await button(page, 'Ver perguntas').click()
    const questions = page.getByRole('dialog', { name: 'Como quem responde vê' })
    await questions.locator('[data-pergunta]').nth(5).waitFor()
    expect(await barriers(page)).toEqual([])
    await button(questions, 'Fechar').click()
    await button(page, 'Responder').click()
    await page.waitForURL(/\/avaliacao\/respostas\?colaboradorQuestionarioId=\d+$/)
    const id = Number(new URL(page.url()).searchParams.get('colaboradorQuestionarioId'))
    await responde(page, id)

    await open(LISTA)
    const answered = page.getByRole('button', { name: chip(nova.nome, '45 dias') })
    await expect.poll(() => answered.textContent()).toContain('92,22% · Aprovado')
    // by the keyboard
    await answered.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Ver resultado' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: nova.nome }).waitFor()
    await page.getByText('Lídia Rocha Peixoto').first().waitFor()
    await page.getByRole('heading', { name: 'Resultado por aspecto' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Imprimir').click()
    await page.getByRole('checkbox', { name: 'Agrupar por aspecto' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Imprimir' }).click()
    await page
      .getByRole('dialog', { name: 'Avaliação respondida' })
      .getByText(/1 de \d|Página/)
      .first()
      .waitFor()
  })
})

/** Marks of 9 for a weight of 7, and the best options for one of 2: (7 × 0.9 + 2) / 9. */
async function responde(page: Page, id: number): Promise<void> {
  const lider = await login(stage.app, 'lider')
  const { perguntas } = (await lider.get(`/api/avaliacao/avaliacoes/${id}/questionario`)).json() as {
    perguntas: { id: number; tipo: number }[]
  }
  for (const { id: pergunta, tipo } of perguntas) {
    const box = page.locator(`[data-pergunta="${pergunta}"]`)
    await box.waitFor()
    if (tipo === 4) await box.getByRole('radio', { name: '9', exact: true }).check()
    else if (tipo === 1) await box.getByRole('radio').first().check()
    else if (tipo === 5) for (const at of [0, 1]) await box.getByRole('checkbox').nth(at).check()
  }
  await button(page, 'Enviar respostas').click()
  await notice(page, 'Respostas enviadas.')
}

/** Other marks for what was handed in, which stands until the changes are sent: (7 × 1 + 2) / 9. */
async function muda(page: Page, nota: string): Promise<void> {
  await page.getByText('O que foi enviado vale até você enviar as alterações.').waitFor()
  expect(await barriers(page)).toEqual([])
  const nove = page.getByRole('radio', { name: '9', exact: true, checked: true })
  await nove.first().waitFor()
  while ((await nove.count()) > 0)
    await page.locator('[data-pergunta]').filter({ has: nove }).first().getByRole('radio', { name: nota }).check()
  await page.getByText('As alterações valem quando você as enviar.').waitFor()
  // nothing is lost by leaving in haste
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
  await button(page, 'Enviar alterações').click()
  await notice(page, 'Alterações enviadas.')
  await page.goBack()
}

test('HR sees who is overdue, narrows the list, gives a model its period and evaluates anew what was handed in', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(LISTA)
    const late = page.getByRole('button', { name: chip(atrasada.nome, '45 dias') })
    await expect.poll(() => late.textContent()).toContain('Vencida há 10 dias')
    expect(await barriers(page)).toEqual([])
    expect(await cutWords(page)).toEqual([])
    await page.getByRole('switch', { name: 'Só vencidas' }).click()
    await page.getByRole('searchbox', { name: 'Nome ou matrícula' }).fill('ninguém assim')
    await page.getByText('Nenhum talento com esses filtros.').waitFor()
    expect(page.url()).not.toContain('assim')
    await button(page, 'Limpar filtros').click()
    await button(page, 'Exibir Filtro').click()
    await page.getByRole('textbox', { name: 'Vencimento até' }).waitFor()
    await button(page, 'Ocultar Filtro').waitFor()

    await button(page, 'Modelos por período').click()
    const dialog = page.getByRole('dialog', { name: 'Modelos por período' })
    await dialog.getByText('6 perguntas').first().waitFor()
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await dialog
      .getByRole('button', { name: /^Ver perguntas de / })
      .first()
      .click()
    const questions = page.getByRole('dialog', { name: 'Como quem responde vê' })
    await questions.locator('[data-pergunta]').nth(2).waitFor()
    await button(questions, 'Fechar').click()
    await dialog.getByRole('combobox').nth(3).click()
    await page.getByRole('option', { name: '90 dias' }).click()
    await button(page, 'Salvar').click()
    await notice(page, 'Períodos dos modelos salvos com sucesso.')

    await page.getByRole('searchbox', { name: 'Nome ou matrícula' }).fill(nova.nome)
    const answered = page.getByRole('button', { name: chip(nova.nome, '45 dias') })
    await answered.click()
    await page.getByRole('menuitem', { name: 'Editar respostas' }).click()
    await muda(page, '10')
    await expect.poll(() => answered.textContent()).toContain('100% · Aprovado')
    await answered.click()
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await notice(page, 'Avaliação excluída com sucesso.')
    await expect
      .poll(() => page.getByRole('button', { name: chip(nova.nome, '45 dias') }).textContent())
      .toContain('Vence hoje')
  })
})

test('what is missing is told at its field, and the card of a talent is printed', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(`${LISTA}/new`)
    await button(page, 'Responder').click()
    await notice(page, 'Preencha os campos indicados')
    await page.getByText('Talento é obrigatório').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await open('/avaliacao/relatorios')
    await page
      .getByRole('link', { name: /Cartão de Acompanhamento do Período de Experiência/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Cartão de Acompanhamento do Período de Experiência' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await pick(page, 'Talentos', atrasada.nome)
    await page.keyboard.press('Escape')
    await pick(page, 'Períodos de Acompanhamento', '45 dias')
    await page.keyboard.press('Escape')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Relatório').click()])
    const paper = (await pagesOf(await readFile(await download.path()))).join(' ')
    for (const dito of [atrasada.nome, '45 dias', displayDay(shiftDay(stage.app.today(), -10))])
      expect(paper).toContain(dito)
  })
})

test('on a telephone talents are cards, and nothing has to be moved sideways', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(LISTA)
      await page.getByRole('button', { name: chip(atrasada.nome, '45 dias') }).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: chip(atrasada.nome, '45 dias') }).click()
      await page.getByRole('menuitem', { name: 'Avaliar' }).click()
      await page.getByRole('heading', { level: 1, name: 'Avaliação do Período de Experiência' }).waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
