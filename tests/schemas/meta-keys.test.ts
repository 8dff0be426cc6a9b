import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { JsonSchema } from '#schemas/runtime/model.ts'

const root = resolve(import.meta.dirname, '../..')
const filesBelow = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(root, folder, name))

type Meta = JsonSchema & { $defs?: Record<string, Meta>; propertyNames?: unknown; additionalProperties?: unknown }
const meta = JSON.parse(readFileSync(join(root, 'schemas/meta/entity.json'), 'utf8')) as Meta

/** Every key that `x-entity` and `x-field` may have, with the keys inside: 'x-entity.workflow.states.readOnly'. */
function keysOf(): string[] {
  const found = new Set<string>()
  const walk = (node: unknown, path: string, around: readonly unknown[]): void => {
    if (typeof node !== 'object' || node === null || around.includes(node)) return
    const one = node as Meta
    const inside = [...around, node]
    const named = one.$ref?.replace('#/$defs/', '')
    if (named !== undefined && named !== 'schema') walk(meta.$defs?.[named], isOperator(named) ? named : path, inside)
    for (const part of [...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.oneOf ?? [])]) walk(part, path, inside)
    walk(one.items, path, inside)
    walk(one.additionalProperties, path, inside)
    for (const [key, value] of Object.entries(one.properties ?? {})) {
      found.add(`${path}.${key}`)
      walk(value, `${path}.${key}`, inside)
    }
  }
  walk(meta.$defs?.xEntity, 'x-entity', [])
  walk(meta.$defs?.xField, 'x-field', [])
  return [...found]
}

/** Operators of expressions are the same wherever an expression stands. */
const isOperator = (named: string): boolean => named === 'expression' || named === 'rows'

/** What definitions say: those of the product, whose tests are generated, and those that tests write. */
const shipped = filesBelow('schemas', '.json').filter((name) => !/\/(meta|generated)\//.test(name))
const samples = filesBelow('admin/screens/desenvolvedor/widgets/samples', '.json')
const written = filesBelow('tests', '.ts').filter((name) => !name.endsWith('meta-keys.test.ts'))
const texts = [...shipped, ...samples, ...filesBelow('tests', '.json'), ...written]
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')

test('every key of a definition is used by a definition that is tested', () => {
  const keys = keysOf()
  expect(keys.length).toBeGreaterThan(200)
  const untested = keys.filter((path) => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    // as a key, or by its name where a test makes definitions of a list of operators
    return !new RegExp(`(^|[^\\w])"?${key}"?\\s*:|'${key}'|\\{ ${key} \\}`, 'm').test(texts)
  })
  expect(untested).toEqual([])
})
