import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const server = resolve(import.meta.dirname, '../../../server')
const read = (file: string) => readFileSync(join(server, file), 'utf8')
const readme = read('domain/README.md')

/** Members of an interface of define.ts. */
function membersOf(name: string): string[] {
  const [, body = ''] =
    new RegExp(`export interface ${name}\\b[^{]*\\{([\\s\\S]*?)^\\}`, 'm').exec(read('platform/crud/define.ts')) ?? []
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map(([, member = '']) => member)
}

test('every hook, and what a hook is handed, stands in the README of the domain', () => {
  const hooks = membersOf('EntityHooks')
  expect(hooks.length).toBeGreaterThan(7)
  expect(hooks.filter((name) => !new RegExp(`^\\| \`${name}[(:]`, 'm').test(readme))).toEqual([])
  const handed = [...membersOf('Ctx'), ...membersOf('ActionInput')]
  expect(handed.length).toBeGreaterThan(8)
  expect(handed.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([])
})

test('what it says may be called is there', () => {
  const files = new Set([...readme.matchAll(/`#server\/([\w/-]+\.ts)`/g)].map(([, file = '']) => file))
  expect(files.size).toBeGreaterThan(5)
  const code = [
    ...files,
    'platform/crud/define.ts',
    'platform/crud/context.ts',
    'platform/mail/send.ts',
    'platform/access/session.ts',
  ]
    .map(read)
    .join('\n')
  const calls =
    'run forEntity findStored readStored changeStored insertBody updateInside deleteInside fail invalid fieldError sendMail hasAuthority defineHooks defineAction defineRoutes'
  for (const call of calls.split(' ')) {
    expect(readme).toContain(call)
    expect(code).toMatch(new RegExp(`export (async )?(function|const) ${call}\\b`))
  }
})
