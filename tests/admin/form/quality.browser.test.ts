import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete, openStage, type Stage, save, soon, tab } from './harness/browser.ts'
import { quantileOf, startScriptClock, typeByKey } from './harness/key-costs.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string
  nodes: { html: string }[]
}

/** What axe finds wrong, as 'rule: element'. */
async function findings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  // past the CSP, which rightly refuses injected scripts
  await session.send('Runtime.evaluate', { expression: axeSource })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ['wcag2a','wcag2aa','wcag21aa','best-practice'] }).then((r) => r.violations)`,
    awaitPromise: true,
    returnByValue: true,
  })
  const violations = result.value as Finding[]
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

describe('accessibility', () => {
  it('axe finds nothing on any tab, with and without mistakes', async () => {
    const page = await stage.open()
    for (const name of ['Documentos', 'Profissional', 'Outros']) {
      await tab(page, name).click()
      await page.waitForLoadState('networkidle')
      expect(await findings(page), name).toEqual([])
    }
    await save(page)
    await page.getByRole('alert').waitFor()
    expect(await findings(page), 'mistakes').toEqual([])
  })

  it('axe finds nothing in the dialogs and in a form that can only be read', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    await page.getByRole('textbox', { name: 'Áreas de interesse' }).click()
    await page.getByRole('treeitem').first().waitFor()
    expect(await findings(page), 'tree').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Adicionar: Experiências profissionais' }).click()
    await page.getByRole('textbox', { name: 'Empresa' }).waitFor()
    expect(await findings(page), 'dialog').toEqual([])
    const reading = await stage.open({ record: complete, readOnly: true })
    await tab(reading, 'Profissional').click()
    await reading.waitForLoadState('networkidle')
    expect(await findings(reading), 'read-only').toEqual([])
    expect(await reading.getByRole('button', { name: 'Salvar' }).count()).toBe(0)
  })
})

describe('speed', () => {
  it('spends at most 16 ms of script on a key press among 80 fields, and renders one field', async () => {
    const page = await stage.open({ record: complete, query: 'contar=1' })
    const clock = await startScriptClock(page)
    await page.getByRole('textbox', { name: 'Nome completo' }).click()
    await page.keyboard.type('aquecimento')
    await page.waitForTimeout(500)
    const renders = () =>
      page.evaluate(() => ({ ...(window as unknown as { renders: Record<string, number> }).renders }))
    const before = await renders()
    const costs = await typeByKey(page, clock, 'Maria Aparecida dos Santos Albuquerque')
    const start = await clock.read()
    await page.waitForTimeout(600)
    const handOver = (await clock.read()) - start
    const p95 = quantileOf(costs, 0.95)
    console.log(
      `key press: median ${quantileOf(costs, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms; hand-over ${handOver.toFixed(2)} ms`,
    )
    const after = await renders()
    const rendered = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(rendered).toEqual(['nome'])
    expect(p95).toBeLessThanOrEqual(16)
    expect(handOver).toBeLessThanOrEqual(50)
  })

  it('mounts the active tab only', async () => {
    const page = await stage.open({ record: complete })
    expect(await page.locator('#root_documentos_cpf').count()).toBe(0)
    await tab(page, 'Documentos').click()
    await soon(() => page.locator('#root_documentos_cpf').count()).toBe(1)
    expect(await page.locator('#root_nome').count()).toBe(0)
  })
})

it('raises no error in the browser', () => {
  expect(stage.complaints).toEqual([])
})
