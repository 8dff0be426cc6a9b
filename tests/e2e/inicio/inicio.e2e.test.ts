import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { barriers, overflow, PHONE } from '#tests/helpers/browser/browser.ts'
import { button, notice, placeOf, tabTo, takeByKey } from '../steps.ts'
import { closeError, handle, openStartPage, row, type StartPage } from './empty.ts'

let start: StartPage
beforeAll(async () => {
  start = await openStartPage()
}, 300_000)
afterAll(() => start?.stage.close())
beforeEach(() => start.empty())

const box = (page: Page, titulo: string) => page.getByRole('region', { name: titulo, exact: true })
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/caixa-mensagens') && answer.ok())
const said = (page: Page) => page.locator('[aria-live="assertive"]').textContent()

/** The titles of each column, from top to bottom. */
const columns = (page: Page): Promise<string[][]> =>
  page
    .locator('[data-coluna]')
    .evaluateAll((all) =>
      all.map((column) => [...column.querySelectorAll('h3')].map((title) => title.textContent ?? '')),
    )

const AS_DELIVERED = [
  ['Recrutamento & Seleção', 'Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
  ['Cargos & Salários', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
]

describe('the arrangement of the boxes', () => {
  test('[S-MSG-3-mouse] a box is dragged with the mouse and another minimised, and so they are after a new log-in', async () => {
    const moved = [
      ['Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
      ['Cargos & Salários', 'Recrutamento & Seleção', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
    ]
    await start.stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await columns(page)).toEqual(AS_DELIVERED)
      const from = await placeOf(handle(page, 'Recrutamento & Seleção'))
      const to = await box(page, 'Aval. Desempenho').boundingBox()
      if (!to) throw new Error('no box')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 40, to.y + 60, { steps: 4 })
      const answer = saved(page)
      await page.mouse.move(to.x + 40, to.y + 4, { steps: 2 })
      await page.mouse.up()
      await answer
      expect(await columns(page)).toEqual(moved)
      const again = saved(page)
      await button(page, 'Minimizar SST').click()
      await again
      await button(page, 'Restaurar SST').waitFor()
    })
    await start.stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await button(page, 'Restaurar SST').waitFor()
      expect(await columns(page)).toEqual(moved)
    })
  }, 60_000)

  test('[S-MSG-3-keyboard] a box is moved by keyboard, each step announced, and so it is after a new log-in', async () => {
    const moved = [
      ['Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
      ['Cargos & Salários', 'Recrutamento & Seleção', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
    ]
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      const grip = handle(page, 'Recrutamento & Seleção')
      await grip.waitFor()
      await tabTo(page, grip)
      await takeByKey(page, 'Space')
      expect(await said(page)).toBe(
        'Caixa Recrutamento & Seleção pronta para mover: posição 1 de 4, coluna da esquerda. Use as setas para mover, Espaço para soltar e Esc para cancelar.',
      )
      await page.keyboard.press('ArrowUp')
      expect(await said(page)).toBe('A caixa Recrutamento & Seleção não pode ir além nesta direção.')
      await page.keyboard.press('ArrowRight')
      expect(await said(page)).toBe('Caixa Recrutamento & Seleção: posição 1 de 5, coluna da direita.')
      await page.keyboard.press('Escape')
      expect(await said(page)).toBe(
        'Movimento cancelado. Caixa Recrutamento & Seleção na posição 1 de 4, coluna da esquerda.',
      )
      expect(await columns(page)).toEqual(AS_DELIVERED)

      await takeByKey(page, 'Enter')
      await expect.poll(() => said(page)).toMatch(/pronta para mover: posição 1 de 4/)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => said(page)).toMatch(/: posição 1 de 5, coluna da direita\.$/)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => said(page)).toMatch(/: posição 2 de 5, coluna da direita\.$/)
      const answer = saved(page)
      await page.keyboard.press('Enter')
      await answer
      expect(await said(page)).toBe('Caixa Recrutamento & Seleção solta na posição 2 de 5, coluna da direita.')
      expect(await columns(page)).toEqual(moved)
      expect(await grip.evaluate((element) => element === document.activeElement)).toBe(true)
    })
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await columns(page)).toEqual(moved)
    })
  }, 60_000)

  test('who neither drags nor uses the keyboard moves by menu; on a telephone a finger drags', async () => {
    await start.stage.story(
      'sst',
      async ({ page, context, open, quiet }) => {
        await open('/')
        const answer = saved(page)
        await handle(page, 'Pesquisas').click()
        await page.getByRole('menuitem', { name: 'Mover para cima' }).click()
        await answer
        expect((await columns(page))[0]?.slice(0, 2)).toEqual(['Pesquisas', 'Recrutamento & Seleção'])
        expect(await barriers(page)).toEqual([])

        // cards that arrive above move the boxes
        await quiet()
        await box(page, 'Recrutamento & Seleção').evaluate((one) => one.scrollIntoView({ block: 'center' }))
        const from = await placeOf(handle(page, 'Desenvolvimento de Talentos'))
        const to = await box(page, 'Recrutamento & Seleção').boundingBox()
        if (!to) throw new Error('no box')
        const cdp = await context.newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
          cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
        const again = saved(page)
        await touch('touchStart', from.x + 10, from.y + 10)
        await touch('touchMove', from.x + 20, from.y - 20)
        // a finger looks where the line is before it lets go
        const line = async () => {
          await touch('touchMove', to.x + 30, to.y + 6)
          return page.locator('[data-goes-here] + *', { hasText: 'Recrutamento & Seleção' }).count()
        }
        await expect.poll(line).toBe(1)
        await touch('touchEnd')
        await again
        expect((await columns(page))[0]?.slice(0, 3)).toEqual([
          'Pesquisas',
          'Desenvolvimento de Talentos',
          'Recrutamento & Seleção',
        ])
        expect(await overflow(page)).toBe(0)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  }, 60_000)

  test('what could not be stored goes back to what it was, and the person is told', async () => {
    await start.stage.story('rh', async ({ page, open }) => {
      await page.route('**/api/userinfo/usuario/caixa-mensagens', (route) => route.fulfill({ status: 500, json: {} }))
      await open('/')
      await handle(page, 'Pesquisas').click()
      await page.getByRole('menuitem', { name: 'Mover para a coluna da direita' }).click()
      await closeError(page)
      await expect.poll(() => columns(page), { timeout: 10_000 }).toEqual(AS_DELIVERED)
    })
  }, 60_000)
})

describe('the messages', () => {
  test('[S-MSG-1] [S-MSG-2] [R-MSG-30-] a message is seen, read, marked unread and removed; the count follows', async () => {
    await start.message('A vaga de analista foi liberada.', { link: '/captacao/solicitacoes-pessoal/1' })
    await start.message('Um candidato se inscreveu.')
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      const recruitment = box(page, 'Recrutamento & Seleção')
      await recruitment.getByText('2 não lidas').waitFor()
      await box(page, 'SST').getByText('Parabéns! Você leu todas as mensagens da caixa.').waitFor()

      await row(page, 'A vaga de analista')
        .getByRole('button', { name: /^Visualizar/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Mensagem' })
      for (const text of ['Remetente', 'Administrador do Sistema', 'Data', 'A vaga de analista foi liberada.'])
        await dialog.getByText(text, { exact: true }).waitFor()
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(768)
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('checkbox', { name: 'Mensagem Lida' }).check()
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await recruitment.getByText('1 não lida', { exact: true }).waitFor()

      await button(page, 'Marcar como lida: Um candidato se inscreveu.').click()
      await recruitment.getByText('Parabéns! Você leu todas as mensagens da caixa.').waitFor()
      await button(page, 'Marcar como não lida: Um candidato se inscreveu.').click()
      await recruitment.getByText('1 não lida', { exact: true }).waitFor()

      await button(page, 'Remover: Um candidato se inscreveu.').click()
      const question = page.getByRole('dialog', { name: 'Remover mensagem' })
      await question.getByText('Tem certeza que deseja remover?').waitFor()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await row(page, 'Um candidato').waitFor()
      await button(page, 'Remover: Um candidato se inscreveu.').click()
      await button(question, 'Remover').click()
      await notice(page, 'Mensagem removida com sucesso.')
      await row(page, 'Um candidato').waitFor({ state: 'detached' })

      await row(page, 'A vaga de analista')
        .getByRole('button', { name: /^Visualizar/ })
        .click()
      await dialog.getByRole('link', { name: 'Abrir' }).click()
      await page.waitForURL('**/captacao/solicitacoes-pessoal/1')
    })
  }, 60_000)

  test('a new message appears without loading the page again', async () => {
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      await start.message('Chegou agora.')
      await expect
        .poll(
          async () => {
            await page.evaluate(() => window.dispatchEvent(new Event('focus')))
            return row(page, 'Chegou agora.').count()
          },
          { timeout: 25_000 },
        )
        .toBe(1)
    })
  }, 60_000)

  test('[R-MSG-30+] above 30 unread the box says "1-30 de muitas"; all stand on their page, and several are marked at once', async () => {
    await start.message('Exame vencido.', { tipo: 'S' })
    // 33 further copies of it for everybody, each a minute older than the one before
    await start.sql(`insert into mensagem (empresa_id, tipo, texto, texto_abreviado, remetente, data, destino)
      select empresa_id, tipo, 'Exame ' || n, 'Exame ' || n, remetente, data - n * interval '1 minute', destino
      from mensagem cross join generate_series(1, 33) n`)
    await start.sql(`insert into usuario_mensagem (empresa_id, mensagem_id, usuario_id, tipo, data, lida)
      select m.empresa_id, m.id, u.id, m.tipo, m.data, false from mensagem m, usuario u
      where u.login = 'rh' and m.texto like 'Exame _%' and m.texto <> 'Exame vencido.'`)
    await start.stage.storyAnew('rh', async ({ page, open }) => {
      // the next page takes its time: what stands there meanwhile is still the last one, and says so
      await page.route('**/api/userinfo/mensagens/tipo/S?page=1&**', async (route) => {
        await sleep(500)
        await route.continue()
      })
      await open('/')
      const safety = box(page, 'SST')
      const chip = safety.getByText('1-30 de muitas')
      await chip.waitFor()
      expect(await safety.getByRole('listitem').count()).toBe(30)
      await chip.hover()
      await page.getByRole('tooltip', { name: 'Exibindo as 30 mensagens mais recentes de 34 não lidas.' }).waitFor()
      await safety.getByRole('link', { name: /^Ver todas/ }).click()

      await page.waitForURL('**/mensagens?tipo=S')
      const list = page.getByRole('list', { name: 'Mensagens' })
      await list.getByRole('listitem').nth(14).waitFor()
      await page.getByText('1–15 de 34').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check()
      await button(page, 'Marcar como lidas').click()
      await notice(page, '15 mensagens alteradas.')
      await button(page, 'Lidas').click()
      await page.getByText('1–15 de 15').waitFor()
      await button(page, 'Não lidas').click()
      await page.getByText('1–15 de 19').waitFor()
      await page.getByRole('button', { name: /próxima página/i }).click()
      await page.getByText('16–19 de 19').waitFor()
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check()
      await button(page, 'Remover').click()
      await button(page.getByRole('dialog'), 'Remover').click()
      await notice(page, '4 mensagens removidas com sucesso.')
      await page.getByText('1–15 de 15').waitFor()
    })
  }, 90_000)

  test('a call that fails does not empty the page, and can be repeated', async () => {
    await start.message('A vaga foi liberada.')
    await start.stage.storyAnew('rh', async ({ page, open }) => {
      let failing = true
      await page.route('**/api/userinfo/mensagens', (route) =>
        failing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await open('/')
      await notice(page, 'Não foi possível carregar as mensagens.')
      await page.getByRole('heading', { name: 'Acesso rápido' }).waitFor()
      failing = false
      await button(page, 'Tentar novamente').click()
      await row(page, 'A vaga foi liberada.').waitFor()
    })
  }, 60_000)
})
