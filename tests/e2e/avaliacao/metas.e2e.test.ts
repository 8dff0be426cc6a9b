import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, pick, save, select, tabTo } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const URL = '/avaliacao/metas'
const tree = (page: Page) => page.getByRole('tree', { name: 'Metas' })
const box = (page: Page, title: string) => tree(page).getByRole('treeitem').filter({ hasText: title }).first()
const panel = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** From the panel of an objective: the form of a key result, and back to it. */
async function addResult(
  page: Page,
  objetivo: string,
  titulo: string,
  [inicial, meta, peso]: [string, string, string],
) {
  await panel(page, objetivo).getByRole('link', { name: 'Novo resultado-chave' }).click()
  await fill(page, 'Resultado-chave', titulo)
  await fill(page, 'Peso', peso)
  await fill(page, 'Valor inicial', inicial)
  await fill(page, 'Meta', meta)
  await save(page)
  await panel(page, objetivo).getByRole('article', { name: titulo }).waitFor()
}

test('an objective, one below it, key results, check-ins by keyboard: 66.67% of the way, above it too', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(URL)
    await box(page, 'Ser a marca de massas preferida do Nordeste').waitFor()
    await shot(page, 'metas-arvore')
    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await page.getByRole('link', { name: 'Novo objetivo' }).click()
    await fill(page, 'Objetivo', 'Encantar quem compra')
    await shot(page, 'metas-novo')
    await save(page)
    await box(page, 'Encantar quem compra').waitFor()
    await box(page, 'Encantar quem compra').click()
    await button(panel(page, 'Encantar quem compra'), 'Ativar').click()
    await page.getByText('Objetivo ativado').waitFor()

    await panel(page, 'Encantar quem compra').getByRole('link', { name: 'Novo objetivo abaixo' }).click()
    await fill(page, 'Objetivo', 'Entregar sem erro')
    await select(page, 'De quem', 'De uma área')
    await pick(page, 'Área Organizacional', 'Logística')
    await save(page)
    await panel(page, 'Encantar quem compra').waitFor()
    await page.keyboard.press('Escape')
    await panel(page, 'Encantar quem compra').waitFor({ state: 'detached' })
    await box(page, 'Entregar sem erro').click()
    await addResult(page, 'Entregar sem erro', 'Erros por mil', ['100', '80', '2'])
    await addResult(page, 'Entregar sem erro', 'Rotas novas', ['0', '10', '1'])
    await button(panel(page, 'Entregar sem erro'), 'Ativar').click()
    await button(panel(page, 'Entregar sem erro'), 'Check-in de Erros por mil').waitFor()
    await page.keyboard.press('Escape')
    await panel(page, 'Entregar sem erro').waitFor({ state: 'detached' })

    // from here on nobody touches the mouse
    await box(page, 'Entregar sem erro').focus()
    await page.keyboard.press('Enter')
    const side = panel(page, 'Entregar sem erro')
    const checkIn = async (titulo: string, valor: string) => {
      await tabTo(page, button(side, `Check-in de ${titulo}`))
      await page.keyboard.press('Enter')
      await side.getByRole('form', { name: `Check-in de ${titulo}` }).waitFor()
      await page.keyboard.type(valor)
      await page.keyboard.press('Enter')
      await side.getByRole('form').waitFor({ state: 'detached' })
    }
    await checkIn('Erros por mil', '90')
    await checkIn('Rotas novas', '12')
    await side.getByText('66,67%').waitFor()
    await shot(page, 'metas-painel')
    expect(await barriers(page)).toEqual([])

    // what is no number is said at its field, and Esc leaves the form alone
    await tabTo(page, button(side, 'Check-in de Rotas novas'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('doze')
    await page.keyboard.press('Enter')
    await side.getByText('Digite um número.').waitFor()
    await tabTo(page, button(side, 'Em risco'))
    await page.keyboard.press('Space')
    await shot(page, 'metas-check-in')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await side.getByRole('form').waitFor({ state: 'detached' })

    await page.keyboard.press('Escape')
    await side.waitFor({ state: 'detached' })
    await box(page, 'Encantar quem compra').getByText('66,67%').waitFor()
    // narrowed to what is off track
    await page.getByRole('button', { name: /^Fora do rumo: / }).click()
    await box(page, 'Encantar quem compra').waitFor({ state: 'detached' })
    await box(page, 'Zerar as divergências de inventário').waitFor()
    await page.getByRole('button', { name: /^Fora do rumo: / }).click()
    await box(page, 'Encantar quem compra').waitFor()
  })
}, 150_000)

test('who leads an area sees the company and her areas, and takes back a check-in of hers', async () => {
  await stage.story('lider', async ({ page, open }) => {
    await open(URL)
    await box(page, 'Entregar mais rápido e sem avarias').waitFor()
    await box(page, 'Ser a marca de massas preferida do Nordeste').waitFor()
    expect(await box(page, 'Produzir mais com menos perda').count()).toBe(0)
    await page.getByRole('switch', { name: 'Minhas metas' }).click()
    await box(page, 'Expedir tudo no mesmo dia').waitFor({ state: 'detached' })
    await shot(page, 'metas-minhas')
    await box(page, 'Formar dois líderes de turno').click()
    const side = panel(page, 'Formar dois líderes de turno')
    await button(side, 'Check-in de Líderes prontos para assumir').click()
    await side.getByRole('textbox', { name: 'Valor' }).fill('2')
    await button(side, 'Registrar').click()
    await side.getByText('100%').first().waitFor()
    await button(side, '3 check-ins').click()
    await shot(page, 'metas-historico')
    expect(await barriers(page)).toEqual([])
    await side
      .getByRole('button', { name: /^Desfazer o check-in de / })
      .first()
      .click()
    await button(page.getByRole('dialog', { name: 'Desfazer' }), 'Desfazer').click()
    await side.getByText('50%').first().waitFor()
  })
}, 120_000)

test('a talent who reads no register sees the company and his own on a telephone, as a list', async () => {
  await stage.story(
    'gestor',
    async ({ page, open }) => {
      await open(URL)
      await box(page, 'Implantar a troca rápida de moldes').waitFor()
      expect(await page.getByRole('switch', { name: 'Em lista' }).isChecked()).toBe(true)
      expect(await page.getByRole('link', { name: 'Novo objetivo' }).count()).toBe(0)
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      await shot(page, 'metas-telefone')
      await box(page, 'Implantar a troca rápida de moldes').click()
      const side = panel(page, 'Implantar a troca rápida de moldes')
      await button(side, 'Check-in de Tempo médio de troca').click()
      await side.getByRole('textbox', { name: 'Valor' }).fill('60')
      await button(side, 'Em risco').click()
      await side.getByRole('textbox', { name: 'Comentário' }).fill('Falta o segundo carrinho.')
      await shot(page, 'metas-telefone-check-in')
      await button(side, 'Registrar').click()
      await side.getByText('50%').first().waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      await shot(page, 'metas-telefone-painel')
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)
