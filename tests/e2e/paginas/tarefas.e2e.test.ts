import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const report = '/captacao/relatorios/indicacao-candidato'
const drain = () => stage.app.fastify.prumo.jobs.drain()
/** What takes long on this machine takes long at once: nobody waits two seconds for it. @param but part of the addresses of which that does not hold */
const impatient = (page: Page, but?: string) =>
  page.route('**/api/captacao/**', (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        ...(route.request().headers().prefer && !(but && route.request().url().includes(but))
          ? { prefer: 'respond-async' }
          : {}),
      },
    }),
  )
const row = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Tarefas' }).getByRole('row', { name })

/** The groups of a preview with what stands in the first column of their rows; without the last, which the end of the screen's rows cuts. */
const groupsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) => {
    const groups: { name: string; rows: string[] }[] = []
    for (const row of rows) {
      const text = row.firstElementChild?.textContent ?? ''
      if (row.querySelector('th')) groups.push({ name: text, rows: [] })
      else groups.at(-1)?.rows.push(text)
    }
    return groups.slice(0, -1)
  })

/** A click on a column's head, or Enter on it, sorts the rows of each group; the third time they stand as the report has them. */
async function sortsWithinGroups(page: Page, table: Locator) {
  const words = new Intl.Collator('pt-BR', { numeric: true })
  const shipped = await groupsOf(table)
  const by = (sign: number) =>
    shipped.map(({ name, rows }) => ({ name, rows: [...rows].sort((a, b) => sign * words.compare(a, b)) }))
  // else nothing would be seen
  expect([by(1), by(-1)]).not.toContainEqual(shipped)
  const head = table.getByRole('columnheader', { name: 'Candidato', exact: true })
  expect(await head.getAttribute('aria-sort')).toBeNull()
  await button(head, 'Candidato').click()
  await expect.poll(() => groupsOf(table)).toEqual(by(1))
  expect(await head.getAttribute('aria-sort')).toBe('ascending')
  await page.keyboard.press('Enter')
  await expect.poll(() => groupsOf(table)).toEqual(by(-1))
  expect(await head.getAttribute('aria-sort')).toBe('descending')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => groupsOf(table)).toEqual(shipped)
  expect(await head.getAttribute('aria-sort')).toBeNull()
}

describe('what takes long goes on in the background', () => {
  test('the report shows its progress, the person leaves the screen and another tab, too, follows it to the file', async () => {
    await stage.story('rh', async ({ page, open, context }) => {
      // the preview, which runs by itself, is no work of its own here
      await impatient(page, '-previa')
      await open(report)
      await fill(page, 'Data Inicial', '01/01/2020')
      await button(page.getByRole('main'), 'Gerar PDF').click()
      await page.getByText('Você pode sair desta tela: o relatório continua').waitFor()
      expect(await barriers(page)).toEqual([])
      const link = page.getByRole('banner').getByRole('link', { name: 'Tarefas: 1 em andamento' })
      await link.click()
      await row(page, /Na fila/).waitFor()
      const other = await context.newPage()
      await other.goto(`${stage.url}/utilitario/tarefas`)
      await row(other, /Na fila/).waitFor()
      await page.bringToFront()
      await drain()
      await page.getByText(/: concluída\. O resultado está em Tarefas\./).waitFor()
      const done = row(page, /Concluída/)
      const file = page.waitForEvent('download')
      await done.getByRole('button', { name: /^Baixar: / }).click()
      expect((await file).suggestedFilename()).toBe('indicacao-candidato.pdf')
      await row(other, /Concluída/).waitFor()
      expect(await barriers(page)).toEqual([])
      await other.close()
    })
  })

  test('who waits on the screen gets the file by itself; that there are no data is said as ever', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await impatient(page)
      await open(report)
      await fill(page, 'Data Inicial', '01/01/2020')
      const file = page.waitForEvent('download')
      await button(page.getByRole('main'), 'Exportar para CSV').click()
      await page.getByText('Aguardando a vez…').waitFor()
      await drain()
      expect((await file).suggestedFilename()).toBe('indicacao-candidato.csv')
      await page.getByRole('checkbox', { name: 'Incluir gráfico' }).check()
      await button(page.getByRole('main'), 'Visualizar').click()
      await page.getByText('Aguardando a vez…').waitFor()
      await drain()
      const chart = page.getByRole('figure', { name: 'Candidatos por quem os indicou' })
      await chart.locator('.recharts-bar-rectangle').first().waitFor()
      const table = page.getByRole('main').getByRole('table')
      await table.waitFor()
      await sortsWithinGroups(page, table)
      await fill(page, 'Data Inicial', '01/01/1990')
      await fill(page, 'Data Final', '02/01/1990')
      await button(page.getByRole('main'), 'Gerar PDF').click()
      await page.getByText('Aguardando a vez…').waitFor()
      await drain()
      await page.getByText('Não existem dados para o filtro informado.').waitFor()
    })
  })

  test('a long export tells, is cancelled and started again on the page of tasks', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await impatient(page)
      await open('/captacao/etapas-seletivas')
      await button(page.getByRole('main'), 'Exportar').click()
      await page.getByRole('menuitem', { name: 'Exportar para CSV', exact: true }).first().click()
      await page.getByText('A exportação está demorando e continua em segundo plano.').waitFor()
      await open('/utilitario/tarefas')
      const mine = row(page, /Exportação de Etapas/)
      await mine.getByRole('button', { name: /^Cancelar: / }).click()
      await mine.getByText('Cancelada', { exact: true }).waitFor()
      await mine.getByRole('button', { name: /^Tentar novamente: / }).click()
      await row(page, /Exportação de Etapas.*Na fila/).waitFor()
      await drain()
      await row(page, /Exportação de Etapas.*Concluída/).waitFor()
    })
  })

  test('from the screen of a report its sending is scheduled, with the filters chosen, and it is sent at once', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(report)
      await fill(page, 'Data Inicial', '01/01/2020')
      const main = page.getByRole('main')
      await button(main, 'Agendar envio').click()
      await main.getByRole('textbox', { name: 'Hora' }).waitFor()
      await button(main, 'Alterar filtros').click()
      const filters = page.getByRole('dialog', { name: /^Filtros de / })
      await expect.poll(() => filters.getByRole('textbox', { name: 'Data Inicial' }).inputValue()).toBe('01/01/2020')
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await filters.waitFor({ state: 'detached' })
      await fill(main, 'Nome', 'Indicações para a diretoria')
      await button(main, 'Salvar').click()
      await main.getByRole('alert').getByText('Informe quem recebe: usuários ou e-mails').waitFor()
      await fill(main, 'Dia do mês', '5')
      await main.getByRole('combobox', { name: 'Outros e-mails' }).fill('diretoria@exemplo.com.br')
      await page.keyboard.press('Enter')
      expect(await barriers(page)).toEqual([])
      await button(main, 'Salvar').click()
      await page.getByText('Registro criado com sucesso.').waitFor()
      await page
        .getByRole('row', { name: /Indicações para a diretoria/ })
        .getByText('Indicações para a diretoria')
        .click()
      await button(main, 'Enviar agora').click()
      await button(page.getByRole('dialog', { name: 'Enviar agora' }), 'Enviar agora').click()
      await page.getByText('Enviar agora: concluído com sucesso.').waitFor()
      await stage.app.fastify.prumo.jobs.run('relatorios-agendados', {})
      await page.reload()
      await main.getByRole('region', { name: 'E-mails' }).getByText('diretoria@exemplo.com.br').waitFor()
      await page.setViewportSize(PHONE)
      await expect.poll(() => overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
    })
  })

  test('fits a telephone', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/utilitario/tarefas')
        await page.getByText('Concluída').first().waitFor()
        expect(await overflow(page)).toBe(0)
        expect(await barriers(page)).toEqual([])
      },
      { viewport: PHONE },
    )
  })
})
