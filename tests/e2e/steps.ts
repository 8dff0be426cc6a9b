import type { Locator, Page } from 'playwright-core'

/** What a person does in a form, a list or a dialog; each waits for what it needs, none waits for time. */

type Place = Page | Locator

export const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })

export const save = (page: Page) => button(page, 'Salvar').click()

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** The cell of a field in the form, by its name in the schema. */
export const cell = (page: Page, field: string) => page.locator(`[data-field="${field}"]`)

/** Whether a field, which is on the screen or on its way there, is marked as mandatory. */
export async function isStarred(page: Page, field: string): Promise<boolean> {
  // the box that stands there while the widget arrives is disabled and has no mark yet
  await cell(page, field).locator('input:enabled, textarea:enabled').first().waitFor({ state: 'attached' })
  return (await cell(page, field).locator('.MuiFormLabel-asterisk').count()) > 0
}

export const fill = (place: Place, label: string, text: string) =>
  place.getByRole('textbox', { name: label, exact: true }).fill(text)

/** Looks a record up in a picker and takes it. */
export async function pick(place: Place, label: string, text: string): Promise<void> {
  const box = place.getByRole('combobox', { name: label, exact: true })
  await box.fill(text)
  const page = 'page' in place ? place.page() : place
  await page.getByRole('option', { name: text }).first().click()
}

/** Takes a choice of a closed list. */
export async function select(place: Place, label: string, choice: string): Promise<void> {
  // the name of a closed list ends with what it shows now
  await place.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  const page = 'page' in place ? place.page() : place
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** Takes a node of a tree, found by its name. */
export async function pickInTree(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('treeitem', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** An action of the record on the screen, wherever its button is: beside the title or in the menu. */
export async function pageAction(page: Page, title: string): Promise<Locator> {
  const inline = button(page, title)
  if ((await inline.count()) > 0) return inline
  await page.getByRole('button', { name: /^Mais ações de / }).click()
  return page.getByRole('menuitem', { name: new RegExp(`^${title}`) })
}

/** An action of a row, wherever there is room for it: an icon, or in the row's menu, which is then opened. */
export async function rowAction(row: Locator, title: string): Promise<Locator> {
  await row.waitFor()
  const icon = row.getByRole('button', { name: new RegExp(`^${title}: `) })
  if ((await icon.count()) > 0) return icon
  await row.getByRole('button', { name: /^Mais ações de / }).click()
  return row.page().getByRole('menuitem', { name: new RegExp(`^${title}`) })
}

/** Where something stands, once it stands still with nothing in front of it: what a hand aims at. */
export async function placeOf(target: Locator) {
  await target.hover({ trial: true })
  const place = await target.boundingBox()
  if (!place) throw new Error(`${target} is not drawn`)
  return place
}

/**
 * Takes what has the focus with a key, to move it with others. The library that moves it hears those from the next turn of the page on; input comes before
 * such turns, and the next key would be lost where nothing else is to be done first.
 */
export async function takeByKey(page: Page, key: 'Space' | 'Enter'): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
}

export const notice = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Presses Tab until what is wanted has the focus, as somebody without a mouse does. @throws Error when it cannot be reached */
export async function tabTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < most; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${most} times Tab do not lead to ${wanted}`)
}

/** Arranges an interview in its dialog, by who is logged in. @param inicio 'YYYY-MM-DDThh:mm' */
export async function arrangeInterview(page: Page, nome: string, inicio: string, local: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Marcar entrevista com ${nome}` })
  await dialog.getByText('Renata Holanda').first().waitFor()
  await dialog.getByLabel('Início').fill(inicio)
  await dialog.getByRole('textbox', { name: 'Local' }).fill(local)
  await button(dialog, 'Marcar').click()
  await dialog.waitFor({ state: 'detached' })
}

/** The categories of a chart with the numbers of its first series, as its table tells them. */
export async function tableOf(chart: Locator): Promise<[string, number][]> {
  await button(chart, 'Ver tabela').click()
  const rows = chart.getByRole('row').filter({ has: chart.page().getByRole('cell') })
  await rows.first().waitFor()
  const told: [string, number][] = []
  for (const row of await rows.all()) {
    const [name, number] = await row.locator('th, td').allTextContents()
    told.push([name ?? '', Number(number?.replaceAll('.', '').replace(',', '.'))])
  }
  return told
}

/** Opens the records of a category of a chart, whose table is shown. @returns how many there are */
export async function openRecords(chart: Locator, category: string, measure: string): Promise<number> {
  const page = chart.page()
  await chart.getByRole('rowheader', { name: category, exact: true }).getByRole('button').click()
  const entry = page.getByRole('menuitem', { name: new RegExp(`^Ver [\\d.]+ registros?: ${measure}$`) })
  const wanted = /[\d.]+/.exec((await entry.textContent()) ?? '')?.[0] ?? ''
  await entry.click()
  return Number(wanted.replaceAll('.', ''))
}
