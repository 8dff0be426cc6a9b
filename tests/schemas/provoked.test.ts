import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type RuleProof, sidesIn, unprovenRule } from './proven-rules.ts'
import { bodyOf, type ProvokedText, readTest, unproven } from './provoked.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const texts = read('inventory-texts.json') as ProvokedText[]
const rules = read('inventory-rules.json') as Record<string, RuleProof>
const behaviours = read('inventory-behaviours.json') as Record<string, string>

test('cada texto citado pela especificação está no produto e é provocado por um teste', () => {
  expect(texts.map((each) => unproven(each)).filter(Boolean)).toEqual([])
})

test('cada comportamento tem o seu teste', () => {
  const missing = Object.values(behaviours).filter((test) => !bodyOf(readTest(test), test.split('#')[1] ?? ''))
  expect(missing).toEqual([])
})

test('cada regra da especificação tem um teste de cada um dos seus dois lados, que procura os textos que ela cita', () => {
  expect(Object.keys(rules)).toHaveLength(182)
  expect(Object.entries(rules).flatMap(([rule, proof]) => unprovenRule(rule, proof))).toEqual([])
})

test('uma regra sem um dos lados, com um só para os dois, sem o seu texto ou que já tem onde ser vista é notada', () => {
  const at = (proof: RuleProof) => unprovenRule('R-SOL-QTD-POS', proof).join()
  const sides = { true: `${file('solicitacao')}#R-SOL-QTD-POS`, false: `${file('solicitacao')}#R-SOL-QTD-POS` }
  expect(at(sides)).toBe('')
  expect(at({ ...sides, false: `${file('solicitacao')}#R-SOL-NENHUMA` })).toContain('there is no such test')
  expect(at({ ...sides, says: 'deve ser um número enorme' })).toContain('is not looked for')
  expect(at({ row: file('solicitacao') })).toBe('')
  expect(at({ row: file('cadastros') })).toContain('no test of the file names it')
  expect(at({ absent: 'quantidade', why: 'nada a tem' })).toContain('stands in')
  // one story can only stand for both sides when it looks twice
  const once = "test('x', () => {\n  expect(1).toBe(1)\n})\n"
  expect(sidesIn(once)).toBe(1)
  expect(sidesIn(`${once}  await page.getByText('y').waitFor()`)).toBe(2)
})
const file = (name: string) => `tests/server/domain/captacao/regras-${name}.test.ts`

test('um texto mudado no produto, um teste retirado e um teste que não o procura são notados', () => {
  const [first] = texts as [ProvokedText]
  expect(unproven({ ...first, text: 'Empresa ID errado.' })).toContain('is not in the product')
  expect(unproven(first, '')).toContain('there is no such test')
  expect(unproven(first, readTest(first.test).replaceAll(first.text, 'outra coisa'))).toContain('is not looked for')
})
