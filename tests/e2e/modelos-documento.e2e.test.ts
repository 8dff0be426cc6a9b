import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, type Stage } from '#tests/helpers/browser.ts'
import { button, rowAction, save } from './steps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage?.close())

test('a template is written with fields picked by their titles, seen as it prints, and printed for two candidates', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/modelos-documento')
    await page.getByRole('link', { name: 'Resumo do candidato', exact: true }).click()
    const text = page.getByRole('textbox', { name: 'Texto', exact: true })
    const preview = page.getByRole('region', { name: 'Prévia', exact: true })
    await preview.getByText('Experiências profissionais').waitFor()
    await text.getByText('Candidato: Nome', { exact: true }).waitFor()
    expect(await barriers(page, 'main')).toEqual([])

    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('E-mail de novo: ')
    await button(page, 'Inserir marcador').click()
    const picker = page.getByRole('dialog', { name: 'Inserir marcador' })
    await picker.getByRole('combobox', { name: 'Procurar campo' }).fill('Candidato: Contato: E-mail')
    await picker.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await picker.waitFor({ state: 'hidden' })
    await expect.poll(() => text.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.type(' (manhã)')
    await preview.getByText('(manhã)').waitFor()
    await save(page)

    await page.getByRole('link', { name: 'Resumo do candidato', exact: true }).click()
    await expect.poll(() => text.textContent()).toContain('E-mail de novo: ')
    expect(await text.textContent()).toContain(' (manhã)')

    await open('/captacao/candidatos')
    const rows = page.locator('tbody tr')
    await rows.first().waitFor()
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Imprimir documento' }).click()
    const dialog = page.getByRole('dialog', { name: /^Imprimir documento/ })
    await dialog.getByText('2 registros selecionados').waitFor()
    await button(dialog, 'Imprimir').click()
    await dialog.getByText('(manhã)').first().waitFor()
    await dialog.getByText('de 2', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    // what was printed stands with the record
    await (await rowAction(rows.first(), 'Imprimir documento')).click()
    const issued = dialog.getByRole('list', { name: 'Já emitidos' })
    await issued.getByText('por Administrador').waitFor()
    expect(await barriers(page)).toEqual([])
    await issued.getByRole('button', { name: /^Resumo de / }).click()
    await dialog.getByText('(manhã)').first().waitFor()
    await page.keyboard.press('Escape')

    // many are printed in the background; here two are many
    await page.route('**/api/documentos', (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: 'respond-async' } }),
    )
    await open('/captacao/candidatos')
    await rows.first().waitFor()
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Imprimir documento' }).click()
    await button(dialog, 'Imprimir').click()
    const printing = page.getByRole('dialog', { name: 'Impressão de 2 documentos' })
    await printing.getByText('Aguardando a vez…').waitFor()
    expect(await barriers(page)).toEqual([])
    await stage.app.fastify.prumo.jobs.drain()
    await printing.getByText('2 documentos impressos.').waitFor()
    const file = page.waitForEvent('download')
    await button(printing, 'Baixar PDF').click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  })
}, 300_000)
