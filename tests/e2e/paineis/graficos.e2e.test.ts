import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage?.close())

/** the chart is drawn when it comes near the window */
const TALL = { viewport: { width: 1366, height: 2400 } }

const sample = (id: string) => `/desenvolvedor/widgets/${id}`
const figure = (page: Page, title: string) => page.getByRole('figure', { name: title })

describe('a chart', () => {
  test('has its numbers as a table, can be saved as a picture and printed', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await page.addInitScript(() => {
        window.print = () => {
          const paper = document.querySelector('[data-impressao]')
          Object.assign(window, { paper: [paper?.querySelectorAll('img').length, paper?.textContent] })
        }
      })
      await open(sample('grafico-barras'))
      const chart = figure(page, 'Admissões e desligamentos')
      await chart.locator('.recharts-bar-rectangle').first().waitFor()
      expect(await barriers(page, 'main')).toEqual([])

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Salvar como imagem (PNG)').click(),
      ])
      expect(download.suggestedFilename()).toBe('admissoes-e-desligamentos.png')
      const picture = sharp(readFileSync(await download.path()))
      expect((await picture.metadata()).format).toBe('png')
      // a drawing, not an empty ground
      expect((await picture.stats()).channels.some(({ stdev }) => stdev > 10)).toBe(true)

      await button(chart, 'Imprimir').click()
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { paper?: unknown[] }).paper))
        .toEqual([1, expect.stringContaining('Fev96')])

      await button(page, 'Ver tabela').click()
      await chart.getByRole('rowheader', { name: 'Fev' }).waitFor()
      expect(await chart.getByRole('row', { name: /^Fev/ }).textContent()).toBe('Fev96')
      expect(await barriers(page, 'main')).toEqual([])
      await button(page, 'Ver gráfico').click()
      await chart.locator('.recharts-bar-rectangle').first().waitFor()
    })
  }, 90_000)

  test('[B-DOUGHNUT] of slices opens what is behind one by the keyboard, and leads back', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open(sample('grafico-rosca'))
      const chart = figure(page, 'Salários por área')
      const name = (text: RegExp) => chart.getByRole('list').getByRole('button', { name: text })
      await name(/^Produção R\$\s182\.400,00 · 53,6%$/).focus()
      await page.keyboard.press('Enter')
      await name(/^Linha 1/).waitFor()
      await chart.getByRole('navigation', { name: 'Detalhe de Salários por área' }).getByText('Produção').waitFor()
      expect(await barriers(page, 'main')).toEqual([])
      await name(/^Linha 1/).click()
      await chart.getByText('Área Organizacional não possui área filha.').waitFor()
      await button(page, 'Todos').click()
      await name(/^Comercial/).waitFor()
      // a click on the slice does the same
      await chart.locator('.recharts-sector').first().dispatchEvent('click')
      await name(/^Linha 1/).waitFor()
    })
  }, 90_000)

  test.each([
    ['grafico-barras-deitadas', 'Vagas por motivo', '.recharts-bar-rectangle'],
    ['grafico-linha-barra', 'Turnover', '.recharts-line-curve'],
    ['grafico-radar', 'Competências do Cargo/Faixa x Talento', '.recharts-radar-polygon'],
    ['grafico-funil', 'Funil de seleção', 'svg path'],
  ])(
    '%s is drawn without barriers, in the dark and on a telephone too',
    async (id, title, drawing) => {
      for (const options of [{}, { viewport: PHONE, colorScheme: 'dark' as const }])
        await stage.story(
          'admin',
          async ({ page, open }) => {
            await open(sample(id))
            await figure(page, title).locator(drawing).first().waitFor({ state: 'attached' })
            expect(await overflow(page)).toBe(0)
            expect(await barriers(page, 'main')).toEqual([])
          },
          options,
        )
    },
    120_000,
  )

  test('of a funnel keeps its words as large on a telephone as elsewhere', async () => {
    await stage.story(
      'admin',
      async ({ page, open }) => {
        await open(sample('grafico-funil'))
        const words = figure(page, 'Funil de seleção').locator('svg text')
        await words.first().waitFor()
        for (const { x, right, height } of await words.evaluateAll((all) =>
          all.map((each) => {
            const { x, right, height } = each.getBoundingClientRect()
            return { x, right, height }
          }),
        )) {
          // twelve pixels of letters
          expect(height).toBeGreaterThanOrEqual(12)
          expect([x >= 0, right <= PHONE.width]).toEqual([true, true])
        }
      },
      { viewport: PHONE },
    )
  })

  test('[B-FUNNEL-SIZE] of a funnel goes from the widest to the narrowest, 600 by 550 pixels', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open(sample('grafico-funil'))
      const drawing = figure(page, 'Funil de seleção').getByRole('img', { name: 'Funil de seleção' })
      await drawing.waitFor()
      expect(await drawing.locator('text').allTextContents()).toEqual([
        'Inscritos  240  (100%)',
        'Triagem  132  (55%)',
        'Entrevista  58  (24,2%)',
        'Proposta  21  (8,8%)',
        'Contratados  14  (5,8%)',
      ])
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
      expect([Math.round(width), Math.round(height)]).toEqual([600, 550])
    })
  }, 90_000)

  test('without data says so', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open(sample('grafico-vazio'))
      await figure(page, 'Acidentes').getByText('Não existem dados para o gráfico.').waitFor()
      expect(await barriers(page, 'main')).toEqual([])
    })
  }, 60_000)

  test('on the start page counts the requests, and shows the areas of a situation', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/')
        const chart = figure(page, 'Solicitações por situação')
        await chart.getByRole('button', { name: /^Em análise \d+ · / }).click()
        await chart.getByRole('navigation', { name: 'Detalhe de Solicitações por situação' }).waitFor()
        expect(await chart.getByRole('list').last().getByRole('button').count()).toBe(0)
        expect(await barriers(page, 'main')).toEqual([])
      },
      TALL,
    )
  }, 60_000)
})

test('the viewer without a document says that there is none', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(sample('visualizador-documento'))
    await button(page, 'Sem documento').click()
    const dialog = page.getByRole('dialog', { name: 'Visualizar Documento' })
    await dialog.getByText('Nenhum documento para exibir.').waitFor()
    expect(await barriers(page, '[role=dialog]')).toEqual([])
  })
}, 60_000)

test('a picture that is not cut may have 2 MB; several files arrive together', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(sample('imagem'))
    const input = cell(page, 'imagem').locator('input[type=file]').first()
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
    await input.setInputFiles(file('logotipo.png', Buffer.alloc(2 * 1024 * 1024 + 1)))
    await cell(page, 'imagem').getByText('O arquivo deve ser menor que 2 MB').first().waitFor()
    await open(sample('arquivos'))
    const several = cell(page, 'arquivos').locator('input[type=file]').first()
    const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
    await several.setInputFiles([text('um.txt'), text('dois.txt'), text('três.txt')])
    for (const name of ['um.txt', 'dois.txt', 'três.txt']) await button(page, `Remover: ${name}`).waitFor()
    expect(await barriers(page, 'main')).toEqual([])
  })
}, 60_000)
