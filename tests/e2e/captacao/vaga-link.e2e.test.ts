import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

test('the link of a vacancy is copied from its request, beside its QR code', async () => {
  const [vaga] = (await stage.app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()
  await stage.story('rh', async ({ page, load }) => {
    await load(`/captacao/solicitacoes-pessoal/${vaga.solicitacaoId}`)
    const more = page.getByRole('button', { name: /^Mais ações/ })
    const link = page
      .getByRole('button', { name: 'Copiar link' })
      .or(page.getByRole('menuitem', { name: 'Copiar link' }))
    await page.getByRole('tab').first().waitFor()
    if ((await link.count()) === 0) await more.first().click()
    await link.first().click()
    const dialog = page.getByRole('dialog', { name: 'Link da Vaga' })
    await dialog.getByRole('img', { name: 'QR Code do endereço da vaga' }).waitFor()
    expect(await dialog.getByRole('textbox', { name: 'Endereço da vaga' }).inputValue()).toMatch(
      new RegExp(`/externo/anuncios\\?solicitacaoId=${vaga.solicitacaoId}&empresaId=1$`),
    )
    expect(await barriers(page)).toEqual([])
  })
}, 60_000)

test('[R-CAND-MAX-CARGOS] the choice of positions stops at the maximum of the company', async () => {
  const admin = await login(stage.app, 'admin')
  const settings = '/api/utilitario/empresas/configuracao'
  const { versao } = (await admin.get(settings)).json()
  expect((await admin.patch(settings, { versao, maxCandidataCargo: 2 })).statusCode).toBe(200)
  await stage.story('rh', async ({ page, load }) => {
    await load('/captacao/candidatos/new')
    await page.getByRole('tab').first().waitFor()
    const group = page.getByRole('group', { name: /Cargo\/Função Pretendida/ })
    for (const each of await page.getByRole('tab').all()) {
      if (await group.isVisible()) break
      await each.click()
    }
    const boxes = group.getByRole('checkbox')
    await boxes.nth(0).check()
    expect(await page.getByText('Limite de registros selecionados atingido').count()).toBe(0)
    await boxes.nth(1).check()
    await page.getByText('Limite de registros selecionados atingido').waitFor()
    expect(await boxes.nth(2).isDisabled()).toBe(true)
  })
}, 60_000)
