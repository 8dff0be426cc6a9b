import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { fillVaga, SOLICITACOES, saveNew } from '../captacao/solicitacao/pedido.ts'
import { button, tab } from '../steps.ts'

/** Rules of document 1 of which only a browser shows both sides. */

let stage: Stage
let rh: Client
beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
}, 180_000)
afterAll(() => stage?.close())

describe('days and hours', () => {
  test('[R-DATA-FUSO-] somebody on the other side of the world sees and stores the day and hour of São Paulo', () =>
    stage.story(
      'rh',
      async ({ page, open, load }) => {
        await open(`${SOLICITACOES}/new`)
        const data = page.getByRole('textbox', { name: 'Data da Solicitação', exact: true })
        const [year, month, day] = stage.app.today().split('-')
        await expect.poll(() => data.inputValue()).toBe(`${day}/${month}/${year}`)
        await data.fill('01/03/2031')
        await fillVaga(page, 'Analista em Auckland')
        const id = await saveNew(page, rh, 'Analista em Auckland')
        expect((await rh.get(`/api${SOLICITACOES}/${id}`)).json()).toMatchObject({ data: '2031-03-01' })
        await load(`${SOLICITACOES}/${id}`)
        await expect.poll(() => data.inputValue()).toBe('01/03/2031')
      },
      { timezoneId: 'Pacific/Auckland' },
    ))
})

describe('the actions of a row', () => {
  const rowOf = async (page: Page) => {
    const row = page.locator('tbody tr').first()
    await row.waitFor()
    return row
  }

  test('[R-LISTA-ACOES] up to five actions stand in the row; of more, what has no room is in the menu', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas')
      const few = await rowOf(page)
      const icons = (row: Locator) => row.getByRole('cell').last().locator('a, button').count()
      expect(await icons(few)).toBeGreaterThan(0)
      expect(await icons(few)).toBeLessThanOrEqual(5)
      expect(await few.getByRole('button', { name: /^Mais ações de / }).count()).toBe(0)
      await page.setViewportSize({ width: 2560, height: 1000 })
      await open(SOLICITACOES)
      const many = await rowOf(page)
      const more = many.getByRole('button', { name: /^Mais ações de / })
      await more.waitFor()
      // the menu's own icon is the fifth
      expect(await icons(many)).toBe(5)
      await more.click()
      await page.getByRole('menu').waitFor()
      expect((await page.getByRole('menuitem').count()) + 4).toBeGreaterThan(5)
      expect(await barriers(page)).toEqual([])
    }))
})

describe('what takes long', () => {
  test('[R-SPINNER-] a choice that takes long does not cover the screen, and one that fails says nothing', () =>
    stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}/new`)
      let go = () => {}
      const held = new Promise<void>((resolve) => {
        go = resolve
      })
      await page.route(/\/opcoes[?/]/, async (route) => {
        await held
        await route.fulfill({ status: 500, body: '' })
      })
      const asked = page.waitForRequest(/\/opcoes[?/]/)
      await page.getByRole('combobox', { name: 'Cargo/Faixa' }).fill('ana')
      await asked
      // longer than a call that covers the page waits before it does
      await page.waitForTimeout(1500)
      expect(await page.locator('[data-overlay]').count()).toBe(0)
      go()
      await page
        .getByText(/Nenhum/)
        .first()
        .waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }))
})

test("[R-EXP-NAOINFORMADO] without contact and position the row says 'Não Informado'; with them, what they are", async () => {
  const experiencia = {
    empresa: 'Moinho Dias',
    dataAdmissao: '2020-01-02',
    checkNomeCargo: true,
    nomeMercado: 'Moleira',
  }
  const made = await rh.post('/api/captacao/candidatos', {
    nome: 'Lia Moinho',
    experiencias: [{ ...experiencia, contatoEmpresa: '85988887777' }],
  })
  const { id } = made.json() as { id: number }
  await stage.story('rh', async ({ page, open }) => {
    const shown = async () => {
      await open(`/captacao/candidatos/${id}`)
      await tab(page, 'Experiências').click()
      const table = page.getByRole('row').filter({ hasText: 'Moinho Dias' })
      await table.waitFor()
      return (await table.getByRole('cell').allTextContents()).slice(1, 4)
    }
    expect(await shown()).toEqual(expect.arrayContaining(['(85) 98888-7777', 'Moleira']))
    // as a register that was brought from elsewhere may be
    await stage.app.database.pool.query(
      `update candidato_experiencia set nome_mercado = null, contato_empresa = null where candidato_id = $1`,
      [id],
    )
    expect((await shown()).filter((text) => text === 'Não Informado')).toHaveLength(2)
  })
})

describe('in the portal', () => {
  const SENHA = 'Girassol-Azul-2026'

  test('[R-LOG-LISTA-] [R-SAUDACAO-] who logged in with this browser before does not choose the company again, and a name of up to 20 letters stays whole', async () => {
    const number = cpf(next())
    const nomeSocial = 'Maria Aparecida Lima'
    expect(nomeSocial).toHaveLength(20)
    const answer = await rh.post('/api/captacao/candidatos', {
      nome: 'Maria Aparecida Lima Sá',
      nomeSocial,
      senha: SENHA,
      confirmaSenha: SENHA,
      pessoal: { cpf: number },
    })
    expect(answer.statusCode, answer.body).toBe(201)
    await stage.storyAnew(undefined, async ({ page, open, load }) => {
      await open('/externo/login')
      await page.getByLabel('CPF').pressSequentially(number)
      const empresa = page.getByRole('combobox', { name: 'Empresa' })
      await empresa.selectOption('Aurora Alimentos Ltda')
      await page.getByLabel('Senha', { exact: true }).fill(SENHA)
      await button(page, 'Entrar').click()
      await page.getByText(`Olá, ${nomeSocial}`, { exact: true }).first().waitFor()
      await page.request.post(`${stage.url}/api/externo/logout`, { headers: { 'x-requested-with': 'prumo' } })
      await load('/externo/login')
      await page.getByLabel('CPF').pressSequentially(number)
      await expect.poll(() => empresa.getByRole('option').allTextContents()).toEqual(['Aurora Alimentos Ltda'])
      expect([await empresa.isDisabled(), await empresa.inputValue()]).toEqual([true, '1'])
    })
  })
})
