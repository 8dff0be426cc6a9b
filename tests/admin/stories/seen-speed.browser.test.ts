import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, fill, save } from '#tests/e2e/steps.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const etapas = '/captacao/etapas-seletivas'
const rows = (page: Page) => page.locator('tbody tr[aria-rowindex]')
/** what is searched for goes in a body (`providers/ask.ts`) */
const isList = (url: URL) => [`/api${etapas}`, `/api${etapas}/consulta`].includes(url.pathname)

/** Holds back what a list asks for until it is let go. */
async function holdLists(page: Page): Promise<() => void> {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(isList, async (route) => {
    if (route.request().method() === 'GET' || route.request().url().endsWith('/consulta')) await held
    await route.continue()
  })
  return go
}

test('a saved record stands in its list at once, with what was emptied gone; a deleted one is gone at once', () =>
  stage.story('rh', async ({ page, open }) => {
    await open(`${etapas}/new`)
    await fill(page, 'Nome', 'Prova curta')
    await save(page)
    const made = rows(page).filter({ hasText: 'Prova curta' })
    await made.getByRole('link', { name: 'Prova curta', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Prova curta' }).waitFor()
    const go = await holdLists(page)
    await fill(page, 'Nome', 'Prova longa')
    await save(page)
    // the list has not been read anew: it is held back
    await rows(page).filter({ hasText: 'Prova longa' }).waitFor()
    expect(await rows(page).filter({ hasText: 'Prova curta' }).count()).toBe(0)
    await button(page, 'Excluir: Prova longa').click()
    await button(page.getByRole('dialog'), 'Excluir').click()
    await rows(page).filter({ hasText: 'Prova longa' }).waitFor({ state: 'detached' })
    go()
    await page.unrouteAll({ behavior: 'wait' })
  }))

test('a list that is there stays while it is asked anew; rows on their way show after 300 ms', () =>
  stage.story('rh', async ({ page, open, load }) => {
    await open(etapas)
    await rows(page).nth(2).waitFor()
    const before = await rows(page).count()
    const go = await holdLists(page)
    await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('entrevista')
    await page.locator('[data-scroll][aria-busy=true]').waitFor()
    expect(await rows(page).count()).toBe(before)
    // nothing stands over it, however long it takes
    await page.locator('[data-overlay]').waitFor()
    const pill = await page.locator('[data-overlay] > *').boundingBox()
    const table = await page.locator('[data-scroll]').boundingBox()
    expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThan(table?.y ?? 0)
    go()
    await page.locator('[data-scroll][aria-busy=false]').waitFor()
    await page.unrouteAll({ behavior: 'wait' })

    const goOn = await holdLists(page)
    await load(etapas)
    const bone = page.locator('main [role=status] .MuiSkeleton-root').first()
    await bone.waitFor({ state: 'attached' })
    expect(await bone.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s')
    await bone.waitFor({ state: 'visible' })
    expect(await page.locator('main .MuiCircularProgress-root').count()).toBe(0)
    goOn()
    await rows(page).nth(2).waitFor()
    await page.unrouteAll({ behavior: 'wait' })
  }))
