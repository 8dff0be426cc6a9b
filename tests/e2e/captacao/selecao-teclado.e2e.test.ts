import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, cell, tabTo } from '../steps.ts'
import { card, cards, column, moved, names, openSelection, type SelectionStage } from './selecao/board.ts'

let on: SelectionStage
beforeAll(async () => {
  on = await openSelection()
}, 300_000)
afterAll(() => on?.stage.close())

describe('by keyboard only', () => {
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

  test('somebody joins the selection, goes on a step, is evaluated, and interviewed with grades', async () => {
    const { id } = await on.openRequest()
    await on.stage.story('rh', async ({ page, open }) => {
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
      const marca = page.getByRole('dialog', { name: `Marcar entrevista com ${um}` })
      // who asks is proposed
      await marca.getByText('Renata Holanda').first().waitFor()
      // the last hour of the day that is offered: whatever the clock says there is one
      const hora = marca.getByRole('button', { name: /^\d\d:\d\d$/ }).last()
      await press(page, hora)
      await type(page, marca.getByRole('textbox', { name: 'Local' }), 'Sala 2')
      await press(page, button(marca, 'Marcar'))
      await marca.waitFor({ state: 'detached' })
      await isAt(card(page, um))
      const [entrevista] = await on.sql<{ id: number }>('select id::int as id from entrevista order by id desc limit 1')
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
        await on.sql('select nota from entrevista_nota where entrevista_id = $1 and usuario_id = 2', [entrevista?.id]),
      ).toEqual([{ nota: 4 }])
    })
  })

  test('who is refused leaves the focus with the next, who is hired takes it along', async () => {
    const { id } = await on.openRequest()
    await on.stage.story('rh', async ({ page, open }) => {
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
