import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pageAction, pick, rowAction, save, select, tab } from '../steps.ts'
import { fillVaga, onlyOn, SOLICITACOES, saveNew } from './solicitacao/pedido.ts'

let stage: Stage
let admin: Client
let rh: Client

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  rh = await login(stage.app, 'rh')
}, 180_000)
afterAll(() => stage?.close())

describe('a request from its creation to its reopening', () => {
  const descricao = 'Operação da linha – São João'
  let id: number

  beforeAll(() => onlyOn(admin, 'solPessoalReabrirSolicitacao', 'solPessoalExibirSalario'))

  test('[R-FORM-INVALIDO+] is created by rh', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}/new`)
      await save(page)
      await notice(page, 'Preencha os campos indicados')
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_descricao')
      await fillVaga(page, descricao)
      await pick(page, 'Cargo/Faixa', 'Operador')
      id = await saveNew(page, rh, descricao)
    })
  }, 60_000)

  test('is seen by the manager of the area, who cannot approve it', async () => {
    await stage.story('gestor', async ({ page, open }) => {
      await open(SOLICITACOES)
      await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('sao joao')
      await page.getByText('1–1 de 1').waitFor()
      await page.getByText(descricao).click()
      await page.getByRole('heading', { name: descricao }).waitFor()
      await page.getByRole('button', { name: /^Mais ações de / }).click()
      await page.getByRole('menu').waitFor()
      expect(await page.getByText('Alterar status').count()).toBe(0)
    })
    const gestor = await login(stage.app, 'gestor')
    const answer = await gestor.put(`/api${SOLICITACOES}/${id}/status`, { status: 'A', versao: 1 })
    expect(answer.statusCode).toBe(403)
  }, 60_000)

  test('is approved, suspended, released, closed and reopened by rh, with a reason each', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}/${id}`)
      const act = async (title: string, fillIn?: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
        await (await pageAction(page, title)).click()
        const dialog = page.getByRole('dialog', { name: title })
        await fillIn?.(dialog)
        expect(await barriers(page)).toEqual([])
        await button(dialog, title).click()
        await notice(page, `${title}: concluído com sucesso.`)
        await dialog.waitFor({ state: 'hidden' })
      }
      await act('Alterar status', async (dialog) => {
        await select(dialog, 'Status', 'Aprovada')
        await fill(dialog, 'Observação do Liberador', 'Quadro aprovado pela diretoria')
      })
      await act('Suspender', (dialog) => fill(dialog, 'Observação da Suspensão', 'Orçamento em revisão'))
      await page.getByText('Solicitação suspensa').waitFor()
      await act('Liberar')
      await act('Encerrar', (dialog) => fill(dialog, 'Observação do Encerramento', 'Vaga preenchida internamente'))
      await page.getByText(/^Solicitação encerrada em/).waitFor()
      await act('Reabrir')
      await page.getByText(/^Solicitação encerrada em/).waitFor({ state: 'hidden' })
    })
  }, 60_000)

  test('has every step with who, when and why in its trail', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}/${id}`)
      await tab(page, 'Histórico').click()
      const table = page.getByRole('table', { name: 'Histórico' })
      await table.waitFor()
      const rows = await table.locator('tbody tr').allTextContents()
      const day = /\d\d\/\d\d\/\d{4} \d\d:\d\d/
      const steps = [
        ['Criação', ''],
        ['Alteração de status', 'Quadro aprovado pela diretoria'],
        ['Suspensão', 'Orçamento em revisão'],
        ['Liberação', ''],
        ['Encerramento', 'Vaga preenchida internamente'],
        ['Reabertura', ''],
      ]
      expect(rows).toHaveLength(steps.length)
      for (const [what = '', why = ''] of steps) {
        const row = rows.find((text) => text.includes(what))
        expect(row).toContain('Renata Holanda')
        expect(row).toMatch(day)
        expect(row).toContain(why)
      }
      expect(await barriers(page)).toEqual([])

      await button(page, 'Histórico').click()
      const drawer = page.getByRole('dialog', { name: 'Histórico' })
      for (const title of ['Reabrir', 'Encerrar', 'Liberar', 'Suspender', 'Alterar status'])
        await drawer.getByRole('heading', { name: title }).waitFor()
      expect(await drawer.getByRole('listitem').filter({ hasText: 'Renata Holanda' }).count()).toBe(6)
      expect(await barriers(page)).toEqual([])
    })
  }, 60_000)

  test('a second window that is behind chooses field by field, and nothing is lost', async () => {
    await stage.story('rh', async (first) => {
      const second = await first.tab()
      await first.open(`${SOLICITACOES}/${id}`)
      await second.open(`${SOLICITACOES}/${id}`)
      await fill(first.page, 'Recrutador Responsável', 'Equipe da fábrica')
      await fill(first.page, 'Número de vagas', '5')
      await save(first.page)
      await notice(first.page, 'Registro alterado com sucesso.')

      await fill(second.page, 'Descrição', `${descricao} (noite)`)
      await fill(second.page, 'Número de vagas', '4')
      await save(second.page)
      const dialog = second.page.getByRole('dialog', { name: 'O registro foi alterado por outra pessoa' })
      await dialog.waitFor()
      const field = (name: string) => dialog.getByRole('group', { name: new RegExp(`^${name}`) })
      expect(await dialog.getByRole('group').count()).toBe(3)
      await field('Número de vagas').getByText('alterado pelos dois').waitFor()
      await field('Número de vagas')
        .getByRole('radio', { name: /Versão atual/ })
        .check()
      expect(
        await field('Descrição')
          .getByRole('radio', { name: /Minha versão/ })
          .isChecked(),
      ).toBe(true)
      expect(await barriers(second.page)).toEqual([])
      await button(dialog, 'Salvar resultado').click()
      await notice(second.page, 'Registro alterado com sucesso.')
    })
    expect((await rh.get(`/api${SOLICITACOES}/${id}`)).json()).toMatchObject({
      descricao: `${descricao} (noite)`,
      quantidade: 5,
      recrutadorResponsavel: 'Equipe da fábrica',
    })
  }, 60_000)

  test('is found by search without accents and by each kind of filter', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(SOLICITACOES)
      const only = async () => {
        await page.getByText('1–1 de 1').waitFor()
        await page.getByText(`${descricao} (noite)`).waitFor()
      }
      const clear = () => button(page, 'Limpar filtros').click()
      await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('OPERACAO sao joao')
      await only()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Limpar pesquisa').click()
      await button(page, 'Exibir Filtro').click()
      await fill(page, 'Código', String(id))
      await only()
      await page.getByText(`Código: ${id}`).waitFor()
      await clear()
      await fill(page, 'Descrição', 'são joão')
      await only()
      await page.getByRole('button', { name: /^Mais filtros/ }).click()
      await pick(page, 'Motivo', 'Aumento de quadro')
      await pick(page, 'Estabelecimento', 'Fábrica')
      await pick(page, 'Cargo', 'Operador')
      await page.getByText(/^Cargo: Operador/).waitFor()
      // what is typed where one was chosen is looked for as well
      const cargo = page.getByRole('combobox', { name: 'Cargo', exact: true })
      await cargo.fill('analista')
      await page
        .getByRole('option', { name: /^Analista/ })
        .first()
        .waitFor()
      expect([await cargo.inputValue(), await page.getByRole('option', { name: /^Operador/ }).count()]).toEqual([
        'analista',
        0,
      ])
      await page.keyboard.press('Escape')
      await select(page, 'Visualizar', 'Abertas em andamento')
      await select(page, 'Status', 'Aprovada')
      // the day on which it was asked for, which may have ended
      const { data } = (await rh.get(`/api${SOLICITACOES}/${id}`)).json() as { data: string }
      await fill(page, 'Data Inicial', data.split('-').reverse().join('/'))
      await page.getByText(/^Data Inicial: /).waitFor()
      await only()
      expect(await barriers(page)).toEqual([])
      await select(page, 'Visualizar', 'Canceladas')
      await notice(page, 'Nenhum registro encontrado')
    })
  }, 60_000)

  test('an action that is not possible stays in sight and says why', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}?filter=${JSON.stringify({ visualizar: 'E' })}`)
      const suspend = await rowAction(page.locator('tbody tr').first(), 'Suspender')
      expect(await suspend.getAttribute('aria-disabled')).toBe('true')
      // a menu has room for the reason: it is seen, and heard with the name
      expect(await suspend.textContent()).toContain('A solicitação está encerrada ou cancelada.')
    })
  }, 60_000)
})
