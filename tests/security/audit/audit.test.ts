import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { frames, type Known } from './judge.ts'
import { askNpm, audit } from './run.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const recorded = (name: string) => readFileSync(at(`reports/${name}.json`), 'utf8')

let folder: string
let file: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prumo-auditoria-'))
  file = join(folder, 'advisories.json')
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const nothing: Known = { found: {}, exceptions: {} }
const known = (): Known => JSON.parse(readFileSync(file, 'utf8')) as Known
function run(report: string, before: Known, today: string, ci = false): Promise<number> {
  writeFileSync(file, JSON.stringify(before))
  said = []
  return audit({ ask: async () => report, file, today, ci, say: (line) => said.push(line) })
}
const [critical, high, moderate] = ['GHSA-aaaa-aaaa-aaaa', 'GHSA-bbbb-bbbb-bbbb', 'GHSA-cccc-cccc-cccc']

test('without known holes all is well', async () => {
  expect(await run(recorded('none'), nothing, '2026-11-24')).toBe(0)
  expect(said).toEqual(['0 vulnerabilidade(s) conhecida(s), 0 fora do prazo.'])
})

test('a hole is written down when it is first seen, and has the time of its severity from then on', async () => {
  expect(await run(recorded('some'), nothing, '2026-11-24')).toBe(0)
  expect(known().found).toEqual({ [critical]: '2026-11-24', [high]: '2026-11-24', [moderate]: '2026-11-24' })
  expect(said).toEqual([
    `Corrigir até 2026-12-01: servidor-de-teste: Request smuggling (critical, ${critical}); sem ela: servidor-de-teste 2.0.1`,
    `Corrigir até 2026-12-24: leitor-de-teste: Denial of service (high, ${high}); ainda sem versão corrigida`,
    `Corrigir até 2027-02-22: leitor-de-teste: Prototype pollution (moderate, ${moderate}); ainda sem versão corrigida`,
    '3 vulnerabilidade(s) conhecida(s), 0 fora do prazo.',
  ])
})

test.each([
  ['2026-12-01', 0],
  ['2026-12-02', 1],
  ['2026-12-25', 2],
  ['2027-02-23', 3],
])('on %s %i of those seen on 24 November are past their time', async (today, late) => {
  const found = { [critical]: '2026-11-24', [high]: '2026-11-24', [moderate]: '2026-11-24' }
  expect(await run(recorded('some'), { ...nothing, found }, today)).toBe(late > 0 ? 1 : 0)
  expect(said.filter((line) => line.startsWith('FORA DO PRAZO'))).toHaveLength(late)
  expect(known().found).toEqual(found)
})

test('an exception counts with a reason and until its day, and goes with its hole', async () => {
  const found = { [critical]: '2026-01-01' }
  const reason = 'O produto não usa o servidor desta biblioteca.'
  const excused = (until: string, why = reason): Known => ({
    found,
    exceptions: { [critical]: { until, reason: why } },
  })
  expect(await run(recorded('some'), excused('2027-03-01'), '2026-11-24')).toBe(0)
  expect(said).toContainEqual(expect.stringContaining(`Exceção até 2027-03-01 (${reason})`))
  expect(await run(recorded('some'), excused('2026-11-23'), '2026-11-24')).toBe(1)
  for (const wrong of [excused('2027-03-01', 'depois'), excused('2030-01-01'), excused('um dia')]) {
    expect(await run(recorded('some'), wrong, '2026-11-24')).toBe(1)
    expect(said).toContainEqual(expect.stringContaining(`A exceção de ${critical} não conta`))
  }
  expect(await run(recorded('none'), excused('2027-03-01'), '2026-11-24')).toBe(0)
  expect(known()).toEqual(nothing)
})

test('in CI nothing is written, and what nobody wrote down is a failure', async () => {
  expect(await run(recorded('some'), nothing, '2026-11-24', true)).toBe(1)
  expect(said.filter((line) => line.startsWith('Não registrada'))).toHaveLength(3)
  expect(known()).toEqual(nothing)
  const found = { [critical]: '2026-11-24', [high]: '2026-11-24', [moderate]: '2026-11-24' }
  expect(await run(recorded('some'), { ...nothing, found }, '2026-11-25', true)).toBe(0)
})

test.each([
  ['a registry that refuses the question', recorded('refused'), '405 Method Not Allowed'],
  ['an answer that is no report', '<html>proxy</html>', '<html>proxy</html>'],
  ['a report of another version', '{"auditReportVersion":1,"actions":[]}', 'resposta desconhecida'],
])('%s is no good news: it is said, and nothing is taken for mended', async (_, report, reason) => {
  const found = { [critical]: '2026-11-24' }
  expect(await run(report, { ...nothing, found }, '2026-11-25')).toBe(2)
  expect(said).toEqual([expect.stringContaining(reason), expect.stringContaining('Nada foi verificado.')])
  expect(known().found).toEqual(found)
})

test('without a network npm’s own words are given', async () => {
  writeFileSync(join(folder, 'package.json'), '{"name":"x","version":"1.0.0","dependencies":{"a":"1.0.0"}}')
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'x',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'x', version: '1.0.0', dependencies: { a: '1.0.0' } },
        'node_modules/a': { version: '1.0.0' },
      },
    }),
  )
  // a port that nobody listens at
  writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:9/\nfetch-retries=0\n')
  writeFileSync(file, JSON.stringify(nothing))
  const code = await audit({
    ask: () => askNpm(folder),
    file,
    today: '2026-11-24',
    ci: false,
    say: (line) => said.push(line),
  })
  expect([code, said.join(' ')]).toEqual([2, expect.stringMatching(/não respondeu.*(ECONNREFUSED|127\.0\.0\.1:9)/)])
}, 30_000)

test('the time frames are those that are written down, and each exception of the product counts', async () => {
  const readme = readFileSync(at('../README.md'), 'utf8').replace(/\s+/g, ' ')
  expect(readme).toContain(
    `within ${frames.critical} days when it is critical, ${frames.high} when it is high, else with the next release and within ${frames.moderate}`,
  )
  const own = JSON.parse(readFileSync(at('advisories.json'), 'utf8')) as Known
  for (const { until, reason } of Object.values(own.exceptions))
    expect([until.length, reason.length > 19]).toEqual([10, true])
})
