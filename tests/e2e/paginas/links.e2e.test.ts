import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'

const ETAPAS = '/captacao/etapas-seletivas'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

test('a record is fetched when the pointer rests on its row or the keyboard reaches it, not when the pointer passes', () =>
  stage.storyAnew('rh', async ({ page, open, quiet }) => {
    await open(ETAPAS)
    await quiet()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(`/api${ETAPAS}/`)) asked.push(new URL(request.url()).pathname)
    })
    const row = (place: number) => page.locator('tbody tr[aria-rowindex]').nth(place)
    const link = (place: number) => row(place).getByRole('link').first()
    const address = async (place: number) => `/api${await link(place).getAttribute('href')}`
    // one after the other within the same moment
    await page.locator('tbody').evaluate((body) => {
      for (const each of body.querySelectorAll('tr'))
        for (const type of ['pointerover', 'pointerout']) each.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
    await row(1).hover()
    await expect.poll(() => asked).toEqual([await address(1)])
    await link(3).focus()
    await expect.poll(() => asked).toEqual([await address(1), await address(3)])
    // back within a moment: it is known
    await row(1).hover()
    await page.waitForTimeout(300)
    expect(asked).toHaveLength(2)
    const name = (await link(1).textContent()) ?? ''
    await link(1).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe(name)
  }))

test('a screen is fetched while its entry of the menu is about to be chosen', () =>
  stage.storyAnew('rh', async ({ page, open, quiet }) => {
    await open(ETAPAS)
    await quiet()
    const loaded: string[] = []
    page.on('response', (answer) => {
      if (/\/modulo\.|\/assets\/.*\.js/.test(answer.url())) loaded.push(answer.url())
    })
    const entry = page.locator('#menu-lateral').getByRole('link', { name: 'Candidatos', exact: true })
    await entry.hover()
    await expect.poll(() => loaded.some((url) => url.includes('/captacao/candidato/modulo.'))).toBe(true)
    await quiet()
    const before = loaded.length
    await entry.click()
    await page.getByRole('table').waitFor()
    expect(loaded.slice(before).filter((url) => url.includes('/modulo.'))).toEqual([])
  }))

test('a part whose code does not come is told as an error, and is asked for again when it is shown the next time', async () => {
  const { page, open, quiet, close } = await stage.window('rh')
  await open(ETAPAS)
  await quiet()
  await page.route('**/assets/*.js', (route) => route.abort())
  const first = page.locator('tbody tr[aria-rowindex]').first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('heading', { level: 1, name: 'Erro Interno do Servidor' }).waitFor()
  await page.unroute('**/assets/*.js')
  await page.locator('#menu-lateral').getByRole('link', { name: 'Início' }).click()
  await page.getByRole('heading', { level: 1, name: /Olá/ }).waitFor()
  await open(ETAPAS)
  await first.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
  await close()
})

test('a link chosen within half a second of typing in a search leads on, though the typing falls due before the next page is shown', async () => {
  const { page, open, quiet, close } = await stage.window('rh')
  await page.addInitScript(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(setTimeout, _window, args: [() => void, number]) {
        if (args[1] === 500) Object.assign(window, { fallDue: args[0] })
        return Reflect.apply(setTimeout, window, args)
      },
    })
  })
  await open('/avaliacao/acompanhamentos-periodos-experiencia')
  await quiet()
  await page.getByRole('searchbox', { name: 'Nome ou matrícula' }).fill('a')
  await page.getByRole('link', { name: 'Avaliar' }).evaluate((link: HTMLElement) => {
    link.click()
    const { fallDue } = window as unknown as { fallDue: () => void }
    fallDue()
  })
  await page.getByRole('heading', { level: 1, name: 'Avaliação do Período de Experiência' }).waitFor()
  await page.waitForTimeout(600)
  expect(new URL(page.url()).pathname).toBe('/avaliacao/acompanhamentos-periodos-experiencia/new')
  await close()
})
