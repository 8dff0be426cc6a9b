import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '#tests/helpers/browser.ts'
import {
  byKeyboard,
  closeAll,
  filters,
  onlyRead,
  openEntry,
  readsElsewhere,
  saysWhatIsMissing,
} from './widgets/aspects.ts'

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
test('every widget of the catalogue is used by keyboard, only read, refused, listed, exported and filtered', async () => {
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
