import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { model } from '#tests/entities/subject.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** Who leads an area (`lider`) has the reports of the talents, each with the people of her area alone. */
let app: TestApp
let lider: Client
let rh: Client
/** names of talents of today: hers, and those she must not be told of */
let dela: Set<string>
let outros: Set<string>
beforeAll(async () => {
  app = await createTestApp()
  ;[lider, rh] = [await login(app, 'lider'), await login(app, 'rh')]
  dela = new Set((await talentos(lider)).map(({ nome }) => nome))
  outros = new Set((await talentos(rh)).map(({ nome }) => nome).filter((nome) => !dela.has(nome)))
}, 120_000)
afterAll(() => app?.close())

const talentos = async (client: Client): Promise<{ nome: string }[]> =>
  (await client.get(`/api/gestao-talentos/talentos?situacao=T&range=${encodeURIComponent('[0,999]')}`)).json()

/** Folders whose reports are about talents; those of the selections are about candidates. */
const GRUPOS = ['gestao-talentos', 'cargo-salario']

/** The widest filters somebody can choose without naming anything. */
function widest(path: string): RecordData {
  const { start, end, year } = model.reports.get(path)?.period ?? {}
  return {
    ...(start ? { [start]: '2015-01-01' } : {}),
    ...(end ? { [end]: '2026-12-31' } : {}),
    ...(year ? { [year]: 2026 } : {}),
  }
}

const daLideranca = async (): Promise<string[]> => {
  const { authorities } = (await lider.get('/api/userinfo')).json() as { authorities: string[] }
  return [...model.reports.values()]
    .filter(({ authority, group }) => GRUPOS.includes(group) && authorities.includes(authority))
    .map(({ path }) => path)
}

test('a manager sees her area only, in every report that she may open', async () => {
  expect([dela.size > 5, outros.size > 100]).toEqual([true, true])
  const paths = await daLideranca()
  expect(paths.filter((path) => path.startsWith('gestao-talentos/')).length).toBeGreaterThanOrEqual(10)
  const withRows: string[] = []
  for (const path of paths) {
    const ask = (client: Client) => client.post(`/api/${path}`, { filters: widest(path), formato: 'json' })
    const answer = await ask(lider)
    expect([200, 400, 404], `${path}: ${answer.body}`).toContain(answer.statusCode)
    if (answer.statusCode !== 200) continue
    const told = JSON.stringify(answer.json())
    const strangers = [...outros].filter((nome) => told.includes(`"${nome}"`))
    expect(strangers, path).toEqual([])
    if ([...dela].some((nome) => told.includes(`"${nome}"`))) withRows.push(path)
  }
  // it is no accident: her own people are there
  expect(withRows.length).toBeGreaterThanOrEqual(10)
}, 120_000)
