import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { widgetNameOf } from '#admin/form/widgets/choose.ts'
import { readModel, schemasFolder } from '#schemas/load.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { button } from '../../steps.ts'

/** The fewest registers that have every widget between them, by the address of their new record. */
export function formsOfEveryWidget(besides: string[]): string[] {
  const { model } = readModel(schemasFolder)
  const widgets = new Map(
    [...model.entities.values()]
      .filter(({ route, single }) => route && !single)
      .map(({ route = '', fields }) => {
        const typed = leafFields(fields).filter(({ readOnly, name }) => !readOnly && name !== 'id')
        return [route, new Set(typed.map((field) => widgetNameOf(field)))] as const
      }),
  )
  const left = new Set([...widgets.values()].flatMap((names) => [...names]))
  const chosen: string[] = []
  const add = (route: string) => {
    chosen.push(route)
    for (const name of widgets.get(route) ?? []) left.delete(name)
  }
  for (const route of besides) add(route)
  while (left.size > 0) {
    const gain = (route: string) => [...(widgets.get(route) ?? [])].filter((name) => left.has(name)).length
    add([...widgets.keys()].reduce((best, route) => (gain(route) > gain(best) ? route : best)))
  }
  return chosen
}

const at = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)

const FIELD = 'form [data-field] *'
const within = (page: Page, selector: string) => expect.poll(() => at(page, selector), { timeout: 20_000 }).toBe(true)

/** Begins in the first field, comes past every stop once, each with a name and to be seen, and reaches 'Salvar'; back again with Shift. */
export async function goesThrough(page: Page): Promise<void> {
  await within(page, FIELD)
  const stops: string[] = []
  while (!(await at(page, 'form button[type=submit]'))) {
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { width, height } = (
        element.closest('label, .MuiInputBase-root, button') ?? element
      ).getBoundingClientRect()
      const again = element.dataset.passed !== undefined
      element.dataset.passed = ''
      return { again, seen: width > 0 && height > 0, html: element.outerHTML.slice(0, 160) }
    })
    const said = await page.locator(':focus').ariaSnapshot()
    expect(stop, `${page.url()} after ${stops.length} stops`).toMatchObject({ again: false, seen: true })
    expect(said, stop.html).toMatch(/"[^"]+"/)
    stops.push(stop.html)
    await page.keyboard.press('Tab')
    if (stops.length > 150) throw new Error(`${page.url()}: Tab does not lead to 'Salvar'`)
  }
  await page.keyboard.press('Shift+Tab')
  await within(page, FIELD)
  await page.keyboard.press('Tab')
}

/** From 'Salvar', or from a line of text by Enter: says what is missing and goes there. */
export async function savesByEnter(page: Page): Promise<void> {
  const line = page.locator('form [data-field] input[type=text]:enabled:not([role=combobox]):not([readonly])').first()
  if ((await line.count()) > 0) await line.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Preencha os campos indicados').first().waitFor()
  await within(page, FIELD)
}

/** A row's dialog: begins in its first field, Esc asks before it loses something, and gives the focus back. */
export async function asksBeforeARowIsLost(page: Page): Promise<void> {
  const add = page.locator('form [data-field] button[id$="-adicionar"]:enabled').first()
  if ((await add.count()) === 0) return
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
  await within(page, `[role=dialog] ${FIELD}`)
  const line = dialog.locator('input[type=text]:enabled:not([role=combobox]):not([readonly]), textarea:enabled').first()
  if ((await line.count()) > 0) {
    await line.focus()
    await page.keyboard.type('1')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByText('O que foi digitado nesta janela será perdido.').waitFor()
    await within(page, '[role=alertdialog] *')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await line.inputValue()).toContain('1')
    await page.keyboard.press('Escape')
    await button(page, 'Descartar').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  } else await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true)
}

/** Leaving asks while something is unsaved; Esc stays, with what was typed. */
export async function asksBeforeTheRecordIsLost(page: Page): Promise<void> {
  const lines = page.locator(
    'form [data-field] :is(input[type=text], textarea):enabled:not([role=combobox], [readonly])',
  )
  const line = lines.nth(await lines.evaluateAll((all) => all.findIndex((one) => 'value' in one && one.value === '')))
  await line.focus()
  await page.keyboard.type('7')
  const typed = await line.inputValue()
  const cancel = page.locator('form').getByRole('button', { name: 'Cancelar', exact: true })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog')
  await button(page, 'Continuar editando').waitFor()
  await within(page, '[role=dialog] *')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await line.inputValue()).toBe(typed)
  await cancel.focus()
  await page.keyboard.press('Enter')
  await button(page, 'Continuar editando').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.locator('form [data-field]').first().waitFor({ state: 'detached' })
}
