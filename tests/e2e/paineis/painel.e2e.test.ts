import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, openRecords, tableOf } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage?.close())

const ADDRESS = '/analytics/vagas?dataIni=2024-01-01&dataFim=2026-12-31'
/** charts are drawn when they come near the window */
const TALL = { viewport: { width: 1366, height: 2400 } }
const TALLEST = { viewport: { width: 1366, height: 4000 } }

describe('a dashboard', () => {
  test('[B-DOUGHNUT] opens a figure into an area, its areas below and their records, leads back with the filters, and opens a step and a source of selections', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(ADDRESS)
        const chart = page.getByRole('figure', { name: 'Vagas em aberto por área' })
        const legend = chart.getByRole('list', { name: 'Legenda de Vagas em aberto por área' })
        await legend.getByRole('button', { name: /^Industrial/ }).click()
        await page.getByRole('menuitem', { name: 'Abrir por dentro' }).click()
        await chart
          .getByRole('navigation', { name: 'Detalhe de Vagas em aberto por área' })
          .getByText('Industrial')
          .waitFor()
        // until the next level is there, the one before opens nothing
        await chart.and(page.locator(':not([aria-busy=true])')).waitFor()
        // by the keyboard, from the table of the same numbers
        await button(chart, 'Ver tabela').click()
        await chart.getByRole('row').nth(1).getByRole('button').focus()
        await page.keyboard.press('Enter')
        const rows = page.getByRole('menuitem', { name: /^Ver \d+ registros?: Vagas em aberto$/ })
        const wanted = /\d+/.exec((await rows.textContent()) ?? '')?.[0]
        await rows.click()
        await page.getByRole('heading', { level: 1, name: 'Solicitações de Pessoal' }).waitFor()
        await page.getByText(/^Indicador: Vagas em aberto · Industrial · /).waitFor()
        await page.getByText(new RegExp(`^1–\\d+ de ${wanted}$`)).waitFor()
        await page.getByRole('link', { name: 'Voltar ao painel' }).click()
        await page.getByRole('heading', { level: 1, name: 'Indicadores de Vagas' }).waitFor()
        expect(new URL(page.url()).searchParams.get('dataIni')).toBe('2024-01-01')

        // who came to a step came to those before it, and its records are as many
        const funnel = page.getByRole('figure', { name: 'Funil da seleção' })
        const steps = await tableOf(funnel)
        expect(steps[0]?.[0]).toBe('Incluídos na seleção')
        expect(steps.map(([, n]) => n)).toEqual(steps.map(([, n]) => n).sort((a, b) => b - a))
        const [step, came = 0] = steps.find(([name]) => name === 'Entrevista com o gestor') ?? []
        expect(came).toBeGreaterThan(0)
        expect(await openRecords(funnel, step ?? '', 'Candidaturas')).toBe(came)
        await page.getByText(`Indicador: Candidaturas · ${step}`, { exact: true }).waitFor()
        await page.getByText(new RegExp(`^1–\\d+ de ${came}$`)).waitFor()
        await page.getByRole('link', { name: 'Voltar ao painel' }).click()

        // of a source people are counted, however often one of them applied
        const sources = page.getByRole('figure', { name: 'De onde vêm os candidatos' })
        const told = await tableOf(sources)
        const [source = '', people = 0] = told[0] ?? []
        expect(await openRecords(sources, source, 'Candidatos')).toBeGreaterThanOrEqual(people)
        await page.getByText(`Indicador: Candidatos · ${source}`, { exact: true }).waitFor()
        await page.getByRole('link', { name: 'Voltar ao painel' }).click()
        await page.getByRole('heading', { level: 1, name: 'Indicadores de Vagas' }).waitFor()
        expect(await barriers(page, 'main')).toEqual([])
      },
      TALL,
    )
  })

  test('[spec 2 §8] says of an area without others below it that it has none, of no other', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(ADDRESS)
        const chart = page.getByRole('figure', { name: 'Vagas e preenchidas por área' })
        await button(chart, 'Ver tabela').click()
        const inside = page.getByRole('menuitem', { name: 'Abrir por dentro' })
        const nothing = page.getByText('Área Organizacional não possui área filha.')
        const trail = chart.getByRole('navigation', { name: 'Detalhe de Vagas e preenchidas por área' })
        const first = chart.getByRole('row').nth(1).getByRole('button')
        let depth = 0
        for (; ; depth++) {
          const name = (await first.textContent()) ?? ''
          await first.click()
          await page.getByRole('menu').waitFor()
          if ((await inside.count()) === 0) break
          expect(await nothing.count()).toBe(0)
          await inside.click()
          await trail.locator('[aria-current=page]', { hasText: name }).waitFor()
          await chart.and(page.locator(':not([aria-busy=true])')).waitFor()
        }
        await nothing.waitFor()
        expect(depth).toBeGreaterThan(0)
      },
      TALL,
    )
  })

  test('[spec 2 §7] opens promotions and gaps in a dialog, a schooling in its list, and the report of dismissals over the dashboard, which stays as it is', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/analytics/cargos-salarios?dataIni=2024-01-01&dataFim=2026-11-30')
        const chart = page.getByRole('figure', { name: 'Promoções verticais por área' })
        await button(chart, 'Ver tabela').click()
        await chart.getByRole('row').nth(1).getByRole('button').click()
        const entry = page.getByRole('menuitem', { name: /^Ver \d+ registros?: Promoções verticais$/ })
        const wanted = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0])
        await entry.click()
        const records = page.getByRole('dialog', { name: /^Promoções verticais · / })
        await records.getByRole('columnheader', { name: 'Cargo/Faixa anterior' }).waitFor()
        expect(await records.getByRole('row').count()).toBe(Math.min(wanted, 15) + 1)
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        const nome = (await records.getByRole('link').first().textContent()) ?? ''
        await records.getByRole('link').first().click()
        await page.getByRole('heading', { level: 1, name: nome }).waitFor()

        await open('/analytics/desempenho?dataIni=2024-01-01&dataFim=2026-11-30')
        const gaps = page.getByRole('figure', { name: 'Lacunas por competência' })
        const [competence = '', gap = 0] = (await tableOf(gaps))[0] ?? []
        const levels = await openRecords(gaps, competence, 'Lacuna média')
        const obtained = page.getByRole('dialog', { name: `Lacuna média · ${competence}` })
        await obtained.getByRole('columnheader', { name: 'Nível obtido' }).waitFor()
        expect(gap).toBeGreaterThan(0)
        expect(await obtained.getByRole('row').count()).toBe(Math.min(levels, 15) + 1)
        expect(await barriers(page, '[role=dialog]')).toEqual([])

        await open('/analytics/talento?dataIni=2024-01-01&dataFim=2026-11-30')
        const schooling = page.getByRole('figure', { name: 'Talentos por escolaridade' })
        const levelsOf = (await tableOf(schooling)).map(([name]) => name)
        // a scale stands in its own order
        const scale = ['Sem formação concluída', 'Técnico', 'Graduação', 'Especialização', 'Mestrado', 'Doutorado']
        expect(levelsOf).toEqual(scale.filter((name) => levelsOf.includes(name)))
        const graduates = await openRecords(schooling, 'Graduação', 'Talentos ativos')
        await page.getByText('Indicador: Talentos ativos · Graduação', { exact: true }).waitFor()
        await page.getByText(new RegExp(`^1–\\d+ de ${graduates}$`)).waitFor()
        await page.getByRole('link', { name: 'Voltar ao painel' }).click()
        const motivos = page.getByRole('figure', { name: 'Desligamentos por motivo' })
        await button(motivos, 'Ver tabela').click()
        await motivos.getByRole('row').nth(1).getByRole('button').click()
        const before = page.url()
        await page.getByRole('menuitem', { name: 'Relatório de Desligamentos' }).click()
        const report = page.getByRole('dialog', { name: 'Relatório de Desligamentos' })
        await report.getByRole('columnheader', { name: 'Percentual' }).waitFor()
        await button(report, 'Exportar para XLS').waitFor()
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        await button(report, 'Voltar ao painel').click()
        await report.waitFor({ state: 'detached' })
        expect(page.url()).toBe(before)
      },
      TALLEST,
    )
  })

  test('is compared with the year before, says what each figure is, and hands a chart out as a spreadsheet', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(ADDRESS)
        await page.getByLabel('Comparar com').click()
        await page.getByRole('option', { name: 'Ano anterior' }).click()
        const figures = page.getByRole('region', { name: 'Números do período' })
        await figures
          .getByText(/antes: \d/)
          .first()
          .waitFor()
        await page
          .getByRole('figure', { name: 'Vagas e preenchidas por área' })
          .getByText('Vagas (comparação)')
          .waitFor()
        expect(new URL(page.url()).searchParams.get('comparar')).toBe('ano')
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page.getByRole('figure', { name: 'De onde vêm os candidatos' }), 'Exportar para XLS').click(),
        ])
        expect(file.suggestedFilename()).toBe('origens.xlsx')
        await figures.getByRole('button', { name: /^Preenchimento/ }).click()
        await page.getByRole('menuitem', { name: /^Ver \d+ registros: Vagas$/ }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByText(/^Calculado às \d{2}:\d{2}$/).waitFor()
      },
      TALL,
    )
  })

  test('[spec 2 §8] opens the expense types of a course, says where none are detailed, and which filter a figure does not look at', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/analytics/desenvolvimento?dataIni=2025-01-01&dataFim=2026-12-31&areasIds=2')
        const figures = page.getByRole('region', { name: 'Números do período' })
        const idle = 'Não considera o filtro: Áreas Organizacionais'
        await figures.getByRole('button', { name: new RegExp(`^Custo de treinamento.*${idle}`) }).waitFor()
        expect(await figures.getByRole('button', { name: /^Horas de treinamento/ }).textContent()).not.toContain(idle)
        const chart = page.getByRole('figure', { name: 'Custo por curso' })
        await button(chart, 'Ver tabela').click()
        const inside = async (course: string) => {
          await chart.getByRole('row').getByRole('button', { name: course, exact: true }).click()
          await page.getByRole('menuitem', { name: 'Abrir por dentro' }).click()
        }
        await inside('Planilhas eletrônicas: do básico ao avançado')
        await chart.getByText('O curso não possui despesas detalhadas.').waitFor()
        await inside('Liderança para supervisores')
        await chart.getByRole('button', { name: 'Material didático' }).click()
        expect(await page.getByRole('menu').textContent()).not.toContain('O curso não possui')
        await page.getByRole('menuitem', { name: /^Ver \d+ registros: Despesas$/ }).click()
        await page.getByRole('heading', { level: 1, name: 'Despesas da Turma' }).waitFor()
        await page.getByText('Indicador: Despesas · Liderança para supervisores · Material didático').waitFor()
      },
      TALL,
    )
  })

  test('[issue 21] stands as its reader arranged it, also the next time, until it is put back', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(ADDRESS)
        const chart = (name: string) => page.getByRole('figure', { name })
        await chart('De onde vêm os candidatos').waitFor()
        await page.getByRole('button', { name: 'Organizar' }).click()
        const panel = page.getByRole('dialog', { name: 'Organizar' })
        await panel.getByRole('checkbox', { name: 'Vagas em aberto por área' }).click()
        await panel.getByRole('list', { name: 'Ocultos' }).getByText('Vagas em aberto por área').waitFor()
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        // by the keyboard: the last one step up
        const titles = () => panel.getByRole('list', { name: 'Gráficos' }).getByRole('checkbox').all()
        const count = (await titles()).length
        const last = panel
          .getByRole('list', { name: 'Gráficos' })
          .getByRole('listitem')
          .nth(count - 1)
        const name = (await last.textContent()) ?? ''
        await last.getByRole('button', { name: /^Mover .*para cima/i }).press('Enter')
        await panel
          .getByRole('list', { name: 'Gráficos' })
          .getByRole('listitem')
          .nth(count - 2)
          .getByText(name)
          .waitFor()
        await page.keyboard.press('Escape')
        await button(chart('De onde vêm os candidatos'), 'Largura inteira').click()
        await button(chart('De onde vêm os candidatos'), 'Meia largura').waitFor()

        await open(ADDRESS)
        await button(chart('De onde vêm os candidatos'), 'Meia largura').waitFor()
        expect(await chart('Vagas em aberto por área').count()).toBe(0)
        await page.getByRole('button', { name: 'Organizar' }).click()
        await button(panel, 'Restaurar o padrão').click()
        await page.keyboard.press('Escape')
        await chart('Vagas em aberto por área').waitFor()
      },
      TALL,
    )
  })

  test('[issue 21] puts up to four figures on the start page of its reader, with the same numbers', async () => {
    await stage.story(
      'rh',
      async ({ page, open, load }) => {
        await open('/analytics/vagas')
        const figures = page.getByRole('region', { name: 'Números do período' })
        await button(figures, 'Mostrar na página inicial: Vagas em aberto').click()
        await button(figures, 'Tirar da página inicial: Vagas em aberto').waitFor()
        const shown = figures
          .getByRole('button', { name: /^Vagas em aberto/ })
          .locator('p')
          .nth(1)
        const value = await shown.textContent()
        expect(value).toMatch(/^\d+$/)
        const others = figures.getByRole('button', { name: /^Mostrar na página inicial: / })
        const rest = await others.count()
        for (let i = 0; i < 3; i++) {
          await others.first().click()
          await expect.poll(() => others.count()).toBe(i < 2 ? rest - 1 - i : 0)
        }
        // a fifth one finds no place
        expect(await figures.getByRole('button', { name: 'A página inicial já tem quatro indicadores.' }).count()).toBe(
          rest - 3,
        )

        const card = page.getByRole('region', { name: 'Meus indicadores' })
        // what fails is not taken for what is gone
        const board = '**/api/paineis/analytics/vagas'
        await page.route(board, (route) => route.fulfill({ status: 500, body: '' }))
        await load('/')
        await card.getByText('Não foi possível calcular este indicador.').first().waitFor()
        await page.unroute(board)
        await button(card, 'Tentar novamente').first().click()
        const item = card.getByRole('listitem').first()
        await item.getByText(value ?? '', { exact: true }).waitFor()
        await item.getByText(/^Indicadores de Vagas · 01\/01\/2026 a /).waitFor()
        expect(await card.getByRole('listitem').count()).toBe(4)
        expect(await barriers(page, 'main')).toEqual([])
        await item.getByRole('link', { name: 'Vagas em aberto' }).click()
        await page.getByRole('heading', { level: 1, name: 'Indicadores de Vagas' }).waitFor()
        const pinned = figures.getByRole('button', { name: /^Tirar da página inicial: / })
        for (let left = 4; left > 0; left--) {
          await expect.poll(() => pinned.count()).toBe(left)
          await pinned.first().click()
        }
        await open('/')
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await card.count()).toBe(0)
      },
      TALL,
    )
  })

  test('on a telephone the numbers come first, and nothing is wider than the window', async () => {
    await stage.story(
      'lider',
      async ({ page, open }) => {
        await open('/analytics/talento')
        await page.getByRole('region', { name: 'Números do período' }).getByText('Turnover').waitFor()
        await page.getByRole('button', { name: 'Exibir Filtro' }).click()
        await page.getByRole('textbox', { name: 'Data Inicial' }).waitFor()
        expect([await overflow(page), await barriers(page, 'main')]).toEqual([0, []])
      },
      { viewport: PHONE },
    )
  })
})
