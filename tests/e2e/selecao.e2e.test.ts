import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button, cell, notice, pageAction, placeOf, tabTo } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await stage.app.database.pool.query<Row>(text, values)).rows

const column = (page: Page, nome: string) => page.getByRole('region', { name: nome, exact: true })
const cards = (place: Locator) => place.locator('[data-cartao]')
const card = (page: Page, nome: string) => page.locator(`[data-cartao][aria-label^="${nome},"]`)
const names = (place: Locator) => cards(place).evaluateAll((all) => all.map((one) => one.ariaLabel?.split(',')[0]))
const moved = (page: Page) =>
  page.waitForResponse((answer) => /candidato-solicitacoes\/\d+\/etapa$/.test(answer.url()) && answer.ok())

/** An open request of two vacancies with three people in its first step, the first of them longer than its deadline. */
async function openRequest(): Promise<{ id: number; descricao: string }> {
  const [request] = await sql<{ id: number; descricao: string }>(
    `update solicitacao_pessoal set quantidade = 2, qtd_vagas_preenchidas = 0 where id = (select s.id from solicitacao_pessoal s
     join candidato_solicitacao l on l.solicitacao_id = s.id where s.empresa_id = 1 and s.status = 'A' and not s.suspensa
     and not s.encerrada and not s.cancelada group by s.id having count(*) > 5 order by s.id limit 1) returning id, descricao`,
  )
  if (!request) throw new Error('no open request')
  await sql(
    'delete from entrevista where candidatura_id in (select id from candidato_solicitacao where solicitacao_id = $1)',
    [request.id],
  )
  await sql('delete from candidato_solicitacao where solicitacao_id = $1', [request.id])
  await sql(
    `insert into candidato_solicitacao (empresa_id, candidato_empresa_id, candidato_id, solicitacao_id, etapa_seletiva_id, aptidao, data, na_etapa_desde)
     select 1, 1, c.id, $1, e.id, 'I', current_date - 50, now() - (interval '20 days' * c.n)
     from (select id, row_number() over (order by nome) as n from candidato where empresa_id = 1 and pessoal_cpf is not null
       and not exists (select from talento t where t.cpf = pessoal_cpf) order by nome limit 3) c
     cross join (select id from etapa_seletiva where empresa_id = 1 and ordem = 1) e`,
    [request.id],
  )
  await sql('update etapa_seletiva set acompanhamento_prazo_dias = 45 where empresa_id = 1 and ordem = 1')
  return request
}

describe('O quadro de seleção', () => {
  test('os candidatos passam pelas etapas com o mouse, o teclado e o menu; um é recusado, outro contratado', async () => {
    const { id, descricao } = await openRequest()
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/solicitacoes-pessoal/${id}`)
      await (await pageAction(page, 'Quadro de Seleção')).click()
      await page.getByRole('heading', { level: 1, name: 'Quadro de Seleção' }).waitFor()
      await expect
        .poll(() => page.getByRole('combobox', { name: 'Solicitação de Pessoal' }).inputValue())
        .toBe(`${id} – ${descricao}`)
      const triagem = column(page, 'Triagem de currículos')
      await expect.poll(() => cards(triagem).count()).toBe(3)
      const [terceiro = '', segundo = '', primeiro = ''] = (await names(triagem)) as string[]
      await page.getByText('0 de 2 vagas preenchidas').waitFor()
      await page.getByText('3 candidatos em seleção · 1 atrasado').waitFor()
      await card(page, terceiro).getByText('há 60 dias · prazo 45').waitFor()
      expect(await barriers(page)).toEqual([])

      // by mouse
      const answer = moved(page)
      await placeOf(card(page, primeiro))
      await card(page, primeiro).dragTo(column(page, 'Teste de conhecimentos'))
      await answer
      expect(await names(column(page, 'Teste de conhecimentos'))).toEqual([primeiro])

      // by keys, and the focus stays on the card
      const byKey = moved(page)
      await card(page, segundo).focus()
      await page.keyboard.press('Alt+ArrowRight')
      await byKey
      await expect.poll(() => names(column(page, 'Entrevista com Recursos Humanos'))).toEqual([segundo])
      await expect.poll(() => card(page, segundo).evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.locator('[aria-live="assertive"]').textContent()).toContain(
        `${segundo} está agora em Entrevista com Recursos Humanos.`,
      )

      // by its menu
      const byMenu = moved(page)
      await button(card(page, terceiro), `Ações de ${terceiro}`).click()
      await page.getByRole('menuitem', { name: 'Mover para Proposta e contratação' }).click()
      await byMenu
      await expect.poll(() => names(column(page, 'Proposta e contratação'))).toEqual([terceiro])

      await add(page)
      await refuse(page, segundo)
      await hire(page, terceiro)
      await page.getByText('1 de 2 vagas preenchidas').waitFor()
    })
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${id}`)
      await expect.poll(() => cards(column(page, 'Contratados')).count()).toBe(1)
      await button(column(page, 'Fora da seleção'), 'Mostrar 1 candidato').click()
      await column(page, 'Fora da seleção').getByText('Sem a experiência que a vaga pede.').waitFor()
      expect(await barriers(page)).toEqual([])
    })
  }, 120_000)

  test('cabe no telefone e acha pelo nome; o que outra pessoa mudou não se perde', async () => {
    const { id } = await openRequest()
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(`/captacao/selecao?solicitacao=${id}`)
        const triagem = column(page, 'Triagem de currículos')
        await expect.poll(() => cards(triagem).count()).toBe(3)
        expect(await overflow(page)).toBe(0)
        const [nome = ''] = (await names(triagem)) as string[]
        await page.getByRole('searchbox', { name: 'Buscar no quadro' }).fill(nome.toUpperCase())
        await expect.poll(() => names(triagem)).toEqual([nome])

        // somebody else has moved him in the meantime
        await sql(
          `update candidato_solicitacao set versao = versao + 1, etapa_seletiva_id = (select id from etapa_seletiva
           where empresa_id = 1 and ordem = 3) where solicitacao_id = $1 and candidato_id = (select id from candidato where nome = $2)`,
          [id, nome],
        )
        await button(card(page, nome), `Ações de ${nome}`).click()
        await page.getByRole('menuitem', { name: 'Mover para Entrevista com o gestor' }).click()
        const error = page.getByRole('alertdialog', { name: 'Erro' })
        await error.waitFor()
        await button(error, 'Fechar').click()
        await expect.poll(() => names(column(page, 'Teste de conhecimentos'))).toEqual([nome])
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  }, 90_000)
})

describe('Só com o teclado', () => {
  const at = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const isAt = (where: Locator) =>
    expect.poll(() => where.evaluate((element) => element === document.activeElement)).toBe(true)

  /** From the card that has the focus, whose menu Enter opens. */
  async function choose(page: Page, action: string): Promise<void> {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: action }).waitFor()
    // a menu that opens takes the focus a moment later
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
    for (let step = 0; step < 20 && !(await at(page)).startsWith(action); step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  /** Past the menu, as its first link offers. */
  async function start(page: Page): Promise<void> {
    await tabTo(page, page.getByRole('link', { name: 'Ir para o conteúdo' }))
    await page.keyboard.press('Enter')
  }
  async function press(page: Page, where: Locator): Promise<void> {
    await tabTo(page, where)
    await page.keyboard.press('Enter')
  }
  async function type(page: Page, where: Locator, text: string): Promise<void> {
    await tabTo(page, where)
    await page.keyboard.type(text)
  }

  test('alguém entra na seleção, passa de etapa, é avaliado e entrevistado com notas', async () => {
    const { id } = await openRequest()
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${id}`)
      const triagem = column(page, 'Triagem de currículos')
      await expect.poll(() => cards(triagem).count()).toBe(3)
      const [um = ''] = (await names(triagem)) as string[]

      // into the selection, and back to where one was
      await start(page)
      await press(page, button(page, 'Incluir candidatos'))
      const incluir = page.getByRole('dialog', { name: 'Incluir candidatos na seleção' })
      await tabTo(page, incluir.getByRole('checkbox').first())
      await page.keyboard.press('Space')
      await press(page, button(incluir, 'Incluir 1 candidato'))
      await incluir.waitFor({ state: 'detached' })
      await expect.poll(() => cards(triagem).count()).toBe(4)
      await isAt(button(page, 'Incluir candidatos'))

      // to the next step, by keys
      await tabTo(page, card(page, um))
      const byKey = moved(page)
      await page.keyboard.press('Alt+ArrowRight')
      await byKey
      await isAt(card(page, um))
      await expect.poll(() => names(column(page, 'Entrevista com Recursos Humanos'))).toEqual([um])

      // an evaluation
      await choose(page, 'Liberar avaliação')
      const libera = page.getByRole('dialog', { name: `Liberar avaliação para ${um}` })
      const modelo = libera.getByRole('checkbox').first()
      await tabTo(page, modelo)
      if (!(await modelo.isChecked())) await page.keyboard.press('Space')
      await press(page, button(libera, 'Liberar'))
      await libera.waitFor({ state: 'detached' })
      await isAt(card(page, um))

      // an interview, and its marks
      await choose(page, 'Marcar entrevista')
      await page.getByRole('heading', { level: 1, name: 'Nova entrevista' }).waitFor()
      await type(page, page.getByRole('combobox', { name: 'Entrevistadores', exact: true }), 'Renata Holanda')
      await page.getByRole('option', { name: 'Renata Holanda' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await type(page, cell(page, 'inicio').locator('input').first(), '100320311400')
      await type(page, page.getByRole('textbox', { name: 'Local', exact: true }), 'Sala 2')
      await press(page, button(page, 'Salvar'))
      await notice(page, 'Registro criado com sucesso.')
      const [entrevista] = await sql<{ id: number }>('select id::int as id from entrevista order by id desc limit 1')
      await open(`/captacao/entrevistas/${entrevista?.id}`)
      await start(page)
      await tabTo(page, page.getByRole('button', { name: /^Mais ações de / }))
      await choose(page, 'Dar notas')
      const notas = page.getByRole('dialog', { name: `Notas da entrevista: ${um}` })
      // Tab comes to what is chosen, which is nothing yet; the arrows choose
      await tabTo(page, notas.getByRole('radio', { checked: true }).first())
      for (const star of [1, 2, 3, 4]) {
        await page.keyboard.press('ArrowRight')
        await notas.getByRole('radio', { name: new RegExp(`: ${star}$`), checked: true }).waitFor({ state: 'attached' })
      }
      await press(page, button(notas, 'Enviar notas'))
      await notas.waitFor({ state: 'detached' })
      expect(
        await sql('select nota from entrevista_nota where entrevista_id = $1 and usuario_id = 2', [entrevista?.id]),
      ).toEqual([{ nota: 4 }])
    })
  })

  test('quem é recusado deixa o foco com o próximo, quem é contratado o leva consigo', async () => {
    const { id } = await openRequest()
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${id}`)
      const triagem = column(page, 'Triagem de currículos')
      await expect.poll(() => cards(triagem).count()).toBe(3)
      const [, dois = '', tres = ''] = (await names(triagem)) as string[]
      const fila = (await names(triagem)) as string[]
      await start(page)
      await tabTo(page, card(page, dois))
      await choose(page, 'Recusar')
      const recusa = page.getByRole('dialog', { name: 'Recusar' })
      await type(page, recusa.getByRole('textbox', { name: 'Motivo' }), 'Sem a experiência que a vaga pede.')
      await press(page, button(recusa, 'Recusar'))
      await recusa.waitFor({ state: 'detached' })
      const resto = fila.filter((nome) => nome !== dois)
      await isAt(card(page, resto[Math.min(fila.indexOf(dois), resto.length - 1)] ?? ''))

      // hired: the keyboard goes with him
      await tabTo(page, card(page, tres))
      await choose(page, 'Contratar')
      const contrata = page.getByRole('dialog', { name: 'Contratar' })
      await type(page, cell(page, 'dataAdmissao').getByRole('textbox'), '01122026')
      await press(page, button(contrata, 'Contratar'))
      await contrata.waitFor({ state: 'detached' })
      await expect.poll(() => names(column(page, 'Contratados'))).toEqual([tres])
      await isAt(card(page, tres))
    })
  })
})

describe('A tabela da seleção', () => {
  test('mostra os mesmos candidatos, ordena, recorta e move vários de uma vez; quem não pode é nomeado', async () => {
    const { id } = await openRequest()
    await stage.story('rh', async ({ page, open, quiet }) => {
      await open(`/captacao/selecao?solicitacao=${id}`)
      await expect.poll(() => cards(column(page, 'Triagem de currículos')).count()).toBe(3)
      const byDays = ((await names(column(page, 'Triagem de currículos'))) as string[]).slice()
      await button(page, 'Tabela').click()
      const table = page.getByRole('table', { name: 'Candidatos da solicitação' })
      const people = () =>
        table
          .getByRole('checkbox', { name: /^Selecionar / })
          .evaluateAll((all) => all.map((one) => (one.ariaLabel ?? '').slice(11)))
      await expect.poll(async () => (await people()).sort()).toEqual([...byDays].sort())
      expect(new URL(page.url()).searchParams.get('visao')).toBe('tabela')
      expect(await barriers(page)).toEqual([])

      // the longest in the step first, after two clicks
      await button(table, 'Na etapa').click()
      await button(table, 'Na etapa').click()
      await table.locator('th[aria-sort="descending"]').getByText('Na etapa').waitFor()
      const dias = await table.locator('tbody tr td:nth-child(4)').allTextContents()
      expect(dias.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([60, 40, 20])

      // by keys: the arrows go from row to row, Space marks, Alt and an arrow moves
      const [first = '', second = '', third = ''] = await people()
      const mark = (nome: string) => table.getByRole('checkbox', { name: `Selecionar ${nome}`, exact: true })
      await mark(first).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await page.getByText('2 candidatos marcados').waitFor()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => mark(third).evaluate((element) => element === document.activeElement)).toBe(true)
      const byKey = moved(page)
      await page.keyboard.press('Alt+ArrowRight')
      await byKey
      await expect
        .poll(() => table.getByRole('row', { name: new RegExp(third) }).textContent())
        .toContain('Entrevista com Recursos Humanos')

      // one of the two is moved by somebody else after the page has read the table anew for the last time
      await quiet()
      await sql(
        'update candidato_solicitacao set versao = versao + 1 where solicitacao_id = $1 and candidato_id = (select id from candidato where nome = $2)',
        [id, second],
      )
      await button(page, 'Mover para…').click()
      await page.getByRole('menuitem', { name: 'Teste de conhecimentos', exact: true }).click()
      await page.getByText('1 candidato está agora em Teste de conhecimentos.').first().waitFor()
      const stayed = page.getByRole('alert').filter({ hasText: 'Não mudaram de etapa:' })
      await stayed.getByText(new RegExp(`^${second}: `)).waitFor()
      await page.getByText('1 candidato marcado').waitFor()

      await page.getByRole('combobox', { name: /^Etapa/ }).click()
      await page.getByRole('option', { name: 'Teste de conhecimentos', exact: true }).click()
      await expect.poll(people).toEqual([first])
      await button(page, 'Quadro').click()
      await expect.poll(() => names(column(page, 'Teste de conhecimentos'))).toEqual([first])
    })
  })
})

/** The best of those who fit, and somebody by name. */
async function add(page: Page): Promise<void> {
  const before = await cards(column(page, 'Triagem de currículos')).count()
  await button(page, 'Incluir candidatos').click()
  const dialog = page.getByRole('dialog', { name: 'Incluir candidatos na seleção' })
  await dialog.getByText('Candidatos disponíveis que mais atendem ao que a solicitação pede.').waitFor()
  await dialog
    .getByText(/% de aderência/)
    .first()
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('checkbox').first().check()
  await button(dialog, 'Incluir 1 candidato').click()
  await dialog.waitFor({ state: 'detached' })
  await notice(page, '1 candidato incluído na seleção.')
  await expect.poll(() => cards(column(page, 'Triagem de currículos')).count()).toBe(before + 1)
}

async function refuse(page: Page, nome: string): Promise<void> {
  await button(card(page, nome), `Ações de ${nome}`).click()
  await page.getByRole('menuitem', { name: 'Recusar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recusar' })
  await button(dialog, 'Recusar').click()
  await dialog.getByText('Motivo é obrigatório').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Sem a experiência que a vaga pede.')
  await button(dialog, 'Recusar').click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, nome).waitFor({ state: 'detached' })
}

/** Dropped on the hired, a card asks for the day of admission. */
async function hire(page: Page, nome: string): Promise<void> {
  await column(page, 'Contratados').scrollIntoViewIfNeeded()
  await placeOf(card(page, nome))
  await card(page, nome).dragTo(column(page, 'Contratados'))
  const dialog = page.getByRole('dialog', { name: 'Contratar' })
  await dialog.waitFor()
  await cell(page, 'dataAdmissao').getByRole('textbox').fill('01/12/2026')
  await button(dialog, 'Contratar').click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, nome).and(page.locator('[data-lugar="contratados"]')).waitFor()
  expect(await names(column(page, 'Contratados'))).toEqual([nome])
}
