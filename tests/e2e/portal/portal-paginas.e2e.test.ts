import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, PASSWORD } from '#tests/helpers/app.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage
let vaga: { id: number; titulo: string }

beforeAll(async () => {
  stage = await openStage()
  vaga = (await stage.app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
})
afterAll(() => stage?.close())

test('the vacancies are read, filtered and opened before any script has come, and taken over as they stand', async () => {
  await stage.story(undefined, async ({ page, quiet }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname)
    })
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${stage.url}/externo/anuncios?empresaId=1`, { waitUntil: 'commit' })
    const card = page.getByRole('link', { name: vaga.titulo, exact: true }).first()
    await card.waitFor()
    expect(await page.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/externo/login?empresaId=1')
    release()
    // a made page that differs from what the browser makes of it would be complained of, which ends the story
    await quiet()
    await page.getByRole('combobox', { name: 'Vínculo' }).selectOption('E')
    await expect.poll(() => new URL(page.url()).searchParams.get('vinculo')).toBe('E')
    await quiet()
    // what the page brought along was not asked for again
    expect(new Set(calls)).toEqual(new Set(['/api/externo/anuncios']))
    await card.click()
    await page.getByRole('heading', { level: 1, name: vaga.titulo }).waitFor()
  })
})

test('who is logged in gets the same page with his own part', async () => {
  await stage.story(undefined, async ({ page, open, quiet }) => {
    await open(`/externo/anuncios/${vaga.id}?empresaId=1`)
    await quiet()
    await page.getByRole('link', { name: 'Candidatar-se' }).click()
    await page.getByLabel('CPF').pressSequentially(CPF)
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await button(page, 'Entrar').click()
    await page.getByRole('heading', { level: 1, name: vaga.titulo }).waitFor()
    await page.reload()
    await quiet()
    await page.getByText('Olá, Maria').waitFor()
    await page.goto(`${stage.url}/externo/anuncios?empresaId=1`)
    await quiet()
    await page.getByText('Olá, Maria').waitFor()
    expect(await page.getByRole('link', { name: 'Entrar', exact: true }).count()).toBe(0)
  })
})
