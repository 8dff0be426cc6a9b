import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, notice, placeOf, takeByKey } from '../steps.ts'

type Spot = Pick<Awaited<ReturnType<typeof placeOf>>, 'x' | 'y'>

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const one = async <T>(text: string): Promise<T> => {
  const { rows } = await stage.app.database.pool.query(text)
  if (!rows[0]) throw new Error(`nothing: ${text}`)
  return rows[0] as T
}

test('a register is seen as a board: a card is moved by keyboard and mouse, and the step that leads there asks what it asks', async () => {
  const { id, descricao } = await one<{ id: number; descricao: string }>(
    `select id, descricao from solicitacao_pessoal where empresa_id = 1 and status = 'I' and not encerrada and not cancelada
     order by data desc, id desc limit 1`,
  )
  await stage.story('admin', async ({ page, open }) => {
    await open('/captacao/solicitacoes-pessoal')
    await page
      .getByRole('group', { name: 'Visões da lista' })
      .getByRole('button', { name: 'Quadro', exact: true })
      .click()
    expect(new URL(page.url()).searchParams.get('visao')).toBe('quadro')
    const card = page.locator(`[data-card="${id}"]`)
    await card.focus()
    await takeByKey(page, 'Space')
    await page.getByText(`${descricao}, em Em análise: em movimento.`).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByText(`${descricao}, em Em análise: sobre Aprovada.`).waitFor({ state: 'attached' })
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByText(`${descricao}, em Em análise: ficou onde estava.`).waitFor({ state: 'attached' })

    // by mouse, and the dialog knows where it was put
    const from = await placeOf(card)
    const to = await placeOf(column(page, 'Reprovada').getByRole('heading'))
    await page.mouse.move(from.x + 12, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 })
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: 'Alterar status' })
    await expect.poll(() => dialog.getByRole('combobox', { name: /^Status/ }).textContent()).toBe('Reprovada')
    await button(dialog, 'Alterar status').click()
    await dialog.waitFor({ state: 'hidden' })
    await column(page, 'Reprovada').locator(`[data-card="${id}"]`).waitFor()

    // the filter stays, and so does the view
    await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill(descricao)
    await expect.poll(() => column(page, 'Em análise').locator('[data-card]').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('visao')).toBe('quadro')
  })
})

test('a register is seen on the calendar: an event goes to another day, and a day begins a new record', async () => {
  const { id, nome } = await one<{ id: number; nome: string }>(
    `select e.id, c.nome from entrevista e join candidato c on c.empresa_id = e.candidato_empresa_id and c.id = e.candidato_id
     where e.empresa_id = 1 and e.situacao = 'M' order by e.inicio desc limit 1`,
  )
  await stage.app.database.pool.query(`update entrevista set inicio = '2031-03-12T12:00:00Z' where id = $1`, [id])
  await stage.story('rh', async ({ page, open }) => {
    await open('/captacao/entrevistas?visao=calendario&dia=2031-03-12')
    const grid = page.getByRole('grid', { name: 'março de 2031' })
    const event = grid.locator(`[data-event="${id}"]`)
    await event.getByRole('link', { name: nome }).waitFor()
    expect(await barriers(page)).toEqual([])
    await event.focus()
    await takeByKey(page, 'Space')
    await page.getByText(/: em movimento\./).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByText(/sobre quinta-feira, 13 de março de 2031/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await notice(page, `${nome}: agora em 13/03/2031.`)
    expect(await one(`select inicio from entrevista where id = ${id}`)).toEqual({
      inicio: '2031-03-13T12:00:00.000Z',
    })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-event'))).toBe(String(id))

    const from = await placeOf(event)
    const to = await placeOf(grid.locator('[data-day="2031-03-14"]'))
    await page.mouse.move(from.x + 12, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 })
    await page.mouse.up()
    await notice(page, `${nome}: agora em 14/03/2031.`)

    await button(page, 'Semana').click()
    await page.getByRole('region', { name: 'sex., 14/03', exact: true }).getByText('09:00 · 60 min').waitFor()
    expect(await barriers(page)).toEqual([])
    await page
      .getByRole('group', { name: 'Período do calendário' })
      .getByRole('button', { name: 'Lista', exact: true })
      .click()
    await page.getByRole('region', { name: 'sex., 14/03', exact: true }).getByRole('link').first().waitFor()
    await button(page, 'Próximo mês').click()
    await page.getByText('Não há nada marcado neste mês.').waitFor()

    await open('/captacao/entrevistas?visao=calendario&dia=2031-03-12')
    const day = page.locator('[data-day="2031-03-12"]')
    await day.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe('2031-03-19')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Nova entrevista' }).waitFor()
    await expect.poll(() => page.locator('[data-field="inicio"] input').first().inputValue()).toBe('19/03/2031 09:00')
  })
})

test('a calendar is subscribed to: the address is shown once, read by whoever has it, and revoked', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/captacao/agenda-entrevistas')
    await button(page, 'Assinar calendário').click()
    const dialog = page.getByRole('dialog', { name: 'Assinar calendário' })
    await dialog.getByRole('radio', { name: 'Tudo o que posso ver' }).click()
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Criar endereço').click()
    const made = page.getByRole('dialog', { name: 'Endereço do calendário' })
    const address = new URL(await made.getByRole('textbox', { name: 'Endereço' }).inputValue())
    const read = () => fetch(`${stage.url}${address.pathname}`)
    expect(await (await read()).text()).toContain('BEGIN:VEVENT')
    await button(made, 'Já copiei').click()
    await button(page, 'Assinar calendário').click()
    await dialog.getByRole('button', { name: /^Revogar o endereço criado em/ }).click()
    await notice(page, 'Endereço revogado: ele não mostra mais nada.')
    expect((await read()).status).toBe(404)
    await button(dialog, 'Cancelar').click()
  })
})

test('on a telephone the board fits; on the calendar a finger chooses a day, moves an event that is held, and opens it', async () => {
  const { id, nome } = await one<{ id: number; nome: string }>(
    `select e.id, c.nome from entrevista e join candidato c on c.empresa_id = e.candidato_empresa_id and c.id = e.candidato_id
     where e.empresa_id = 1 and e.situacao = 'M' order by e.inicio desc limit 1`,
  )
  await stage.app.database.pool.query(`update entrevista set inicio = '2031-04-09T12:00:00Z' where id = $1`, [id])
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/captacao/entrevistas?visao=quadro')
      await column(page, 'Marcada').locator('[data-card]').first().waitFor()
      expect(await overflow(page)).toBe(0)
      await open('/captacao/entrevistas?visao=calendario&dia=2031-04-02')
      const grid = page.getByRole('grid', { name: 'abril de 2031' })
      await grid.locator('[data-day="2031-04-09"]').tap()
      const event = page.locator(`[data-event="${id}"]`)
      await event.getByRole('link', { name: nome }).waitFor()
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])

      await dragByFinger(page, await placeOf(event), await placeOf(grid.locator('[data-day="2031-04-10"]')))
      await notice(page, `${nome}: agora em 10/04/2031.`)
      expect(await one(`select inicio from entrevista where id = ${id}`)).toEqual({
        inicio: '2031-04-10T12:00:00.000Z',
      })
      await grid.locator('[data-day="2031-04-10"]').tap()
      await event.getByRole('link', { name: nome }).tap()
      await page.getByRole('dialog', { name: nome }).getByRole('heading', { name: nome }).waitFor()
      const { pathname, searchParams } = new URL(page.url())
      expect([pathname, searchParams.get('registro')]).toEqual(['/captacao/entrevistas', String(id)])
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})

/** A finger rests until it holds what is below it, and takes it to another place. */
async function dragByFinger(page: Page, from: Spot, to: Spot): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] })
  const start = { x: from.x + 16, y: from.y + 12 }
  const end = { x: to.x + 8, y: to.y + 8 }
  await touch('touchStart', start)
  await page.getByText(/: em movimento\./).waitFor({ state: 'attached' })
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', { x: start.x + ((end.x - start.x) * i) / 6, y: start.y + ((end.y - start.y) * i) / 6 })
  await touch('touchEnd')
  await cdp.detach()
}
