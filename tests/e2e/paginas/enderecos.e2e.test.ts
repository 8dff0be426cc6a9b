import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, login } from '#tests/helpers/app.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'

const CANDIDATOS = '/captacao/candidatos'
let stage: Stage
let nome = ''
beforeAll(async () => {
  stage = await openStage()
  const rh = await login(stage.app, 'rh')
  const [found] = (await rh.post(`/api${CANDIDATOS}/consulta`, { q: CPF })).json<{ nome: string }[]>()
  nome = found?.nome ?? ''
})
afterAll(() => stage?.close())

/** All that the browser keeps of the page. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))

test('a search by CPF stands in no address and is kept nowhere in the browser; the way back finds it', () =>
  stage.storyAnew('rh', async ({ page, open }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    const alone = async () => {
      await rows.filter({ hasText: nome }).waitFor()
      await expect.poll(() => rows.count()).toBe(1)
    }
    await open(CANDIDATOS)
    // what an earlier version left behind goes, too
    await page.evaluate((cpf) => localStorage.setItem('RaStoreprumo.2.1.captacao/candidatos.listParams', cpf), CPF)
    await page.reload()
    await rows.nth(3).waitFor()
    await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill(CPF)
    await alone()
    expect(new URL(page.url()).searchParams.get('oculto')).toMatch(/^[0-9a-f]{8}$/)
    const found = page.url()
    await rows.getByText(nome).first().click()
    await page.waitForURL(/\/captacao\/candidatos\/\d+/)
    await page.goBack()
    await page.waitForURL(found)
    await alone()
    expect(await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).inputValue()).toBe(CPF)
    expect(addresses.filter((address) => address.includes(CPF))).toEqual([])
    expect(await kept(page)).not.toContain(CPF)

    // an address that names it, as somebody was sent it, is answered and taken out of the history
    await open(`${CANDIDATOS}?filter=${JSON.stringify({ q: CPF })}`)
    await page.waitForURL(/oculto=/)
    await alone()
    expect(await kept(page)).not.toContain(CPF)
  }))
