import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = process.cwd()
const folders = ['schemas', 'generator', 'server', 'admin', 'portal', 'tests']

interface Report {
  violations: string[]
  modules: number
}

function cruise(folder: string): Report {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [program, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders]
  return reportOf(run(folder, args))
}

function reportOf(output: string): Report {
  const { summary, modules } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
    modules: unknown[]
  }
  return { violations: summary.violations.map((v) => `${v.rule.name} ${v.from}`), modules: modules.length }
}

/** dependency-cruiser's exit code is the number of violations: its output counts either way. */
function run(folder: string, args: string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

const { houses, serverRooms } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
  houses: Record<string, string[]>
  serverRooms: string[]
}

/** Each room of the server reaches for the one above it. */
const storeys = serverRooms
  .slice(0, -1)
  .map((room, i): [wall: string, from: string, to: string] => [
    '14-rooms-look-down',
    `server/${room}/up.ts`,
    `server/${serverRooms[i + 1]}/above.ts`,
  ])

/** In each house its lowest room reaches for its highest. */
const upwards = Object.entries(houses).map(([house, rooms]): [wall: string, from: string, to: string] => [
  '14-rooms-look-down',
  join(house, rooms[0] ?? '', 'up.ts'),
  join(house, rooms.at(-1) ?? '', 'above.ts'),
])

/** One file per wall that breaks it, and the file it reaches for. */
const planted: [wall: string, from: string, to: string][] = [
  ['01-no-cycles', 'server/a-cycle.ts', 'server/b-cycle.ts'],
  ['14-rooms-look-down', 'server/platform/database/roof.ts', 'server/env.ts'],
  ['02-schemas-import-no-one', 'schemas/runtime/x.ts', 'server/platform/errors/errors.ts'],
  ['03-nobody-imports-generator', 'server/y.ts', 'generator/ddl.ts'],
  ['04-server-knows-no-screen', 'server/z.ts', 'admin/theme.ts'],
  ['05-browser-knows-no-server', 'admin/v.ts', 'schemas/load.ts'],
  ['06-portal-borrows-only-the-form', 'portal/u.ts', 'admin/theme.ts'],
  ['07-form-knows-no-react-admin', 'admin/form/t.ts', 'admin/theme.ts'],
  ['08-interpreters-know-no-domain', 'server/platform/crud/s.ts', 'server/domain/geral/bairro/hooks.ts'],
  ['09-domain-sees-queries-only', 'server/domain/captacao/anuncio/hooks.ts', 'server/domain/geral/bairro/hooks.ts'],
  ['10-reports-read-only', 'server/domain/captacao/relatorios/r.ts', 'server/domain/geral/bairro/hooks.ts'],
  [
    '11-integrations-stand-alone',
    'server/platform/integrations/cep/client.ts',
    'server/platform/integrations/outra/client.ts',
  ],
  ['12-screens-stand-alone', 'admin/screens/avaliacao/nine-box/a.ts', 'admin/screens/avaliacao/outra/b.ts'],
  ['13-nobody-imports-tests', 'server/q.ts', 'tests/helper.ts'],
  ['14-rooms-look-down', 'server/platform/crud/sight/up.ts', 'server/platform/crud/write/above.ts'],
  ...upwards,
  ...storeys,
]

describe('the fourteen walls', () => {
  let copy: string
  let found: Report

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'prumo-walls-'))
    for (const file of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'])
      cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const folder of folders) mkdirSync(join(copy, folder), { recursive: true })
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
    for (const [, , to] of planted) write(to, 'export const x = 1\n')
    for (const [, from, to] of planted) write(from, `import { x } from '#${to}'\nexport const y = x\n`)
    write('server/b-cycle.ts', "import { y } from '#server/a-cycle.ts'\nexport const x = y\n")
    found = cruise(copy)
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test.each(planted)('%s finds a planted violation in %s', (wall, from) => {
    expect(found.violations).toContain(`${wall} ${from}`)
  })

  test('stand in the product, and were looked for in all of it', () => {
    // `npm test` has looked a moment ago
    const { PAREDES } = process.env
    const report = PAREDES ? reportOf(readFileSync(PAREDES, 'utf8')) : cruise(root)
    expect(report.violations).toEqual([])
    expect(report.modules).toBeGreaterThan(2000)
  }, 60_000)
})
