import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { decisions, owedBehaviours, owedRules } from './owed.ts'
import { matrixText } from './print.ts'
import { definitionsWith } from './product.ts'
import { proofsIn, unprovenRules } from './rules.ts'
import { allTests, readTests } from './tests.ts'

const captacao = 'tests/server/domain/captacao'

/** What is wrong when a file of tests says something else. */
function unprovenWith(file: string, ...changes: [from: string | RegExp, to: string][]): string[] {
  let text = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, to)
    expect(changed, String(from)).not.toBe(text)
    text = changed
  }
  const others = allTests().filter((one) => one.file !== file)
  return unprovenRules(proofsIn([...others, ...readTests(file, text)]))
}

test('each rule of the specification has a test of either side that looks for the words it quotes; each behaviour has a test', () => {
  expect(unprovenRules(proofsIn(allTests()))).toEqual([])
})

test('no rule and no behaviour of the specification is left out of what is owed', () => {
  const ofDocument = (number: string) => Object.values(owedRules).filter(({ spec }) => spec.startsWith(`${number} `))
  expect(ofDocument('1')).toHaveLength(182)
  expect([Object.keys(owedRules).length, Object.keys(owedBehaviours).length]).toEqual([312, 88])
})

test('a tag taken away and a rule id taken out of a table are noticed', () => {
  const file = `${captacao}/solicitacao/regras-solicitacao.test.ts`
  expect(unprovenWith(file, ['[R-SOL-QTD-POS] ', ''])).toEqual(['R-SOL-QTD-POS: no test'])
  expect(unprovenWith(file, [/'R-SOL-REQ-descricao'/g, "'R-SOL-REQ-data'"])).toEqual(['R-SOL-REQ-descricao: no test'])
})

test('a rule of which only one side is tested is noticed', () => {
  const file = `${captacao}/registers.test.ts`
  expect(unprovenWith(file, ['[R-ETA-PROXIMA]', '[R-ETA-PROXIMA+]'])).toEqual(['R-ETA-PROXIMA: no test of its - side'])
  expect(unprovenWith(file, ['[R-ETA-PROXIMA]', '[R-ETA-PROXIMA-]'])).toEqual(['R-ETA-PROXIMA: no test of its + side'])
})

test('a test that looks once does not stand for both sides', () => {
  const once = readTests('tests/server/once.test.ts', "test('[R-ETA-PROXIMA] x', () => { expect(1).toBe(1) })")
  const twice = readTests('tests/server/twice.test.ts', "test('[R-ETA-PROXIMA] x', () => { expect(1); expect(2) })")
  const others = allTests().filter(({ title }) => !title.includes('R-ETA-PROXIMA'))
  expect(unprovenRules(proofsIn([...others, ...once]))).toEqual([
    "R-ETA-PROXIMA: '[R-ETA-PROXIMA] x' stands for both sides and looks once",
  ])
  expect(unprovenRules(proofsIn([...others, ...twice]))).toEqual([])
})

test('quoted words that the tests of their rule no longer look for are noticed', () => {
  const text = 'Remuneração deve ser um número positivo'
  expect(unprovenWith(`${captacao}/solicitacao/regras-solicitacao.test.ts`, [text, 'outra coisa'])).toEqual([
    `R-SOL-REMUN-POS: '${text}' is not looked for`,
  ])
})

test('a behaviour without its test and an id that the specification does not know are noticed', () => {
  expect(unprovenWith('tests/server/platform/session/menu.test.ts', ['[B-MENU-SST]', '[B-MENU-SSST]'])).toEqual([
    'B-MENU-SST: no test',
    'B-MENU-SSST: the specification has no such rule',
  ])
})

test('a name that is said to be absent is watched', () => {
  expect(Object.values(decisions.absent).flatMap(({ name }) => definitionsWith(name))).toEqual([])
  expect(definitionsWith('quantidade')).toContain('captacao/solicitacao-pessoal.json')
})

test('the matrix is printed: each rule with its sides and their tests', () => {
  const [first, ...rest] = matrixText(allTests(), ['R-SOL-CIPA'])
  expect(first).toContain('R-SOL-CIPA  A replaced talent of the safety committee has stability until a date')
  expect(rest.map((line) => line.slice(0, 12)).sort()).toEqual(['  +   tests/', '  -   tests/'])
  expect(matrixText(allTests(), ['R-AREA-01']).join()).toContain('its definition, with tests/entities')
})
