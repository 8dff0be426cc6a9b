import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { button } from '../steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const URL = '/cargo-salario/areas-organizacionais/organograma'

test('the chart by keyboard: open, close, look for, people, print', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(URL)
    const tree = page.getByRole('tree', { name: 'Organograma' })
    const item = (name: string) => tree.getByRole('treeitem').filter({ hasText: name }).first()
    await item('Diretoria Geral').waitFor()
    await item('Diretoria Geral')
      .getByText(/^2 pessoas, \d+ com as de baixo/)
      .waitFor()
    expect(await barriers(page)).toEqual([])

    await item('Diretoria Geral').focus()
    await page.keyboard.press('ArrowLeft')
    await item('Logística').waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await item('Administrativo e Financeiro').evaluate((element) => element === document.activeElement)).toBe(
      true,
    )

    await page.getByRole('searchbox', { name: 'Procurar no organograma' }).fill('logist')
    await page.getByText('1 de 1').waitFor()
    expect(await item('Logística').getAttribute('aria-selected')).toBe('true')
    await button(page, 'Ver só Logística').click()
    await item('Recursos Humanos').waitFor({ state: 'detached' })
    await item('Expedição').waitFor()
    await button(page, 'Ver tudo').click()
    await item('Recursos Humanos').waitFor()

    await button(page, 'Pessoas').click()
    await item('Lídia Rocha Peixoto').waitFor()
    await printed(page, 'Em uma página', async (pages) => {
      expect(pages).toHaveLength(1)
      expect(pages[0]).toContain('Lídia Rocha Peixoto')
    })
    await button(page, 'Áreas').click()
    await item('Diretoria Geral').waitFor()
    await printed(page, 'Em várias páginas', async (pages) => {
      expect(pages.length).toBeGreaterThan(1)
      for (const [i, text] of pages.entries()) {
        expect(text).toContain('Organograma · Aurora Alimentos Ltda')
        expect(text).toContain(`Página ${i + 1} de ${pages.length}`)
      }
      // each area stands on some page; one that goes on says where, and its page says where it comes from
      for (const name of ['Diretoria Geral', 'Expedição', 'Linha de Massas', 'Infraestrutura'])
        expect(pages.join(' ')).toContain(name)
      const there = Number(/continua na página (\d+)/.exec(pages[0] ?? '')?.[1])
      expect(pages[there - 1]).toContain('continua da página 1')
    })
    await printed(page, 'Em lista', async (pages) => expect(pages.join(' ')).toContain('Linha de Massas'))
  })
}, 120_000)

test('on a telephone it is a list', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(URL)
      await page.getByRole('treeitem').filter({ hasText: 'Diretoria Geral' }).first().waitFor()
      expect(await page.getByRole('switch', { name: 'Em lista' }).isChecked()).toBe(true)
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)

/** What comes on paper, page by page: what is handed to the browser's dialog is kept, and made a PDF of. */
async function printed(page: Page, how: string, look: (pages: string[]) => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    delete document.body.dataset.papel
    window.print = () => {
      const kept = document.querySelector('[data-impressao]')?.cloneNode(true) as HTMLElement
      const style = document.createElement('style')
      style.textContent = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .map((rule) => rule.cssText)
        .join('\n')
      kept.append(style)
      kept.dataset.guardado = ''
      document.body.append(kept)
      document.body.dataset.papel = ''
    }
  })
  await button(page, 'Imprimir').click()
  await page.getByRole('menuitem', { name: how }).click()
  await page.waitForFunction(() => document.body.dataset.papel === '')
  await look(await pagesOf(await page.pdf({ preferCSSPageSize: true })))
  await page.evaluate(() => document.querySelector('[data-guardado]')?.remove())
}
