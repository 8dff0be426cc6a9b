import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writtenFiles } from './written-files.ts'

const files = writtenFiles(['build', 'schemas', 'generator', 'server', 'admin', 'portal'])

/** `export function x`, `export const x = (…) =>` */
const EXPORTED = /^export (?:(?:async )?function\*? (\w+)|const (\w+)(?::[^=\n]+)? = (?:async )?(?:<[^>\n]*>)?\()/gm

test('[issue 22] functions say verb and object: at most 6 % of those that are exported have a name of one word', () => {
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, one, other = '']) => one ?? other),
  )
  expect(names.length).toBeGreaterThan(4000)
  const single = names.filter((name) => /^[a-z]+$/.test(name))
  expect(single.length / names.length).toBeLessThanOrEqual(0.06)
})

/** `const x`, `function x`, `interface X` …, also inside of functions. */
const DECLARED = /\b(?:const|let|function\*?|interface|type|class) (\w+)/g

/** 'companyFirst', 'COMPANY_FIRST', 'company-first.ts' → company, first */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

test('[issue 22] what the glossary says that nobody says, nobody says', () => {
  const [, table = ''] =
    /\n## Words\n[\s\S]*?\n\|[-|]+\n((?:\|.*\n)+)/.exec(readFileSync('schemas/README.md', 'utf8')) ?? []
  const refused = new Set(
    table
      .split('\n')
      .flatMap((row) => [...(row.split('|')[4] ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word)),
  )
  expect(refused.size).toBeGreaterThan(20)
  const said = files.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name = '']) => name)
    const words = [...file.split('/'), ...names].flatMap(wordsOf).filter((word) => refused.has(word))
    return words.map((word) => `${file}: ${word}`)
  })
  expect(said).toEqual([])
})
