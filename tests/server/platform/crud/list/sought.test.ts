import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const CANDIDATOS = '/api/captacao/candidatos'
const CANDIDATURAS = '/api/captacao/candidato-solicitacoes'

interface Talento {
  id: number
  empresa?: { id: number; nome: string }
  gestor?: { id: number; nome: string }
  geracao?: { id: number; nome: string }
}
interface Candidatura {
  id: number
  candidato: { id: number }
  etapaSeletiva?: { nome: string }
  naEtapaDesde?: string
  situacao: string
}

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const read = async <T>(client: Client, url: string): Promise<T> => {
  const answer = await client.get(url)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json() as T
}

test('rows bring what their list shows, and what else is looked up when they are asked for it', async () => {
  const plain = await read<Talento[]>(admin, `${TALENTOS}?unpaged=true`)
  expect(plain.every(({ empresa }) => empresa?.nome)).toBe(true)
  expect(plain.some((row) => 'gestor' in row || 'geracao' in row)).toBe(false)

  const asked = await read<Talento[]>(admin, `${TALENTOS}?size=40&colunas=gestor,geracao`)
  const led = asked.filter(({ gestor }) => gestor)
  expect(led.length).toBeGreaterThan(5)
  for (const row of asked.slice(0, 12)) {
    const { gestor, geracao } = await read<Talento>(admin, `${TALENTOS}/${row.id}`)
    expect(row).toMatchObject({ id: row.id, ...(gestor && { gestor }), ...(geracao && { geracao }) })
    expect([row.id, 'gestor' in row, 'geracao' in row]).toEqual([row.id, Boolean(gestor), Boolean(geracao)])
  }
  const whole = await read<Talento[]>(admin, `${TALENTOS}?unpaged=true&colunas=gestor`)
  for (const { id, gestor } of led) expect(whole.find((row) => row.id === id)?.gestor).toEqual(gestor)
  const filter = encodeURIComponent(JSON.stringify({ colunas: 'gestor' }))
  expect((await read<Talento[]>(admin, `${TALENTOS}?size=40&filter=${filter}`)).filter((row) => row.gestor)).toEqual(
    led.map(({ geracao: _, ...row }) => row),
  )
})

test('a value that an expression finds in other rows comes, too, when it is asked for', async () => {
  const url = '/api/cargo-salario/indices'
  expect((await read<object[]>(admin, url)).some((row) => 'pendente' in row)).toBe(false)
  expect((await read<object[]>(admin, `${url}?colunas=pendente`)).every((row) => 'pendente' in row)).toBe(true)
})

test('a column that is no field of the register is refused by its name', async () => {
  for (const asked of [
    'colunas=gestor,salarioDoVizinho',
    `filter=${encodeURIComponent('{"colunas":"salarioDoVizinho"}')}`,
  ]) {
    const answer = await admin.get(`${TALENTOS}?${asked}`)
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, 'Coluna desconhecida: salarioDoVizinho'])
  }
})

test('the step of a candidate is that of the selection he came to last, of those under way', async () => {
  const all = await read<Candidatura[]>(admin, `${CANDIDATURAS}?unpaged=true&sort=id,asc`)
  const expected = new Map<number, Candidatura>()
  for (const one of all.filter(({ situacao }) => situacao === 'E')) {
    const known = expected.get(one.candidato.id)
    if (!known || (one.naEtapaDesde ?? '') >= (known.naEtapaDesde ?? '')) expected.set(one.candidato.id, one)
  }
  const rows = await read<{ id: number; etapaAtual?: string }[]>(admin, `${CANDIDATOS}?unpaged=true`)
  expect(rows.filter(({ etapaAtual }) => etapaAtual).length).toBeGreaterThan(5)
  expect(rows.map(({ id, etapaAtual }) => [id, etapaAtual])).toEqual(
    rows.map(({ id }) => [id, expected.get(id)?.etapaSeletiva?.nome]),
  )
})

test('who may not see movements is not told the step, whatever he asks for', async () => {
  const without = await app.clientWithout('ROLE_MOV_CANDIDATO_SOLICITACAO_VER')
  const rows = await read<object[]>(without, `${CANDIDATOS}?size=100&colunas=etapaAtual`)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some((row) => 'etapaAtual' in row)).toBe(false)
})
