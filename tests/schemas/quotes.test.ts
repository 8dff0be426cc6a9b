import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInProduct, type ProvokedText } from './provoked.ts'

/** What the specification quotes for somebody to read: document 1, and of document 3 the layout, the states and the errors. */
interface Quote {
  text: string
  spec: string
  /** the words of the product where they are not the quoted ones, and why */
  line?: string
  why?: string
  /** the part, not built yet, that will say it */
  later?: string
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const quotes = read('inventory-quotes.json') as Quote[]
const laterParts = read('inventory-later.json') as Record<string, string>
const proven = new Set((read('inventory-texts.json') as ProvokedText[]).map(({ text }) => text))

/** What is wrong with a quote; undefined when a test provokes it, or a later part has it. */
function unsettled({ text, spec, line, why, later }: Quote, lines = proven, parts = laterParts): string | undefined {
  const at = `'${text}' (${spec})`
  if (later !== undefined) {
    if (!parts[later]) return `${at}: '${later}' is no later part`
    // single words are said elsewhere for other reasons
    return text.includes(' ') && isInProduct(text) ? `${at}: the product says it now` : undefined
  }
  if ((line === undefined) !== (why === undefined)) return `${at}: other words need a reason`
  return lines.has(line ?? text) ? undefined : `${at}: no test provokes it`
}

test('cada texto citado tem a prova de um teste, ou diz a que parte posterior pertence', () => {
  expect(quotes.map((each) => unsettled(each)).filter(Boolean)).toEqual([])
  const keys = quotes.map(({ text, spec }) => `${text} ${spec}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('cada parte posterior é de algum texto, e os parágrafos citam tantos textos quantos foram contados', () => {
  const named = quotes.flatMap(({ later = [] }) => later)
  expect(Object.keys(laterParts).sort()).toEqual([...new Set(named)].sort())
  expect([quotes.length, named.length]).toEqual([179, 23])
})

test('um texto sem prova, outras palavras sem motivo e uma parte que já existe são notados', () => {
  const quote = { text: 'Sair', spec: '1 §2.3' }
  expect(unsettled(quote)).toBeUndefined()
  expect(unsettled(quote, new Set())).toContain('no test provokes it')
  expect(unsettled({ ...quote, line: 'Entrar' })).toContain('other words need a reason')
  expect(unsettled({ ...quote, later: 'nenhuma' })).toContain('is no later part')
  expect(unsettled({ text: 'Pesquisar Menu', spec: '1 §2.5', later: 'licence' })).toContain('the product says it now')
})
