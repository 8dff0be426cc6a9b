import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, type Stage, type Story } from '#tests/helpers/browser/browser.ts'
import { button, tabTo } from '../steps.ts'
import {
  byKeyboard,
  closeAll,
  filters,
  onlyRead,
  openEntry,
  readsElsewhere,
  saysWhatIsMissing,
} from './widgets/aspects.ts'
import {
  asksBeforeARowIsLost,
  asksBeforeTheRecordIsLost,
  formsOfEveryWidget,
  goesThrough,
  savesByEnter,
} from './widgets/by-keyboard.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const aspects = {
  'read-only': onlyRead,
  error: saysWhatIsMissing,
  'list and export': readsElsewhere,
  filter: filters,
  keyboard: byKeyboard,
}

// a new entry of the catalogue is asked without anything being added here
test('[B-WIDGETS] every widget of the catalogue is used by keyboard, only read, refused, listed, exported and filtered', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/desenvolvedor/widgets/moeda')
    const nav = page.getByRole('navigation', { name: 'Componentes' })
    await nav.getByRole('link').first().waitFor()
    const titles = await nav.getByRole('link').allTextContents()
    const problems: string[] = []
    let fields = 0
    for (const title of titles) {
      if (!(await openEntry(page, title))) continue
      fields++
      for (const [aspect, problem] of Object.entries(aspects)) {
        const found = await problem(page).catch((error: Error) => error.message.slice(0, 300))
        if (found) problems.push(`${title}, ${aspect}: ${found}`)
      }
      await closeAll(page)
    }
    expect(problems).toEqual([])
    expect(fields).toBeGreaterThan(40)
  })
}, 600_000)

// the forms are chosen from the definitions: those that have every widget between them
test('[B-KEYBOARD-DARK] registers are filled in, saved and left by keyboard alone, in the dark; nothing typed is lost without a question', async () => {
  const tell: Story = async ({ page, open }) => {
    const forms = formsOfEveryWidget(['utilitario/usuarios'])
    expect(forms.length).toBeGreaterThan(4)
    for (const route of forms) {
      await open(`/${route}/new`)
      await goesThrough(page)
      await savesByEnter(page)
      expect(await barriers(page), route).toEqual([])
      await asksBeforeARowIsLost(page)
      await asksBeforeTheRecordIsLost(page)
    }
  }
  await stage.story('admin', tell, { colorScheme: 'dark' })
}, 600_000)

test('[B-AREA-TREE] the areas a user may see are chosen in their tree by keyboard; Esc asks before marks are lost', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/usuarios/new')
    const { keyboard } = page
    await tabTo(page, page.getByRole('button', { name: 'Adicionar: Empresas' }))
    await keyboard.press('Enter')
    const row = page.getByRole('dialog', { name: /empresa/i })
    await tabTo(page, row.getByRole('combobox', { name: 'Empresa' }))
    await keyboard.type('Aurora')
    await page.getByRole('option', { name: /Aurora/ }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await tabTo(page, row.getByRole('checkbox', { name: 'Ver somente as áreas permitidas' }))
    await keyboard.press('Space')
    await tabTo(page, row.getByRole('textbox', { name: 'Áreas permitidas' }))
    await keyboard.press('Enter')
    const tree = page.getByRole('dialog', { name: 'Áreas permitidas' })
    await tree.getByRole('treeitem').first().waitFor()
    expect(await barriers(page)).toEqual([])
    await keyboard.type('produção')
    const area = tree.getByRole('treeitem', { name: 'Produção', exact: true })
    await area.waitFor()
    await keyboard.press('ArrowDown')
    while (!(await area.evaluate((node) => node === document.activeElement))) await keyboard.press('ArrowDown')
    await keyboard.press('Space')
    await expect.poll(() => area.getAttribute('aria-checked')).toBe('true')
    await keyboard.press('Escape')
    await page.getByText('O que foi marcado nesta janela será perdido.').waitFor()
    await keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    await tabTo(page, button(tree, 'Confirmar'))
    await keyboard.press('Enter')
    await tree.waitFor({ state: 'hidden' })
    await row.getByText('Produção').first().waitFor()
  })
})
