import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

/** What a filter says: 'Todos', or what was chosen. */
const chosen = (page: Page, filter: string) =>
  page
    .getByRole('combobox', { name: filter, exact: true })
    .evaluate((box) =>
      [...(box.parentElement?.querySelectorAll('.MuiChip-label') ?? [])].map((chip) => chip.textContent),
    )

const columns = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.textContent ?? ''))

test('who leads an area finds her reports, asks for all and reads them without amounts', async () => {
  await stage.story('lider', async ({ page, open }) => {
    await open('/cargo-salario/relatorios')
    await page.getByRole('heading', { level: 1, name: 'Relatórios de Cargos e Salários' }).waitFor()
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(titles).toContain('Talentos por Cargo')
    // nobody gave her this one
    expect(titles).not.toContain('Cargos (Resumido)')
    expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: /^Talentos por Cargo/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Talentos por Cargo' }).waitFor()
    // complete as it opens, it runs by itself
    await page.getByText('61 linhas').waitFor()
    expect([await chosen(page, 'Cargos'), await chosen(page, 'Estabelecimentos')]).toEqual([['Todos'], ['Todos']])
    expect(await columns(page)).toEqual([
      'Talento',
      'Matrícula',
      'Área',
      'Estabelecimento',
      'Faixa',
      'Admissão',
      'Último reajuste',
      'Meses sem reajuste',
    ])
    expect(await barriers(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Cargos', exact: true }).click()
    const option = page.getByRole('option').nth(1)
    const cargo = (await option.textContent()) ?? ''
    await option.click()
    await page.keyboard.press('Escape')
    await expect.poll(() => chosen(page, 'Cargos')).toEqual([cargo])
    // what a filter finds is shown without asking again
    await page.getByText('61 linhas').waitFor({ state: 'detached' })
    await button(page, 'Limpar filtros').click()
    await page.getByText('61 linhas').waitFor()
    await expect.poll(() => chosen(page, 'Cargos')).toEqual(['Todos'])
  })
}, 120_000)

test('areas are asked for in their tree, each competence has a column, and nothing to show is said', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/cargo-salario/relatorios/matriz-talentos-competencias')
    await page.getByRole('textbox', { name: /^Áreas Organizacionais/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
    await dialog.getByRole('treeitem', { name: 'Diretoria Geral', exact: true }).click()
    await button(dialog, 'Concluir').click()
    await page.getByText('290 linhas').waitFor()
    expect(await columns(page)).toEqual(
      expect.arrayContaining(['Talento', 'Comunicação', 'Ética', 'Aderência à faixa']),
    )

    await page.getByRole('textbox', { name: 'Data de Referência' }).fill('01/01/1999')
    await button(page, 'Visualizar').click()
    await page.getByText('Não existem dados para o filtro informado.').waitFor()
  })
}, 120_000)

test('a plan chosen for a report stands in the address by its id, and is named again from it', async () => {
  await stage.story('rh', async ({ page, load }) => {
    await load('/cargo-salario/relatorios/planejamentos-realinhamentos?tabelaReajusteColaboradorId=3')
    const plano = page.getByRole('combobox', { name: 'Planejamento', exact: true })
    await expect.poll(() => plano.inputValue()).toBe('Tabela de faixas 2027')
    await page.getByText('16 linhas').waitFor()
    await page.getByRole('textbox', { name: /^Áreas Organizacionais/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
    await dialog.getByRole('treeitem', { name: 'Diretoria Geral', exact: true }).click()
    await button(dialog, 'Concluir').click()
    const asked = page.waitForResponse((answer) => answer.url().includes('/planejamentos-realinhamentos-previa?'))
    await button(page, 'Visualizar').click()
    expect((await asked).status()).toBe(200)
    await page.getByText('16 linhas').waitFor()
    expect(new URL(page.url()).searchParams.get('tabelaReajusteColaboradorId')).toBe('3')
  })
}, 120_000)

test('on a telephone a description of positions is a card for each page', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/cargo-salario/relatorios/cargos')
      await page.getByText('40 páginas').waitFor()
      const first = page.getByRole('article').first()
      expect(await first.getByRole('heading').textContent()).toBe('Administrador de Redes')
      await first.getByText('Júnior (CBO 212310)').waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)
