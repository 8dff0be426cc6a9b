import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell, fill, save, select } from '../steps.ts'

let stage: Stage
/** a talent with the log-in `rh`, the area he stands in, and another talent of it */
let renata: { nome: string; area: string; outro: string }
beforeAll(async () => {
  stage = await openStage()
  const { rows } = await stage.app.database.pool.query<typeof renata>(
    `select t.nome, a.nome as area, (select o.nome from talento o where o.empresa_id = 1 and o.situacao = 'A' and o.id <> t.id
       and o.area_organizacional_id = t.area_organizacional_id order by o.nome limit 1) as outro
     from talento t join area_organizacional a on a.empresa_id = 1 and a.id = t.area_organizacional_id
     where t.empresa_id = 1 and t.usuario_id = (select id from usuario where login = 'rh') and t.situacao = 'A'`,
  )
  const [one] = rows
  if (!one?.outro) throw new Error('nobody with the log-in rh works beside somebody')
  renata = one
}, 300_000)
afterAll(() => stage?.close())

const total = async (page: Page): Promise<number> => {
  const status = cell(page, 'publico.quem').getByRole('status')
  await status.getByText(/^\d+ talentos?/).waitFor()
  return Number.parseInt(((await status.textContent()) ?? '').replace('.', ''), 10)
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

async function chooseArea(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Áreas Organizacionais', exact: true }).click()
  const tree = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
  await tree.getByRole('searchbox').fill(name)
  await tree.getByRole('treeitem', { name, exact: true }).click()
  await button(tree, 'Confirmar').click()
  await tree.waitFor({ state: 'hidden' })
}

test('RH writes to an audience, sees how many and who, leaves one out, and who belongs to it has the message', async () => {
  await stage.story('admin', async ({ page, open, quiet }) => {
    await open('/utilitario/mensagens/new')
    await select(page, 'Caixa', 'Gestão de Talentos')
    await fill(page, 'Mensagem', 'Reunião do público na sexta-feira.')
    await select(page, 'Destinatários', 'Um público de talentos')
    await choose(page, 'Todos os talentos ativos')
    const everybody = await total(page)
    await choose(page, 'Por critérios')
    await page.getByText('Escolha ao menos um critério ou um talento.').waitFor()
    await save(page)
    await page.getByText('Informe ao menos um critério ou um talento').first().waitFor()
    await chooseArea(page, renata.area)
    await expect.poll(() => total(page)).toBeLessThan(everybody)
    const before = await total(page)
    await button(page, 'Ver quem').click()
    const who = page.getByRole('dialog', { name: /^Quem faz parte do público/ })
    await who.getByText(renata.nome).waitFor()
    await who.getByRole('searchbox', { name: 'Pesquisar por nome' }).fill(renata.outro)
    await who.getByText('1 encontrado').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(who, `Deixar de fora: ${renata.outro}`).click()
    await who.getByText(`${renata.outro} ficou de fora.`).waitFor()
    await who.getByText('Ninguém do público tem este nome.').waitFor()
    await page.keyboard.press('Escape')
    await who.waitFor({ state: 'hidden' })
    await expect.poll(() => total(page)).toBe(before - 1)
    await cell(page, 'publico.excetoTalentos').getByText(renata.outro).waitFor()
    expect(await barriers(page)).toEqual([])
    await save(page)
    await page.getByText(/com sucesso/).waitFor()
    await quiet()
  })
  await stage.story('rh', async ({ page, open }) => {
    await open('/')
    await page.getByText('Reunião do público na sexta-feira.').first().waitFor()
  })
})

test('on a telephone the audience is chosen and looked at, too', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open('/utilitario/mensagens/new')
      await select(page, 'Destinatários', 'Um público de talentos')
      await choose(page, 'Todos os talentos ativos')
      await total(page)
      expect(await overflow(page)).toBe(0)
      await button(page, 'Ver quem').click()
      const who = page.getByRole('dialog', { name: /^Quem faz parte do público/ })
      await who.getByRole('listitem').first().waitFor()
      await who
        .getByRole('button', { name: 'Próxima página' })
        .or(who.getByRole('button', { name: /próxima/i }))
        .first()
        .click()
      await who.getByText(/^16–/).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
    },
    { viewport: PHONE },
  )
})
