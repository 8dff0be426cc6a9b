import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell, fill, isStarred, notice, pageAction, pick, save, tab } from '../steps.ts'
import { fillPerfil, fillVaga, onlyOn, type Setting, SOLICITACOES, saveNew } from './solicitacao/pedido.ts'

let stage: Stage
let admin: Client
let rh: Client

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  rh = await login(stage.app, 'rh')
}, 180_000)
afterAll(() => stage?.close())

/** The position may have nobody; whether a request for it is refused is the company's choice. */
async function limitTo0(admin: Client, nome: string, bloqueiaExcesso: boolean): Promise<void> {
  const url = '/api/utilitario/configuracoes-limite-colaborador'
  const { versao } = (await admin.get(url)).json() as { versao: number }
  const filter = encodeURIComponent(JSON.stringify({ nome }))
  const [cargo] = (await admin.get(`/api/cargo-salario/cargos?filter=${filter}`)).json() as { id: number }[]
  const limites = [{ cargo: { id: cargo?.id }, limite: 0 }]
  const answer = await admin.put(url, { versao, contratoDescricao: 'Quadro de 2026', bloqueiaExcesso, limites })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

describe('the form follows the five settings of the company', () => {
  test('all off: no pay, nobody replaced, nothing more is demanded, and the request is created', async () => {
    await onlyOn(admin)
    await stage.story('rh', async ({ page, load }) => {
      await load(`${SOLICITACOES}/new`)
      expect(await isStarred(page, 'ambiente')).toBe(false)
      expect(await isStarred(page, 'funcao')).toBe(false)
      expect(await cell(page, 'remuneracao').count()).toBe(0)
      expect(await tab(page, 'Substituições').count()).toBe(0)
      await tab(page, 'Perfil desejado').click()
      expect(await isStarred(page, 'escolaridade')).toBe(false)
      expect(await barriers(page)).toEqual([])
      await tab(page, 'Solicitação').click()
      await fillVaga(page, 'Auxiliar sem exigências')
      await saveNew(page, rh, 'Auxiliar sem exigências')
    })
  }, 60_000)

  test('pay is asked for when the company shows it, and must be positive', async () => {
    await onlyOn(admin, 'solPessoalExibirSalario')
    await stage.story('rh', async ({ page, load }) => {
      await load(`${SOLICITACOES}/new`)
      await fillVaga(page, 'Auxiliar com salário')
      await fill(page, 'Remuneração', '0')
      await save(page)
      await notice(page, 'Remuneração deve ser um número positivo')
      await fill(page, 'Remuneração', '2.350,75')
      const id = await saveNew(page, rh, 'Auxiliar com salário')
      expect((await rh.get(`/api${SOLICITACOES}/${id}`)).json()).toMatchObject({ remuneracao: 2350.75 })
    })
  }, 60_000)

  test('[R-SOL-CIPA+] who is replaced has a tab of its own when the company shows it; who may not lose the post is asked about', async () => {
    await onlyOn(admin, 'solPessoalExibirColabSubstituido')
    const talentos = '/api/gestao-talentos/talentos?range=%5B0,0%5D'
    const [stable] = (await rh.get(talentos)).json() as { id: number; nome: string }[]
    const gone = encodeURIComponent(JSON.stringify({ situacao: 'D' }))
    const [left] = (await rh.get(`${talentos}&filter=${gone}`)).json() as { id: number; nome: string }[]
    await stage.app.database.pool.query("update talento set data_estabilidade = '2090-03-31' where id = $1", [
      stable?.id,
    ])
    await stage.story('rh', async ({ page, load }) => {
      await load(`${SOLICITACOES}/new`)
      await fillVaga(page, 'Auxiliar em substituição')
      await tab(page, 'Substituições').click()
      const talento = page.getByRole('combobox', { name: 'Colaboradores Substituídos' })
      const leftOption = page.getByRole('option', { name: left?.nome })
      await talento.fill(left?.nome ?? '')
      await page.getByText('Nenhum registro encontrado').waitFor()
      await talento.fill('')
      await page.getByLabel('Incluir Colaboradores Desligados').check()
      await talento.fill(left?.nome ?? '')
      await leftOption.waitFor()
      await page.getByLabel('Incluir Colaboradores Desligados').uncheck()
      const chip = page.getByRole('button', { name: stable?.nome, exact: true })
      const question = page.getByRole('alertdialog', { name: 'Atenção' })
      const choose = async () => {
        await talento.fill(stable?.nome ?? '')
        await page.getByRole('option', { name: stable?.nome }).click()
        await question
          .getByText('é membro da CIPA e possui estabilidade até 31/03/2090. Deseja realmente substituí-lo?')
          .waitFor()
      }
      await choose()
      expect(await barriers(page)).toEqual([])
      await button(question, 'Não').click()
      await question.waitFor({ state: 'hidden' })
      await chip.waitFor({ state: 'detached' })
      await choose()
      await button(question, 'Sim').click()
      await question.waitFor({ state: 'hidden' })
      await chip.waitFor()
      expect(await barriers(page)).toEqual([])
      const id = await saveNew(page, rh, 'Auxiliar em substituição')
      const stored = (await rh.get(`/api${SOLICITACOES}/${id}`)).json() as { colaboradoresSubstituidos: unknown[] }
      expect(stored.colaboradoresSubstituidos).toHaveLength(1)
    })
  }, 60_000)

  test('vacancies above the limit of the position are told while the form is filled in: one may go on, unless the company stops it', async () => {
    await onlyOn(admin)
    await stage.story('rh', async ({ page, load }) => {
      const told = page
        .getByRole('status')
        .filter({ hasText: 'O limite de 0 talentos do cargo Administrador de Redes será excedido' })
      await limitTo0(admin, 'Administrador de Redes', false)
      await load(`${SOLICITACOES}/new`)
      await fillVaga(page, 'Auxiliar acima do limite')
      await pick(page, 'Cargo/Faixa', 'Administrador de Redes Pleno')
      await told.getByText('A solicitação pode ser salva assim mesmo.').waitFor()
      expect(await barriers(page)).toEqual([])
      await saveNew(page, rh, 'Auxiliar acima do limite')
      await limitTo0(admin, 'Administrador de Redes', true)
      await load(`${SOLICITACOES}/new`)
      await fillVaga(page, 'Auxiliar impedido')
      await pick(page, 'Cargo/Faixa', 'Administrador de Redes Pleno')
      await told.getByText('A empresa não permite solicitações acima do limite.').waitFor()
      expect(await barriers(page)).toEqual([])
      await save(page)
      const summary = page.getByRole('alert').filter({ hasText: 'Preencha os campos indicados' })
      await summary.getByText('O limite de 0 talentos do cargo Administrador de Redes será excedido').waitFor()
    })
  }, 60_000)

  test('the profile is mandatory when the company demands it, and each missing field is named', async () => {
    await onlyOn(admin, 'solPessoalObrigarDadosComplementares')
    await stage.story('rh', async ({ page, load }) => {
      await load(`${SOLICITACOES}/new`)
      await fillVaga(page, 'Auxiliar com perfil')
      await save(page)
      await notice(page, 'Preencha os campos indicados')
      const summary = page.getByRole('alert').filter({ hasText: 'Preencha os campos indicados' })
      const lines = await summary.getByRole('button').allTextContents()
      for (const name of ['Escolaridade', 'Idade Mínima', 'Idade Máxima', 'Estado', 'Cidade', 'Bairros'])
        expect(lines).toContain(`${name} é obrigatório`)
      expect(lines).toContain('Informações Complementares é obrigatório')
      expect(
        await tab(page, 'Perfil desejado')
          .getByRole('img', { name: /erros?$/ })
          .count(),
      ).toBe(1)
      // the form goes where the first mistake is
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toContain('escolaridade')
      expect(await isStarred(page, 'escolaridade')).toBe(true)
      expect(await barriers(page)).toEqual([])
      await fillPerfil(page)
      await saveNew(page, rh, 'Auxiliar com perfil')
    })
  }, 60_000)

  test('environment and function are mandatory when the company demands them', async () => {
    await onlyOn(admin, 'obrigarAmbienteFuncao')
    await stage.story('rh', async ({ page, load }) => {
      await load(`${SOLICITACOES}/new`)
      expect(await isStarred(page, 'ambiente')).toBe(true)
      expect(await isStarred(page, 'funcao')).toBe(true)
      await fillVaga(page, 'Auxiliar com ambiente')
      await save(page)
      await notice(page, 'Ambiente é obrigatório')
      await notice(page, 'Função é obrigatório')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toContain('ambiente')
      await pick(page, 'Ambiente', 'Salão de massas')
      await pick(page, 'Função', 'Operação de linha')
      await saveNew(page, rh, 'Auxiliar com ambiente')
    })
  }, 60_000)

  test.each<[string, Setting[]]>([
    ['may not be reopened where the company does not allow it', []],
    ['may be reopened where the company allows it', ['solPessoalReabrirSolicitacao']],
  ])(
    'a closed request %s',
    async (_title, on) => {
      await onlyOn(admin, ...on)
      await stage.story('rh', async ({ page, open }) => {
        await open(`${SOLICITACOES}?filter=${JSON.stringify({ visualizar: 'E' })}`)
        await page.locator('tbody tr').first().getByRole('link').first().click()
        await page.getByText(/^Solicitação encerrada em/).waitFor()
        const reopen = await pageAction(page, 'Reabrir')
        expect(await reopen.getAttribute('aria-disabled')).toBe(on.length > 0 ? null : 'true')
        if (on.length === 0) await page.getByText('A empresa não permite reabrir solicitações.').waitFor()
        expect(await barriers(page)).toEqual([])
      })
    },
    60_000,
  )
})
