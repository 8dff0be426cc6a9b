import { expect, test } from 'vitest'
import { decisions, type OwedText, owedTexts } from './owed.ts'
import { allTests, readTests } from './tests.ts'
import { unprovenTexts } from './texts.ts'

const wrong = (text: OwedText, tests = allTests()) => unprovenTexts(tests, [text]).join()

test('each quoted text is in the product and looked for by a test, or belongs to a part that comes later', () => {
  expect(unprovenTexts(allTests())).toEqual([])
})

test('every text was counted, and every later part has one', () => {
  const named = owedTexts.flatMap(({ later = [] }) => later)
  expect([owedTexts.length, named.length]).toEqual([190, 7])
  expect(Object.keys(decisions.later).sort()).toEqual([...new Set(named)].sort())
})

test('a text no test looks for any more is noticed, also where only one of two places is left', () => {
  const quote = { text: 'Nenhum documento para exibir.', spec: '1 §8' }
  expect(wrong(quote)).toBe('')
  expect(wrong(quote, [])).toContain('0 tests look for it, 1 are owed')
  const places = ['menu', 'dialog'].map((when) => ({ ...quote, when }))
  expect(unprovenTexts(allTests(), places).join()).toContain('1 tests look for it, 2 are owed')
})

test('words changed in the product, other words without a reason and a part that exists are noticed', () => {
  const quote = { text: 'Sair', spec: '1 §2.3' }
  expect(wrong({ ...quote, text: 'Empresa ID errado.' })).toContain('is not in the product')
  expect(wrong({ ...quote, line: 'Entrar' })).toContain('other words need a reason')
  expect(wrong({ ...quote, later: 'nenhuma' })).toContain('is no later part')
  expect(wrong({ text: 'Pesquisar Menu', spec: '1 §2.5', later: 'certificate' })).toContain('the product says it now')
})

test('words in a title, in a comment, only sent, or in a test that is not at the front door prove nothing', () => {
  const quote = { text: 'Sair', spec: '1 §2.3' }
  const told = (body: string, file = 'tests/e2e/x.e2e.test.ts') =>
    wrong(quote, readTests(file, `import { test } from 'vitest'\n${body}`))
  const looks = "test('x', async () => { await page.getByText('Sair').click() })"
  expect(told(looks)).toBe('')
  expect(told(looks, 'tests/admin/x.test.ts')).toContain('0 tests')
  expect(told("test('Sair', () => { expect(1).toBe(1) })")).toContain('0 tests')
  expect(told("test('x', () => { expect(1).toBe(1) // Sair\n})")).toContain('0 tests')
  expect(told("test('x', async () => { await rh.post('/x', { nome: 'Sair' })\n expect(1) })")).toContain('0 tests')
  expect(told("test('x', () => { expect('Sairá').toBe(1) })")).toContain('0 tests')
})

test('words are found in constants, in rows of a table, in lists gone through and in the steps of a story', () => {
  const told = (body: string) => wrong({ text: 'Sair', spec: '1 §2.3' }, readTests('tests/e2e/x.e2e.test.ts', body))
  expect(told("const LEAVE = 'Sair'\ntest('x', () => { expect(said).toBe(LEAVE) })")).toBe('')
  expect(told("const table = [['Sair']]\ntest.each(table)('%s', (one) => { expect(one).toBe(said) })")).toBe('')
  expect(told("test('x', () => { for (const one of ['Sair']) expect(one).toBe(said) })")).toBe('')
  expect(told("const leave = (page) => page.getByText('Sair')\ntest('x', () => leave(page).click())")).toBe('')
  expect(told("const press = (name) => page.getByText(name).click()\ntest('x', () => press('Sair'))")).toBe('')
})
