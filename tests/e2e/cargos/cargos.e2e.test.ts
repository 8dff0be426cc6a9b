import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pick, rowAction, save, select } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

test('bands are moved from the list of positions, and where the names are taken the dialog says which', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/cargo-salario/cargos')
    const contador = page.getByRole('row').filter({ hasText: 'Contador' })
    // it has bands: they are moved or deleted first
    const remove = contador.getByRole('button', { name: /^Excluir: / })
    expect(await remove.getAttribute('aria-disabled')).toBe('true')
    await (await rowAction(contador, 'Transferir faixas salariais')).click()
    const dialog = page.getByRole('dialog', { name: 'Transferir faixas salariais' })
    await button(dialog, 'Transferir').click()
    await dialog.getByText('Escolha ao menos uma faixa').waitFor()
    await dialog.getByText('Escolha o cargo de destino').waitFor()
    await dialog.getByRole('checkbox', { name: 'Todas' }).check()
    await pick(dialog, 'Cargo de destino', 'Analista Financeiro')
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Transferir').click()
    await dialog
      .getByText('O cargo Analista Financeiro já tem as faixas salariais Júnior, Pleno e Sênior.', { exact: true })
      .waitFor()
    await pick(dialog, 'Cargo de destino', 'Almoxarife')
    await button(dialog, 'Transferir').click()
    await notice(page, '3 faixas salariais transferidas com sucesso.')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => remove.getAttribute('aria-disabled')).toBeNull()

    await (await rowAction(contador, 'Inativar')).click()
    await button(page.getByRole('dialog', { name: 'Inativar' }), 'Inativar').click()
    await notice(page, 'Cargo inativado com sucesso.')

    const almoxarife = page.getByRole('row').filter({ hasText: 'Almoxarife' })
    await almoxarife.getByRole('link', { name: /^Faixas salariais: / }).click()
    await page.getByRole('heading', { level: 1, name: 'Faixas Salariais' }).waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(5)
    const pleno = page.getByRole('row').filter({ hasText: 'Pleno' })
    await pleno.getByRole('link', { name: /^Histórico salarial: / }).click()
    await page.getByText('Almoxarife – Pleno', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Novo histórico da faixa salarial' }).click()
    await fill(page, 'A partir de', '01/01/2027')
    await select(page, 'Tipo de Salário', 'Por valor')
    await fill(page, 'Valor', '0')
    await save(page)
    await page.getByText('Valor não pode ser 0 (zero) ou menor').first().waitFor()
    await fill(page, 'Valor', '15000')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
  })
})

test('what a position, and a talent on a day, answers for stands beside the list; CBO codes are found by words', async () => {
  await stage.story('rh', async ({ page, open, load }) => {
    await open('/cargo-salario/cargos')
    await (await rowAction(page.getByRole('row').filter({ hasText: 'Comprador' }), 'Responsabilidades')).click()
    const drawer = page.getByRole('dialog', { name: 'Responsabilidades' })
    await drawer.getByText('Origem: cargo – Comprador').waitFor()
    await pick(drawer, 'Talento', 'Adriana')
    await drawer.getByText(/^Origem: função – /).waitFor()
    expect(await barriers(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Fechar' }).click()
    await open('/cargo-salario/faixas-salariais/new')
    const cbo = page.getByRole('combobox', { name: 'Código CBO', exact: true })
    await cbo.fill('vigilante')
    await page.getByRole('option', { name: '517330 Vigilante', exact: true }).click()
    await expect.poll(() => cbo.inputValue()).toBe('517330')
    // as positions stood before areas were asked for
    const { pool } = stage.app.database
    await pool.query(
      "delete from cargo_areas_organizacionais where cargo_id = (select id from cargo where nome = 'Comprador' and empresa_id = 1)",
    )
    const { rows } = await pool.query('select count(*)::int as total from cargo where empresa_id = 1')
    await pool.query('update empresa set maximo_cargos = $1 where id = 1', [rows[0].total])
    await load('/cargo-salario/cargos')
    await page.getByText(`A empresa já tem o máximo de ${rows[0].total} cargos.`).waitFor()
    const warning = page.getByRole('alert').filter({ hasText: '1 cargo não tem área organizacional.' })
    expect(await barriers(page)).toEqual([])
    await button(warning, 'Incluir áreas em cargos').click()
    const dialog = page.getByRole('dialog', { name: 'Incluir áreas em cargos' })
    await dialog.getByText('Comprador', { exact: true }).waitFor()
    await pick(dialog, 'Áreas organizacionais', 'Vendas')
    await page.keyboard.press('Escape')
    await button(dialog, 'Incluir').click()
    await notice(page, 'Áreas incluídas em 1 cargo.')
    await warning.waitFor({ state: 'hidden' })
  })
})

test('on a telephone a band that awaits the payroll is shown and cannot be chosen', async () => {
  await stage.story(
    'rh2',
    async ({ page, open }) => {
      await open('/captacao/solicitacoes-pessoal/new')
      await page.getByRole('combobox', { name: 'Cargo/Faixa', exact: true }).fill('Vigilante Faixa III')
      const option = page.getByRole('option', { name: /^Vigilante Faixa III/ })
      await option.getByText('Esta faixa salarial aguarda a confirmação da folha').waitFor()
      expect(await option.getAttribute('aria-disabled')).toBe('true')
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
