import type { Locator, Page } from 'playwright-core'

/** One entry of the catalogue, opened: what every widget owes, whatever it is. Each says what is wrong with it, or nothing. */

/** By its mark, not by its role: an open dialog hides it from who cannot see. */
const state = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`)

const stored = (page: Page) => state(page, 'Valor guardado').locator('code').textContent()

const ARRIVED = 'form [data-field] :is(input:enabled, textarea:enabled, button:enabled)'

/** Every entry of the catalogue with a field, by the title of its link. */
export async function openEntry(page: Page, title: string): Promise<boolean> {
  await page.getByRole('navigation', { name: 'Componentes' }).getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  const isField = (await page.getByRole('heading', { name: 'Trecho do esquema' }).count()) > 0
  // the boxes that stand there while a widget arrives
  if (isField) await state(page, 'Normal').locator(ARRIVED).first().waitFor({ state: 'attached' })
  return isField
}

/** Reached by Tab, with a name, and changed or opened without a mouse. */
export async function byKeyboard(page: Page): Promise<string | undefined> {
  const field = state(page, 'Normal').locator('form')
  const before = await stored(page)
  let files = false
  page.once('filechooser', () => {
    files = true
  })
  await standBefore(state(page, 'Normal'))
  const tried: string[] = []
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    if (
      !(await field.evaluate(
        (form) => document.activeElement?.closest('[data-field]') != null && form.contains(document.activeElement),
      ))
    )
      break
    const focus = field.locator(':focus')
    const said = await focus.ariaSnapshot()
    if (!/"[^"]+"/.test(said)) return `has no name: ${said}`
    tried.push(said.split('\n')[0] ?? '')
    for (const keys of await keysFor(focus)) {
      for (const key of keys) await page.keyboard.press(key)
      if (await happens(async () => files || (await stored(page)) !== before || (await isOpen(page)))) return undefined
    }
  }
  return `no key changes it: ${tried.join(', ') || 'Tab does not lead there'}`
}

/** As if the person had just left what stands before it. */
const standBefore = (place: Locator) =>
  place.evaluate((node) => {
    const before = document.createElement('span')
    before.tabIndex = -1
    node.before(before)
    before.focus()
    before.remove()
  })

/** What a person would press there, one after the other; what is typed counts with Enter. */
async function keysFor(focus: Locator): Promise<string[][]> {
  const role = await focus.evaluate((node) => node.getAttribute('role') ?? (node as HTMLInputElement).type ?? '')
  if (role === 'radio') return [['ArrowRight'], ['ArrowLeft']]
  if (role === 'checkbox' || role === 'switch') return [['Space']]
  if (role === 'button' || role === 'submit' || role === 'file') return [['Enter']]
  return [['1', 'Enter'], ['Control+a', 'Delete'], ['ArrowDown']]
}

const opened = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')

const isOpen = async (page: Page) => (await opened(page).count()) > 0

/** Whether it comes about within so many milliseconds. */
async function happens(seen: () => Promise<boolean>, within = 300): Promise<boolean> {
  for (let step = 0; step < within / 25; step++) {
    if (await seen()) return true
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return false
}

/** Nothing in it takes a change; looking for something in it stays possible. */
export async function onlyRead(page: Page): Promise<string | undefined> {
  const open = await state(page, 'Somente leitura').evaluate((region) =>
    [
      ...region.querySelectorAll<HTMLInputElement>(
        'input, textarea, [contenteditable=true], [role=radio], [role=checkbox]',
      ),
    ]
      .filter((box) => box.type !== 'hidden' && box.type !== 'search' && !box.disabled && !box.readOnly)
      .filter((box) => box.getAttribute('aria-disabled') !== 'true' && box.getAttribute('aria-readonly') !== 'true')
      .filter(
        (box) => !/^(Pesquisar|Comparar|Só as diferenças)/.test(box.ariaLabel ?? box.labels?.[0]?.textContent ?? ''),
      )
      .map((box) => box.outerHTML.slice(0, 120)),
  )
  return open.length > 0 ? `can be changed: ${open[0]}` : undefined
}

const MISSING = /obrigatóri[oa]|Selecione/

/** Says what is missing, at the field and for who cannot see. */
export async function saysWhatIsMissing(page: Page): Promise<string | undefined> {
  const region = state(page, 'Obrigatório, com erro')
  // a heavy widget arrives after its place
  await happens(async () => MISSING.test((await region.textContent()) ?? ''), 30_000)
  const text = (await region.textContent()) ?? ''
  if (!MISSING.test(text)) return `does not say what is missing: ${text}`
  const marked = await region.locator('[aria-invalid=true], [role=alert], .Mui-error').count()
  return marked > 0 ? undefined : 'is not marked'
}

/** Shown in a list and written into a file, in words. */
export async function readsElsewhere(page: Page): Promise<string | undefined> {
  if ((await stored(page)) === '(vazio)') return undefined
  for (const name of ['Na lista', 'Exportado']) {
    const place = state(page, name)
    const written = async () => ((await place.textContent()) ?? '').replace(name, '').trim()
    const drawn = async () => (await place.locator('img, svg, a, button').count()) > 0
    // names of files are asked for
    const filled = async () => !['', '(vazio)'].includes(await written()) || (await drawn())
    if (!(await happens(filled, 5_000))) return `${name} is empty`
    const text = await written()
    if (/\[object|undefined|null|NaN/.test(text)) return `${name}: ${text}`
  }
  return undefined
}

/** Filters a list, or says that it does not. */
export async function filters(page: Page): Promise<string | undefined> {
  const place = state(page, 'No filtro')
  if ((await place.getByText('Não filtra listas.').count()) > 0) return undefined
  const box = place.locator('input:enabled, [role=combobox], button').first()
  const said = await box.ariaSnapshot()
  return /"[^"]+"/.test(said) ? undefined : `the filter has no name: ${said}`
}

/** Esc closes whatever a key has opened. */
export async function closeAll(page: Page): Promise<void> {
  for (let step = 0; step < 5 && (await isOpen(page)); step++) {
    await page.keyboard.press('Escape')
    await happens(async () => !(await isOpen(page)))
  }
}
