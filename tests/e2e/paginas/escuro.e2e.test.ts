import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  barriers,
  cutWords,
  openStage,
  overflow,
  PHONE,
  type Stage,
  type Story,
} from '#tests/helpers/browser/browser.ts'
import { button, fill, save } from '../steps.ts'

/** The shell on a phone, in the dark. */

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const inTheDark = (user: string | undefined, tell: Story) =>
  stage.story(user, tell, { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' })

/** Nothing sticks out, no word is cut, everything can be read. */
async function reads(page: Page, where: string): Promise<void> {
  expect([where, await overflow(page)]).toEqual([where, 0])
  expect([where, await cutWords(page)]).toEqual([where, []])
  expect([where, await barriers(page)]).toEqual([where, []])
}

test('the log-in, with what it misses', () =>
  inTheDark(undefined, async ({ page, open }) => {
    await open('/login')
    await reads(page, 'login')
    await button(page, 'Entrar').click()
    await page.getByText('Senha é obrigatória').waitFor()
    await reads(page, 'login')
  }))

test.each([
  ['utilitario/usuarios', 'utilitario/perfis', 'utilitario/mensagens', 'utilitario/noticias', 'utilitario/log'],
  [
    'utilitario/parametros-sistema',
    'utilitario/empresas/configuracao',
    'utilitario/sobre',
    'desenvolvedor/widgets',
    'desenvolvedor/widgets/arquivo',
  ],
  ['utilitario/tarefas', 'utilitario/avisos-sistema', 'utilitario/perfis/new', 'mensagens?tipo=R', 'meus-dados'],
  ['403', '404', '500', 'utilitario/copia-cadastro', 'utilitario/caixa-saida', 'minhas-chaves-api'],
])('%s, %s, %s, %s and others', (...paths) =>
  inTheDark('admin', async ({ page, open }) => {
    for (const path of paths) {
      await open(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await reads(page, path)
    }
  }),
)

test('the start page with its cards and messages, the menu, the user, the news', () =>
  inTheDark('rh', async ({ page, open }) => {
    await open('/')
    await page.getByRole('list', { name: 'Mensagens' }).waitFor()
    for (const card of ['Hoje', 'Minhas vagas', 'Candidatos atrasados', 'Acesso rápido'])
      await page.getByRole('region', { name: card, exact: true }).waitFor()
    await reads(page, 'start')
    // the name of the company is there in full, on two lines
    const empresa = page.getByRole('banner').getByText('Aurora Alimentos Ltda')
    expect(await empresa.evaluate((name) => name.scrollHeight - name.clientHeight)).toBeLessThanOrEqual(1)
    await button(page, 'Abrir menu').click()
    await page.getByRole('navigation', { name: 'Menu principal' }).waitFor()
    await reads(page, 'menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Menu do usuário/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).waitFor()
    // the focus is on something to choose, not on the name above
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Atualizar Meus Dados')
    await reads(page, 'user')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /notícias/i }).click()
    await page.getByText('Últimas Notícias').waitFor()
    await reads(page, 'news')
  }))

test('the fields of a company are cards, each with its name, its marks and what may be done', () =>
  inTheDark('admin', async ({ page, open }) => {
    await open('/utilitario/campos-empresa?entidade=captacao/area-interesse')
    const card = page.getByRole('listitem').filter({ hasText: 'Observação' })
    await card.getByText('Texto', { exact: true }).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    const words = [card.getByText('Obrigatório'), card.getByText('Oculto'), card.getByText('Renomear')]
    for (const word of words) {
      const { x = 0, width = 0 } = (await word.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(PHONE.width)
    }
    const mandatory = card.getByRole('checkbox', { name: 'Observação: obrigatório' })
    await mandatory.click()
    await page.getByText('Campo atualizado. Já vale em todas as telas.').waitFor()
    await expect.poll(() => mandatory.isChecked()).toBe(true)
    await reads(page, 'fields')
  }))

test('the session that ended, and the details of an error', () =>
  inTheDark('rh', async ({ page, context, open }) => {
    await open('/500')
    await button(page, 'Detalhes do erro').click()
    await button(page, 'Enviar problema ao fornecedor').waitFor()
    await reads(page, 'details')
    await open('/captacao/idiomas/new')
    await fill(page, 'Nome', 'Tupi')
    await context.clearCookies()
    await save(page)
    await page.getByText('Sua sessão expirou. Deseja sair ou permanecer na página?').waitFor()
    await reads(page, 'session')
  }))
