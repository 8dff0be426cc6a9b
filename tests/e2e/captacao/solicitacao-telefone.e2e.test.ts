import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pageAction, save, select } from '../steps.ts'
import { fillVaga, onlyOn, SOLICITACOES, saveNew } from './solicitacao/pedido.ts'

// a whole life on a machine that others use, too
vi.setConfig({ testTimeout: 240_000 })

let stage: Stage
let rh: Client
beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  await onlyOn(await login(stage.app, 'admin'), 'solPessoalReabrirSolicitacao')
}, 180_000)
afterAll(() => stage?.close())

/** By day and in the dark. */
async function fits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction((shown) => getComputedStyle(document.documentElement).colorScheme === shown, colorScheme)
    expect(await overflow(page), colorScheme).toBe(0)
    expect(await barriers(page), colorScheme).toEqual([])
  }
}

/** 'Cancelar' is also what leaves a form: the action stands in the menu. */
const actionOf = async (page: Page, title: string): Promise<Locator> => {
  if (title !== 'Cancelar') return pageAction(page, title)
  await page.getByRole('button', { name: /^Mais ações de / }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${title}`) })
}

test('a request lives its whole life on a telephone, by day and in the dark', () =>
  stage.story(
    'rh',
    async ({ page, open }) => {
      const descricao = 'Expedição noturna'
      const act = async (title: string, fillIn?: (dialog: Locator) => Promise<void>) => {
        await (await actionOf(page, title)).click()
        const dialog = page.getByRole('dialog', { name: title })
        await dialog.waitFor()
        await fillIn?.(dialog)
        await fits(page)
        expect(await dialog.getByText('Alterações não salvas').count()).toBe(0)
        await button(dialog, title).click()
        const done = page.getByRole('status').filter({ hasText: `${title}: concluído com sucesso.` })
        await done.waitFor()
        await dialog.waitFor({ state: 'detached' })
        // what is told stands above the buttons of the form, not on them
        const [told, bar] = [await done.boundingBox(), await page.locator('main .prumo-footer').boundingBox()]
        expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
      await open(`${SOLICITACOES}/new`)
      await save(page)
      await notice(page, 'Preencha os campos indicados')
      await fits(page)
      await fillVaga(page, descricao)
      const id = await saveNew(page, rh, descricao)
      await open(`${SOLICITACOES}/${id}`)
      await fits(page)
      await act('Alterar status', async (dialog) => {
        await select(dialog, 'Status', 'Aprovada')
        await fill(dialog, 'Observação do Liberador', 'Quadro aprovado')
      })
      await act('Suspender', (dialog) => fill(dialog, 'Observação da Suspensão', 'Orçamento em revisão'))
      await page.getByText('Solicitação suspensa').waitFor()
      await act('Liberar')
      await act('Encerrar', (dialog) => fill(dialog, 'Observação do Encerramento', 'Preenchida internamente'))
      await page.getByText(/^Solicitação encerrada em/).waitFor()
      await act('Reabrir')
      await act('Cancelar', async (dialog) => {
        expect(await dialog.getByRole('button').allTextContents()).toEqual(['Cancelar', 'Voltar'])
        await fill(dialog, 'Observação do Cancelamento', 'Projeto adiado')
      })
      await page.getByText('Solicitação cancelada').waitFor()
      await page.getByText('Projeto adiado').first().waitFor()

      await (await pageAction(page, 'Histórico')).click()
      const drawer = page.getByRole('dialog', { name: 'Histórico' })
      for (const title of ['Cancelar', 'Reabrir', 'Encerrar', 'Liberar', 'Suspender', 'Alterar status'])
        await drawer.getByRole('heading', { name: title }).waitFor()
      await fits(page)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })

      await (await pageAction(page, 'Imprimir solicitação')).click()
      const paper = page.getByRole('dialog', { name: 'Imprimir solicitação' })
      await paper.getByText(descricao).first().waitFor()
      await fits(page)
      await page.keyboard.press('Escape')
      await paper.waitFor({ state: 'detached' })

      // the copy is a new request, saved by whoever looked it over
      await page.getByRole('link', { name: 'Clonar', exact: true }).click()
      await page.waitForURL('**/new?*')
      await expect.poll(() => page.getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe(descricao)
      await fits(page)
      await save(page)
      await notice(page, 'Registro criado com sucesso.')
      const copies = (await rh.get(`/api${SOLICITACOES}?q=${encodeURIComponent(descricao)}`)).json() as object[]
      expect(copies).toMatchObject([
        { status: 'I', cancelada: false },
        { id, cancelada: true },
      ])
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  ))
