import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bodyOf, type ProvokedText, readTest, unproven } from './provoked.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const texts = read('inventory-texts.json') as ProvokedText[]
const behaviours = read('inventory-behaviours.json') as Record<string, string>

test('cada texto citado pela especificação está no produto e é provocado por um teste', () => {
  expect(texts.map((each) => unproven(each)).filter(Boolean)).toEqual([])
})

test('cada comportamento tem o seu teste', () => {
  const missing = Object.values(behaviours).filter((test) => !bodyOf(readTest(test), test.split('#')[1] ?? ''))
  expect(missing).toEqual([])
})

test('cada regra da especificação tem um teste dos seus dois lados, ou diz por que não há o que testar', () => {
  const rules = read('inventory-rules.json') as Record<string, string>
  expect(Object.keys(rules)).toHaveLength(182)
  const missing = Object.entries(rules).filter(([rule, test]) => {
    if (test.startsWith('— ')) return false
    const [file, title] = test.split('#') as [string, string?]
    // without a title the rule stands by its name in a table of that file
    return title ? !bodyOf(readTest(test), title) : !new RegExp(`${rule}(?![\\w-])`).test(readTest(file))
  })
  expect(missing).toEqual([])
})

test('um texto mudado no produto, um teste retirado e um teste que não o procura são notados', () => {
  const [first] = texts as [ProvokedText]
  expect(unproven({ ...first, text: 'Empresa ID errado.' })).toContain('is not in the product')
  expect(unproven(first, '')).toContain('there is no such test')
  expect(unproven(first, readTest(first.test).replaceAll(first.text, 'outra coisa'))).toContain('is not looked for')
})
