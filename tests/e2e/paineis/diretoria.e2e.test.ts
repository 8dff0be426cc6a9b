import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { button, fill, select } from '../steps.ts'

/** Who leads a company, an area, or is on the way, and looks at numbers. */

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage?.close())

/** charts are drawn when they come near the window */
const TALL = { viewport: { width: 1366, height: 3000 } }
const FIGURES = { name: 'Números do período' }

/** How many talents are active, as the figure says. */
const activeIn = async (figures: Locator): Promise<number> =>
  Number(
    await figures
      .getByRole('button', { name: /^Talentos ativos/ })
      .locator('p')
      .nth(1)
      .textContent(),
  )

test('[issue 21] a director chooses period and area, compares, goes from a slice to the people and one of them, comes back and prints', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/analytics/talento')
      await fill(page, 'Data Inicial', '01/01/2025')
      await fill(page, 'Data Final', '31/12/2025')
      await select(page, 'Comparar com', 'Ano anterior')
      const figures = page.getByRole('region', FIGURES)
      await figures
        .getByText(/antes: \d/)
        .first()
        .waitFor()
      const whole = await activeIn(figures)
      await page.getByRole('textbox', { name: 'Áreas Organizacionais', exact: true }).click()
      const tree = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
      await tree.getByRole('searchbox').fill('Industrial')
      await tree.getByRole('treeitem', { name: 'Industrial', exact: true }).first().click()
      await page.keyboard.press('Escape')
      await tree.waitFor({ state: 'hidden' })
      await expect.poll(() => page.url()).toContain('areasIds=')
      await expect.poll(() => activeIn(figures)).toBeLessThan(whole)

      const chart = page.getByRole('figure', { name: 'Talentos por área' })
      await chart.and(page.locator(':not([aria-busy=true])')).waitFor()
      const legend = chart.getByRole('list', { name: 'Legenda de Talentos por área' })
      const slice = legend.getByRole('button').first()
      const area = ((await slice.textContent()) ?? '').replace(/\s*\d.*$/, '')
      await slice.click()
      const rows = page.getByRole('menuitem', { name: /^Ver \d+ registros: Talentos ativos$/ })
      const wanted = /\d+/.exec((await rows.textContent()) ?? '')?.[0]
      await rows.click()
      await page.getByRole('heading', { level: 1, name: 'Talentos', exact: true }).waitFor()
      await page.getByText(`Indicador: Talentos ativos · ${area}`, { exact: true }).waitFor()
      await page.getByText(new RegExp(`^1–\\d+ de ${wanted}$`)).waitFor()
      const person = page.getByRole('row').nth(1).getByRole('link').first()
      const nome = (await person.textContent()) ?? ''
      await person.click()
      await page.getByRole('heading', { level: 1, name: nome }).waitFor()
      await page.goBack()
      await page.getByRole('link', { name: 'Voltar ao painel' }).click()
      await page.getByRole('heading', { level: 1, name: 'Indicadores de Talentos' }).waitFor()
      const kept = new URL(page.url()).searchParams
      expect([kept.get('dataIni'), kept.get('dataFim'), kept.get('comparar')]).toEqual([
        '2025-01-01',
        '2025-12-31',
        'ano',
      ])
      expect(page.url()).toMatch(/areasIds=\d+/)

      const shown = await activeIn(figures)
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('/api/analytics/talento/impressao')),
        button(page, 'Imprimir').first().click(),
      ])
      await page.getByRole('dialog', { name: 'Indicadores de Talentos' }).waitFor()
      const printed = await page.request.get(answer.url())
      const text = (await pagesOf(await printed.body())).join('\n')
      for (const part of [
        'Indicadores de Talentos',
        'Industrial',
        'Turnover por mês',
        'Talentos ativos',
        String(shown),
      ])
        expect(text).toContain(part)
    },
    TALL,
  )
})

test('[issue 21] who leads an area sees its people and no amount', async () => {
  const activeFor = async (who: string) => {
    let found = 0
    await stage.story(
      who,
      async ({ page, open }) => {
        await open('/analytics/talento')
        const figures = page.getByRole('region', FIGURES)
        await expect.poll(() => activeIn(figures)).toBeGreaterThan(0)
        found = await activeIn(figures)
      },
      TALL,
    )
    return found
  }
  expect(await activeFor('lider')).toBeLessThan(await activeFor('rh'))
  await stage.story(
    'lider',
    async ({ page, open }) => {
      await open('/analytics/talento')
      await page.getByRole('figure', { name: 'Talentos por área' }).waitFor()
      const text = async () => (await page.getByRole('main').textContent()) ?? ''
      expect(await text()).not.toContain('R$')
      await page
        .getByRole('region', FIGURES)
        .getByRole('button', { name: /^Talentos ativos/ })
        .click()
      await page.getByRole('menuitem', { name: /^Ver \d+ registros: Talentos ativos$/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Talentos', exact: true }).waitFor()
      await page.getByRole('row').nth(1).waitFor()
      for (const amount of ['R$', 'Salário']) expect(await text()).not.toContain(amount)
      // amounts have a dashboard of their own
      await open('/analytics/cargos-salarios')
      await page.getByRole('heading', { level: 1, name: 'Acesso Negado' }).waitFor()
    },
    TALL,
  )
})

/** Adds a figure or chart to the dashboard that is being composed. */
async function addItem(page: Page, kind: string, measure: string, by?: string) {
  await button(page, 'Adicionar: Números e gráficos').click()
  const dialog = page.getByRole('dialog', { name: 'Novo número ou gráfico' })
  await dialog.getByRole('radio', { name: kind, exact: true }).check()
  await dialog.getByRole('combobox', { name: 'Medida' }).fill(measure)
  await page.getByRole('option', { name: measure }).first().click()
  if (by) await select(dialog, 'Por', by)
  await button(dialog, 'Adicionar').click()
  await dialog.waitFor({ state: 'hidden' })
}

test('[issue 21] an administrator composes a dashboard, sees it meanwhile, shares it and has it sent by e-mail', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/analytics/paineis-empresa/new')
      await fill(page, 'Nome', 'Reunião da logística')
      await page.getByRole('combobox', { name: 'Perfis' }).fill('Lider')
      await page.getByRole('option', { name: 'Liderança' }).click()
      // several can be chosen: the list stays
      await page.keyboard.press('Tab')
      await select(page, 'Período', 'Últimos 12 meses')
      await addItem(page, 'Rosca', 'Talentos ativos', 'Área')
      await addItem(page, 'Número', 'Talentos ativos')
      const preview = page.getByRole('region', { name: 'Como fica o painel' })
      await preview.getByRole('figure', { name: 'Talentos ativos por área' }).waitFor()
      await preview.getByText(/^\d+$/).first().waitFor()
      const items = page.getByRole('table', { name: 'Números e gráficos' })
      await items.getByRole('button', { name: 'Mover para cima: Talentos ativos' }).nth(1).click()
      await expect.poll(() => items.getByRole('row').nth(1).textContent()).toContain('Número')
      // the row takes the focus along
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? ''))
        .toContain('Número')
      await button(page, 'Salvar').click()
      await page.getByRole('heading', { level: 1, name: 'Painéis da Empresa' }).waitFor()
      const menu = page.getByRole('navigation')
      await page
        .getByRole('row', { name: /Reunião da logística/ })
        .getByRole('link', { name: /Ver painel/ })
        .click()
      await page.getByRole('heading', { level: 1, name: 'Reunião da logística' }).waitFor()
      await menu.getByText('Reunião da logística').first().waitFor()
      await page
        .getByRole('region', FIGURES)
        .getByRole('button', { name: /^Talentos ativos/ })
        .waitFor()
      expect(await barriers(page, 'main')).toEqual([])

      await button(page, 'Agendar envio').click()
      await page.getByRole('heading', { level: 1, name: 'Novo relatório agendado' }).waitFor()
      expect(await page.getByRole('combobox', { name: /^Painel da empresa/ }).inputValue()).toBe('Reunião da logística')
      // a dashboard leaves as PDF alone; a report in what it has
      const format = page.getByRole('radiogroup', { name: /^Formato/ })
      await expect.poll(() => format.getByRole('radio').count()).toBe(1)
      expect(await format.getByRole('radio', { name: 'PDF' }).isChecked()).toBe(true)
      await fill(page, 'Dia do mês', '1')
      const mails = page.getByRole('combobox', { name: 'Outros e-mails' })
      await mails.fill('diretoria@exemplo.com.br')
      await mails.press('Enter')
      await button(page, 'Salvar').click()
      await page.getByRole('heading', { level: 1, name: 'Relatórios Agendados' }).waitFor()
    },
    TALL,
  )
  const { rows } = await stage.app.database.pool.query<{ id: number }>(
    "select id::int from relatorio_agendado where nome = 'Reunião da logística' and pedido_em is null",
  )
  expect(rows).toHaveLength(1)
  await stage.story('rh', async ({ page, open }) => {
    await open(`/utilitario/relatorios-agendados/${rows[0]?.id}`)
    await button(page.getByRole('main'), 'Enviar agora').click()
    await button(page.getByRole('dialog', { name: 'Enviar agora' }), 'Enviar agora').click()
    await page.getByText('Enviar agora: concluído com sucesso.').waitFor()
    await stage.app.fastify.prumo.jobs.run('relatorios-agendados', {})
    await page.reload()
    await page.getByRole('region', { name: 'E-mails' }).getByText('diretoria@exemplo.com.br').waitFor()
    expect(await page.getByLabel('O que aconteceu').inputValue()).toBe('Enviado a 1 destinatário.')
  })
  // with the menu folded, as he finds it at first
  await stage.storyAnew(
    'lider',
    async ({ page, open }) => {
      await open('/')
      const menu = page.getByRole('navigation')
      await menu.getByText('Analytics', { exact: true }).click()
      await menu.getByText('Nossos painéis', { exact: true }).click()
      await menu.getByText('Reunião da logística', { exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Reunião da logística' }).waitFor()
      await page.getByRole('figure', { name: 'Talentos ativos por área' }).waitFor()
      expect(await page.getByRole('link', { name: 'Editar painel' }).count()).toBe(0)
    },
    TALL,
  )
})

test('[issue 21] on a telephone in the dark a dashboard is read, opened and closed again', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/analytics/vagas')
      const figures = page.getByRole('region', FIGURES)
      await figures.getByRole('button', { name: /^Vagas em aberto/ }).click()
      await page.getByRole('menuitem', { name: /^Ver \d+ registros?: Vagas em aberto$/ }).waitFor()
      expect(await barriers(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Escape')
      const chart = page.getByRole('figure', { name: 'Vagas em aberto por área' })
      await chart.scrollIntoViewIfNeeded()
      await button(chart, 'Ver tabela').click()
      await chart.getByRole('row').nth(1).waitFor()
      expect([await overflow(page), await barriers(page, 'main')]).toEqual([0, []])
    },
    { viewport: PHONE, colorScheme: 'dark' },
  )
})
