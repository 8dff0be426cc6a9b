import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeColabore } from '#server/platform/integrations/colabore/fake.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pageAction, rowAction, save } from '../steps.ts'

let service: Awaited<ReturnType<typeof startFakeColabore>>
let stage: Stage
beforeAll(async () => {
  service = await startFakeColabore()
  stage = await openStage(undefined, { COLABORE_URL: service.url, COLABORE_CHAVE: 'chave' })
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await service?.close()
})

const URL = '/cargo-salario/areas-organizacionais'

test('[R-AREA-04] [R-AREA-06] list and form say why an area cannot be changed, and what hangs on it before it goes', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(URL)
    const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
    const industrial = row('Industrial').first()
    const turn = industrial.getByRole('button', { name: /^Inativar/ })
    expect(await turn.getAttribute('aria-disabled')).toBe('true')
    await turn.hover()
    await page
      .getByRole('tooltip')
      .getByText('A área não pode ser inativada pois possui áreas filhas ativas.')
      .waitFor()

    await (await rowAction(industrial, 'Excluir')).click()
    const refused = page.getByRole('dialog', { name: 'A área não pode ser excluída' })
    await refused.getByText('5 áreas filhas').waitFor()
    await refused.getByText('Isto está ligado à área Industrial:').waitFor()
    await button(refused, 'Fechar').click()

    await (await rowAction(row('Expedição').first(), 'Ver o que há na área')).click()
    const drawer = page.getByRole('dialog', { name: 'Expedição' })
    await drawer.getByText('Natália Almeida Pacheco').first().waitFor()
    await drawer
      .getByText(/^\d+ talentos, em qualquer situação$/)
      .first()
      .waitFor()
    await drawer.getByText(/^\d+ linhas do histórico de talentos$/).waitFor()
    expect(await barriers(page)).toEqual([])
    await button(drawer, 'Fechar').click()

    await (await rowAction(row('Expedição').first(), 'Inativar')).click()
    const dialog = page.getByRole('dialog', { name: 'Inativar' })
    await dialog
      .getByText(/Ligado a ela: \d+ talentos, em qualquer situação; \d+ linhas do histórico de talentos/)
      .waitFor()
    await button(dialog, 'Inativar').click()
    await notice(page, 'Área inativada com sucesso.')
    await (await rowAction(row('Expedição').first(), 'Ativar')).click()
    await button(page.getByRole('dialog', { name: 'Ativar' }), 'Ativar').click()
    await notice(page, 'Área ativada com sucesso.')

    await industrial.getByRole('link', { name: /^Editar/ }).click()
    await page.getByText(/^A área mãe não pode ser alterada pois a empresa é integrada/).waitFor()
    await page.getByText('A área não pode ser inativada pois possui áreas filhas ativas.').waitFor()
    expect(await page.getByLabel('Ativo').isDisabled()).toBe(true)
    expect(await page.getByRole('textbox', { name: 'Área Mãe' }).isDisabled()).toBe(true)
  })
}, 120_000)

test('the parent is chosen among areas that are not below; who nobody answers for is told; an empty area is deleted', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(`${URL}/new`)
    await fill(page, 'Descrição', 'Filial Norte')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
    await open(`${URL}/new`)
    await fill(page, 'Descrição', 'Loja Um')
    await page.getByRole('textbox', { name: 'Área Mãe' }).click()
    const tree = page.getByRole('dialog', { name: 'Área Mãe' })
    await tree.getByRole('treeitem', { name: 'Filial Norte' }).click()
    await save(page)
    await notice(page, 'Registro criado com sucesso.')

    await open(`${URL}?filter=${encodeURIComponent('{"nome":"Filial Norte"}')}`)
    await page.getByText('2 áreas ativas estão sem responsável.').waitFor()
    await button(page, 'Ver').click()
    const without = page.getByRole('dialog', { name: 'Áreas sem responsável' })
    await without.getByText('Em Filial Norte').waitFor()
    await without.getByRole('link', { name: 'Filial Norte' }).click()
    await page.getByRole('heading', { level: 1, name: 'Filial Norte' }).waitFor()
    await page.getByRole('textbox', { name: 'Área Mãe' }).click()
    await tree.getByRole('treeitem', { name: 'Diretoria Geral' }).waitFor()
    expect(await tree.getByRole('treeitem', { name: 'Filial Norte' }).count()).toBe(0)
    expect(await tree.getByRole('treeitem', { name: 'Loja Um' }).count()).toBe(0)
    await button(tree, 'Cancelar').click()
    await (await pageAction(page, 'Ver o que há na área')).click()
    await page.getByRole('dialog', { name: 'Filial Norte' }).getByText('Ninguém responde por esta área.').waitFor()
    await button(page.getByRole('dialog', { name: 'Filial Norte' }), 'Fechar').click()

    for (const name of ['Loja Um', 'Filial Norte']) {
      await open(`${URL}?filter=${encodeURIComponent(JSON.stringify({ nome: name }))}`)
      await (await rowAction(page.getByRole('row').filter({ hasText: name }).first(), 'Excluir')).click()
      const dialog = page.getByRole('dialog', { name: 'Excluir área' })
      await dialog.getByText(`Excluir a área ${name}? Nada está ligado a ela.`).waitFor()
      await button(dialog, 'Excluir').click()
      await notice(page, 'Área excluída com sucesso.')
    }
  })
}, 120_000)

test('the report comes from the list, and areas are sent to the payroll once the company is integrated', async () => {
  await stage.app.database.pool.query("update parametros_sistema set status_colabore = 'Ativo'")
  await stage.story('admin', async ({ page, load }) => {
    await load(URL)
    const get = async (item: string) => {
      await button(page, 'Relatório').click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item, exact: true }).click(),
      ])
      return [
        download.suggestedFilename(),
        readFileSync(await download.path())
          .subarray(0, 4)
          .toString('latin1'),
      ]
    }
    expect(await get('Relatório')).toEqual(['areas-organizacionais.pdf', '%PDF'])
    expect(await get('Exportar para XLS')).toEqual(['areas-organizacionais.xlsx', 'PK\u0003\u0004'])
    // the payroll does not know this company
    expect(await button(page, 'Enviar ao Colabore').isDisabled()).toBe(true)
  })
  await stage.app.database.pool.query('update empresa set ac_integra = true where id = 1')
  stage.app.fastify.prumo.sessions.forget()
  await stage.storyAnew('admin', async ({ page, load }) => {
    await load(URL)
    await button(page, 'Enviar ao Colabore').click()
    const dialog = page.getByRole('dialog', { name: 'Enviar ao Colabore' })
    await button(dialog, 'Enviar ao Colabore').click()
    await page.getByText(/^\d+ áreas enviadas ao Fortes Colabore.$/).waitFor()
    expect(service.received).toHaveLength(1)
  })
  await stage.app.database.pool.query('update empresa set ac_integra = false where id = 1')
}, 120_000)

test('who sees some areas only is told so', async () => {
  await stage.story('lider', async ({ page, open }) => {
    await open(URL)
    await page.getByText(/^Você vê somente as áreas permitidas ao seu usuário/).waitFor()
    const row = page.getByRole('row').filter({ hasText: 'Expedição' })
    await row.getByRole('link', { name: /^Visualizar \(você não tem permissão para alterar esta área\)/ }).waitFor()
  })
}, 120_000)

test('the list of areas fits a telephone', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(URL)
      await page.getByText('Armazém', { exact: true }).first().waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)
