import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, overflow, PHONE } from '#tests/helpers/browser/browser.ts'
import { button, cell, fill, notice, pageAction, pick, placeOf, save } from '../steps.ts'
import { card, cards, column, moved, names, openSelection, type SelectionStage } from './selecao/board.ts'

let on: SelectionStage
beforeAll(async () => {
  on = await openSelection()
}, 300_000)
afterAll(() => on?.stage.close())

describe('the selection board', () => {
  test('candidates go through the steps by mouse, keyboard and menu; one is refused, another hired', async () => {
    const { id, descricao } = await on.openRequest()
    await on.stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/solicitacoes-pessoal/${id}`)
      await asksBeforeAnotherPosition(page)
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
      await card(page, primeiro).dragTo(column(page, 'Teste de conhecimentos'), { steps: 4 })
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
      await page.getByRole('menuitem', { name: 'Mover para…' }).click()
      await page.getByRole('menuitem', { name: 'Mover para Proposta e contratação' }).click()
      await byMenu
      await expect.poll(() => names(column(page, 'Proposta e contratação'))).toEqual([terceiro])

      await add(page)
      await refuse(page, segundo)
      await hire(page, terceiro)
      await page.getByText('1 de 2 vagas preenchidas').waitFor()
      await registerHere(page, descricao)
    })
    await on.stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${id}`)
      await expect.poll(() => cards(column(page, 'Contratados')).count()).toBe(1)
      await button(column(page, 'Fora da seleção'), 'Mostrar 1 candidato').click()
      await column(page, 'Fora da seleção').getByText('Sem a experiência que a vaga pede.').waitFor()
      expect(await barriers(page)).toEqual([])
    })
  }, 120_000)

  test('fits a telephone and finds by name; what somebody else changed is not lost', async () => {
    const { id } = await on.openRequest()
    await on.stage.story(
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
        await on.sql(
          `update candidato_solicitacao set versao = versao + 1, etapa_seletiva_id = (select id from etapa_seletiva
           where empresa_id = 1 and ordem = 3) where solicitacao_id = $1 and candidato_id = (select id from candidato where nome = $2)`,
          [id, nome],
        )
        await button(card(page, nome), `Ações de ${nome}`).click()
        await page.getByRole('menuitem', { name: 'Mover para…' }).click()
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

describe('the selection table', () => {
  test('shows the same candidates, sorts, narrows and moves several at once; who may not go is named', async () => {
    const { id } = await on.openRequest()
    await on.stage.story('rh', async ({ page, open, quiet }) => {
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
      await on.sql(
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

/** Another position is another measure for who is in the selection already: it is said while it is chosen. */
async function asksBeforeAnotherPosition(page: Page): Promise<void> {
  const faixa = page.getByRole('combobox', { name: 'Cargo/Faixa', exact: true })
  await expect.poll(() => faixa.inputValue()).not.toBe('')
  const before = await faixa.inputValue()
  const said = page.getByRole('status').filter({ hasText: 'Já há candidatos nesta solicitação.' })
  expect(await said.count()).toBe(0)
  await pick(page, 'Cargo/Faixa', 'Administrador de Redes Pleno')
  await said.waitFor()
  expect(await barriers(page)).toEqual([])
  await pick(page, 'Cargo/Faixa', before)
  await said.waitFor({ state: 'detached' })
}

/** Somebody nobody knew, from the board and back to it; whose name is known already is shown. */
async function registerHere(page: Page, request: string): Promise<void> {
  await button(page, 'Mais desta seleção').click()
  await page.getByRole('menuitem', { name: 'Novo candidato nesta seleção' }).click()
  await page.getByText(`Ao salvar, o registro é incluído em Solicitação de pessoal: ${request}.`).waitFor()
  const known = page.getByRole('status').filter({ hasText: 'com este nome' })
  await fill(page, 'Nome', 'maria da conceicao araujo')
  await known.getByRole('link', { name: 'Maria da Conceição Araújo' }).first().waitFor()
  expect(await barriers(page)).toEqual([])
  await fill(page, 'Nome', 'Nair Recém Chegada')
  await known.waitFor({ state: 'detached' })
  await save(page)
  await notice(page, 'Registro criado com sucesso.')
  await card(page, 'Nair Recém Chegada').waitFor()
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
  await card(page, nome).dragTo(column(page, 'Contratados'), { steps: 4 })
  const dialog = page.getByRole('dialog', { name: 'Contratar' })
  await dialog.waitFor()
  await cell(page, 'dataAdmissao').getByRole('textbox').fill('01/12/2026')
  await button(dialog, 'Contratar').click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, nome).and(page.locator('[data-lugar="contratados"]')).waitFor()
  expect(await names(column(page, 'Contratados'))).toEqual([nome])
}
