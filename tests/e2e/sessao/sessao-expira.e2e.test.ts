import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { BOXES_FIRST } from '../inicio/empty.ts'
import { button, fill, pageAction, placeOf, save } from '../steps.ts'
import { barriers, EXPIRED, enter, expire, nameOf, nome, openIdiomas, step, tabAt } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  await stage.app.database.pool.query(BOXES_FIRST)
}, 300_000)
afterAll(() => stage?.close())

describe('the session expires', () => {
  test('[S-SES-3] [S-SES-4] [R-SES-EXPIRA+] during a form: nothing is lost; Permanecer stays, the next operation asks for the log-in and goes on', () =>
    stage.storyAnew('rh', async (window) => {
      const { page, open } = window
      await open(step(1))
      await nome(page).fill('Triagem de currículos')
      await expire(window)
      await save(page)
      await page.getByText(EXPIRED).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Permanecer').click()
      expect(await nome(page).inputValue()).toBe('Triagem de currículos')
      await save(page)
      await enter(page, 'rh')
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(stage, 1)).toBe('Triagem de currículos')
    }))

  test('[S-SES-5] [R-SES-EXPIRA-] Sair leads to the log-in, and from there back to what was wanted', () =>
    stage.storyAnew('rh', async (window) => {
      const { page, open } = window
      await open('/captacao/etapas-seletivas')
      await expire(window)
      await openIdiomas(page)
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Sair').click()
      await page.getByText('Bem-vindo de volta').waitFor()
      await enter(page, 'rh')
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
    }))

  test('[B-EXPIRY-LIST] when another screen opens, in an export and while a file is sent: the call waits and goes on', () =>
    stage.storyAnew('admin', async (window) => {
      const { page, open } = window
      await open('/captacao/etapas-seletivas')
      await expire(window)
      await openIdiomas(page)
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
      await button(page, 'Exportar').waitFor()
      await expire(window)
      await button(page, 'Exportar').click()
      await page.getByRole('menuitem', { name: 'Exportar para CSV' }).first().click()
      await button(page, 'Entrar novamente').click()
      const [file] = await Promise.all([page.waitForEvent('download'), enter(page, 'admin')])
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      await open('/utilitario/usuarios/2')
      await expire(window)
      const grey = { width: 300, height: 300, channels: 3, background: '#888' } as const
      const buffer = await sharp({ create: grey }).png().toBuffer()
      const answer = page.waitForResponse((response) => response.url().includes('/api/arquivos') && response.ok(), {
        timeout: 60_000,
      })
      await page.locator('input[type=file]').first().setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
      await button(page, 'Usar esta imagem').click()
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      expect((await answer).status()).toBe(201)
    }))

  test('[B-EXPIRY-REPORT] in a report, in an action and while a box is dragged: nothing is lost, and each goes on where it stopped', () =>
    stage.storyAnew('rh', async (window) => {
      const { page, open } = window
      await open('/captacao/relatorios/duracao-vaga')
      await fill(page, 'Data Inicial', '01/01/2020')
      await page.getByRole('radio', { name: 'Grupos Ocupacionais' }).click()
      await page.getByRole('combobox', { name: 'Grupos Ocupacionais' }).click()
      // what is chosen is shown by itself a moment later
      const shown = page.waitForRequest((request) => request.url().includes('/duracao-vaga-previa'))
      await page.getByRole('option').nth(1).click()
      await page.keyboard.press('Escape')
      await (await shown).response()
      await expire(window)
      await button(page, 'Visualizar').click()
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Entrar novamente').click()
      await enter(page, 'rh')
      await page
        .getByText(/^\d+ linhas?$/)
        .or(page.getByText('Não existem dados para o filtro informado.'))
        .first()
        .waitFor()
      expect(await page.getByRole('textbox', { name: 'Data Inicial' }).inputValue()).toBe('01/01/2020')

      const { rows } = await stage.app.database.pool.query<{ id: number }>(
        `select id from solicitacao_pessoal where empresa_id = 1 and not (suspensa or encerrada or cancelada) limit 1`,
      )
      const id = rows[0]?.id
      await open(`/captacao/solicitacoes-pessoal/${id}`)
      await (await pageAction(page, 'Suspender')).click()
      const dialog = page.getByRole('dialog', { name: 'Suspender' })
      await fill(dialog, 'Observação da Suspensão', 'Orçamento em revisão')
      await expire(window)
      await button(dialog, 'Suspender').click()
      await button(page, 'Permanecer').click()
      expect(await dialog.getByRole('textbox', { name: 'Observação da Suspensão' }).inputValue()).toBe(
        'Orçamento em revisão',
      )
      await button(dialog, 'Suspender').click()
      await enter(page, 'rh')
      await page.getByText('Suspender: concluído com sucesso.').waitFor()
      const after = await stage.app.database.pool.query(
        'select suspensa, obs_suspensao from solicitacao_pessoal where empresa_id = 1 and id = $1',
        [id],
      )
      expect(after.rows).toEqual([{ suspensa: true, obs_suspensao: 'Orçamento em revisão' }])

      await open('/')
      const titles = () => page.locator('[data-coluna] h3').allTextContents()
      const from = await placeOf(button(page, 'Mover a caixa Recrutamento & Seleção'))
      const to = await page.getByRole('region', { name: 'Aval. Desempenho', exact: true }).boundingBox()
      if (!to) throw new Error('no box')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 40, to.y + 60, { steps: 4 })
      await expire(window)
      await page.mouse.move(to.x + 40, to.y + 4, { steps: 2 })
      await page.mouse.up()
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Entrar novamente').click()
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/caixa-mensagens') && answer.ok())
      await enter(page, 'rh')
      await saved
      const moved = await titles()
      expect(moved.indexOf('Recrutamento & Seleção')).toBe(moved.indexOf('Aval. Desempenho') - 1)
      await page.reload()
      await expect.poll(titles).toEqual(moved)
    }))

  test('somebody else logs in: what the first one typed is not sent in that name', () =>
    stage.storyAnew('rh', async (window) => {
      const { page, open } = window
      await open(step(2))
      const before = await nameOf(stage, 2)
      await nome(page).fill('Texto de Rute')
      await expire(window)
      await save(page)
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      await page.getByText(/mas esta tela é de .*Nada do que foi digitado aqui foi enviado/).waitFor()
      expect(await nameOf(stage, 2)).toBe(before)
      await page.getByRole('button', { name: /^Entrar como/ }).click()
      await enter(page, 'rh')
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(stage, 2)).toBe('Texto de Rute')
      const { rows } = await stage.app.database.pool.query(
        `select usuario_id from auditoria where entidade = 'captacao/etapa-seletiva' and registro_id = 2 order by id desc limit 1`,
      )
      expect(rows).toEqual([{ usuario_id: 2 }])
    }))

  test('one logs in again in another tab: the first goes on by itself', () =>
    stage.storyAnew('rh', async (window) => {
      const { page, open } = window
      await open(step(3))
      await nome(page).fill('Dinâmica de grupo')
      await expire(window)
      await save(page)
      await page.getByText(EXPIRED).waitFor()
      const other = await tabAt(window, '/login')
      // begins to look before the log-in: the message may be gone again when the other tab is ready
      const saved = page.getByText('Registro alterado com sucesso.').waitFor()
      await enter(other.page, 'rh')
      await saved
      expect(await nameOf(stage, 3)).toBe('Dinâmica de grupo')
    }))

  test('near its end it warns; a click keeps it', () =>
    stage.storyAnew('rh', async ({ page, open }) => {
      await open('/')
      const set = (seen: string) =>
        stage.app.database.pool.query(
          `update sessao set ociosa_em = now() + interval '100 seconds', vista_em = now() - $1::interval where usuario_id = 2`,
          [seen],
        )
      await set('0')
      stage.app.fastify.prumo.sessions.forget()
      await openIdiomas(page)
      await page.getByText('Sua sessão expira em 2 minutos por falta de uso.').waitFor()
      await set('58 minutes')
      stage.app.fastify.prumo.sessions.forget()
      await button(page, 'Continuar conectado').click()
      await page.getByText(/Sua sessão expira em/).waitFor({ state: 'hidden' })
    }))
})
