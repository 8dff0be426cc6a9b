import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, type Stage } from '#tests/helpers/browser.ts'
import { button, cell, fill, save, select } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

test('um administrador cria um campo, que aparece no formulário, na lista, no filtro e na planilha', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/campos-empresa')
    await select(page, 'Cadastro', 'Estabelecimentos')
    await page.getByRole('region', { name: 'Endereço' }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Novo campo' }).click()
    await fill(page, 'Rótulo', 'Vagas na garagem')
    await select(page, 'Tipo', 'Número')
    await page.getByRole('checkbox', { name: 'Coluna da lista' }).check()
    await page.getByRole('checkbox', { name: 'Filtro da lista' }).check()
    await save(page)
    const own = page.getByRole('row', { name: /Vagas na garagem/ })
    await own.waitFor()
    await open('/utilitario/estabelecimentos/new')
    await fill(page, 'Nome', 'Filial com garagem')
    await cell(page, 'complementoCnpj').getByRole('textbox').fill('7771')
    await fill(page, 'Vagas na garagem', '37')
    await save(page)
    await page.getByRole('columnheader', { name: /Vagas na garagem/ }).waitFor()
    const row = page.getByRole('row', { name: /Filial com garagem/ })
    await row.getByRole('cell', { name: '37', exact: true }).waitFor()
    await button(page, 'Exibir Filtro').click()
    await page.getByRole('textbox', { name: 'Vagas na garagem (de)' }).fill('38')
    await row.waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: 'Vagas na garagem (de)' }).fill('30')
    await row.waitFor()
    const csv = await page.evaluate(async () =>
      (await fetch('/api/utilitario/estabelecimentos/exportacao?formato=csv')).text(),
    )
    expect(csv).toContain('Vagas na garagem')
  })
})

test('um campo do produto é renomeado e ocultado; o que ele exige não se oculta', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/campos-empresa?entidade=utilitario/estabelecimento')
    await page.getByRole('checkbox', { name: 'Nome: oculto' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Nome: oculto' }).isDisabled()).toBe(true)
    await button(page, 'Renomear Bairro').click()
    const dialog = page.getByRole('dialog', { name: 'Rótulo do campo' })
    await fill(dialog, 'Rótulo', 'Distrito')
    await button(dialog, 'Salvar').click()
    await page.getByText('No produto: Bairro').waitFor()
    await page.getByRole('checkbox', { name: 'Distrito: oculto' }).click()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Distrito: oculto' }).isChecked()).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
  })
})
