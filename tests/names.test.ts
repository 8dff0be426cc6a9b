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
