import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell, fill, save, select } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

test('an administrator makes a field, which appears in form, list, filter and spreadsheet', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/campos-empresa')
    await select(page, 'Cadastro', 'Estabelecimentos')
    await page.getByRole('region', { name: 'Endereço' }).first().waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Novo campo' }).click()
    await fill(page, 'Rótulo', 'Vagas na garagem')
    await select(page, 'Tipo', 'Número')
    // what a number is asked besides moves the switches down, once the menu has closed
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
    await page.getByRole('checkbox', { name: 'Coluna da lista' }).check()
    await page.getByRole('checkbox', { name: 'Filtro da lista' }).check()
    const preview = page.getByRole('region', { name: 'Como fica no formulário' })
    await preview.getByRole('textbox', { name: 'Vagas na garagem' }).waitFor()
    await save(page)
    const own = page.getByRole('row', { name: /Vagas na garagem/ })
    await own.waitFor()
    // by keys: the focus goes with the field
    const up = button(page, 'Mover Vagas na garagem para cima')
    const at = async () =>
      (await page.getByRole('row').allInnerTexts()).findIndex((text) => text.includes('Vagas na garagem'))
    const before = await at()
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(at).toBeLessThan(before)
    await expect.poll(() => up.evaluate((element) => element === document.activeElement)).toBe(true)
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

test('a field of the product is renamed and hidden; what the product demands is not hidden', async () => {
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

test('the fields of a company go to another by file, which sees first what will be done', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/campos-empresa?entidade=utilitario/estabelecimento')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Exportar').click()])
    expect(download.suggestedFilename()).toBe('campos-utilitario-estabelecimento.json')
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const file = { name: 'campos.json', mimeType: 'application/json', buffer: Buffer.concat(chunks) }
    const input = page.getByLabel('Arquivo de campos da empresa')
    const dialog = page.getByRole('dialog', { name: 'Importar campos' })
    await input.setInputFiles(file)
    await dialog.getByText('A empresa já tem tudo o que o arquivo traz.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const content = JSON.parse(file.buffer.toString('utf8'))
    const ramal = { campo: 'ramalDaPortaria', proprio: true, rotulo: 'Ramal da portaria', tipo: 'TEXTO' }
    const more = { ...content, campos: [...content.campos, ramal] }
    await input.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(more)) })
    await dialog.getByText('Ramal da portaria').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Importar 1 campo').click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: /Ramal da portaria/ }).waitFor()

    await input.setInputFiles({ ...file, buffer: Buffer.from('nada disso') })
    await page.getByText('O arquivo não é de campos da empresa.').waitFor()
  })
})
