import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

test('what belongs to all companies is read only for who does not administer the installation, and says why', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/geral/estados')
    await page.getByRole('link', { name: 'Ceará', exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Novo estado' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Ceará', exact: true }).click()
    await page
      .getByText('Somente leitura: este registro é de todas as empresas; quem administra a instalação o altera.')
      .waitFor()
    expect(await button(page, 'Salvar').count()).toBe(0)
    expect(await button(page, 'Excluir').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
})

test('who administers the installation says on a telephone who else does', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      const { rows } = await stage.app.database.pool.query<{ id: number }>("select id from usuario where login = 'rh'")
      await open(`/utilitario/usuarios/${rows[0]?.id}`)
      await page.getByRole('checkbox', { name: 'Administra a instalação' }).check()
      await page.getByText('Altera o que todas as empresas têm em comum').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Salvar').click()
      await page.getByText('Registro alterado com sucesso.').waitFor()
    },
    { viewport: PHONE },
  )
  await stage.story('rh', async ({ page, load }) => {
    await load('/geral/estados')
    await page.getByRole('link', { name: 'Novo estado' }).waitFor()
  })
})
