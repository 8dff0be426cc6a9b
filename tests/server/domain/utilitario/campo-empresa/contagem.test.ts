import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** A list filtered by a field of a company counts what it finds, whatever was written by which way; an index of kept values counts it. */

const campos = '/api/utilitario/campos-empresa'
const url = '/api/captacao/idiomas'

let app: TestApp
let admin: Client
let outra: Client
const field: Record<string, { id: number; versao: number }> = {}

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
  // one record has its value before lists are filtered by it
  for (const [campo, more] of Object.entries({
    porte: {
      rotulo: 'Porte',
      tipo: 'ESCOLHA',
      opcoes: [
        { codigo: 'G', titulo: 'Grande' },
        { codigo: 'P', titulo: 'Pequeno' },
      ],
    },
    pontos: { rotulo: 'Pontos', tipo: 'NUMERO' },
    prova: { rotulo: 'Prova', tipo: 'DATA' },
    oficial: { rotulo: 'Oficial', tipo: 'SIM_NAO' },
    cidade: { rotulo: 'Cidade', tipo: 'REFERENCIA', referencia: 'geral/cidade' },
  }))
    field[campo] = (await admin.post(campos, { entidade: 'captacao/idioma', ...more })).json()
  await make('Primeiro', { porte: 'G', pontos: 10, prova: '2026-03-01', oficial: true, cidade: { id: 2304400 } })
  for (const { id, versao } of Object.values(field))
    expect((await admin.patch(`${campos}/${id}`, { versao, noFiltro: true })).statusCode).toBe(200)
})
afterAll(() => app?.close())

async function make(nome: string, extras: object, client = admin): Promise<{ id: number; versao: number }> {
  const answer = await client.post(url, { nome, extras })
  expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
  return answer.json()
}

/** How many the list says there are, which has to be as many as it shows. */
async function count(query: string, client = admin): Promise<number> {
  const answer = await client.get(`${url}?${query}&range=${encodeURIComponent('[0,99]')}`)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  const total = Number(String(answer.headers['content-range']).split('/').at(-1))
  expect(total).toBe(answer.json().length)
  return total
}

const kept = async (campo: string): Promise<number> => {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as n from valor_campo where campo = $1 and registro > 0',
    [field[campo]?.id],
  )
  return rows[0].n
}

test('every kind of value is counted, also those that were there before the filter', async () => {
  await make('Segundo', { porte: 'P', pontos: 20, prova: '2026-04-01', oficial: false, cidade: { id: 3509502 } })
  await make('Terceiro', { porte: 'P', pontos: 30 })
  expect(await count('extras.porte=G')).toBe(1)
  expect(await count('extras.porte=P')).toBe(2)
  expect(await count('extras.porte=G,P')).toBe(3)
  expect(await count('extras.pontos_gte=15')).toBe(2)
  expect(await count('extras.pontos_gte=15&extras.pontos_lte=25')).toBe(1)
  expect(await count('extras.prova_lte=2026-03-31')).toBe(1)
  expect(await count('extras.oficial=true')).toBe(1)
  expect(await count('extras.cidade=2304400')).toBe(1)
  for (const campo of ['porte', 'pontos']) expect(await kept(campo)).toBe(3)
})

test('with another filter, a search or the other company it is the same count as ever', async () => {
  expect(await count('extras.porte=P&extras.pontos_gte=25')).toBe(1)
  expect(await count('extras.porte=P&q=segundo')).toBe(1)
  expect(await count('extras.porte=P&nome=Segundo')).toBe(1)
  expect((await outra.get(`${url}?extras.porte=P`)).statusCode).toBe(400)
  await admin.post(campos, { entidade: 'captacao/idioma', rotulo: 'Sem índice', tipo: 'TEXTO' })
  await make('Quarto', { semIndice: 'x' })
  expect(await count('extras.semIndice=x')).toBe(1)
})

test('a changed, emptied, deleted and restored record, many at once and an undone change are counted as they are', async () => {
  const { id, versao } = await make('Quinto', { porte: 'G' })
  expect(await count('extras.porte=G')).toBe(2)
  const changed = (await admin.patch(`${url}/${id}`, { versao, extras: { porte: 'P' } })).json()
  expect([await count('extras.porte=G'), await count('extras.porte=P')]).toEqual([1, 3])
  const emptied = (await admin.patch(`${url}/${id}`, { versao: changed.versao, extras: { porte: null } })).json()
  expect(await count('extras.porte=P')).toBe(2)
  await admin.patch(`${url}/${id}`, { versao: emptied.versao, extras: { porte: 'G' } })
  await admin.delete(`${url}/${id}`)
  expect(await count('extras.porte=G')).toBe(1)
  const [gone] = (await admin.get(`${url}/excluidos`)).json()
  expect((await admin.post(`${url}/excluidos/${gone.id}/restaura`, {})).statusCode).toBe(200)
  expect(await count('extras.porte=G')).toBe(2)
  const now = (await admin.get(`${url}/${id}`)).json()
  const edit = await admin.post(`${url}/edicao-em-lote`, {
    registros: [{ id, versao: now.versao }],
    valores: { extras: { porte: 'P' } },
  })
  expect(edit.statusCode).toBe(200)
  expect([await count('extras.porte=G'), await count('extras.porte=P')]).toEqual([1, 3])
})

test('a field that changes its kind is counted by the new one, and one without a filter keeps nothing', async () => {
  const before = (await admin.get(`${campos}/${field.pontos?.id}`)).json()
  const changed = await admin.patch(`${campos}/${before.id}`, { versao: before.versao, tipo: 'TEXTO' })
  expect([changed.statusCode, changed.json().errors]).toEqual([200, undefined])
  expect(await count('extras.pontos=20')).toBe(1)
  const hidden = await admin.patch(`${campos}/${before.id}`, { versao: changed.json().versao, noFiltro: false })
  expect(hidden.statusCode).toBe(200)
  expect(await kept('pontos')).toBe(0)
  await make('Sexto', { pontos: '20' })
  expect(await kept('pontos')).toBe(0)
  await admin.patch(`${campos}/${before.id}`, { versao: hidden.json().versao, noFiltro: true })
  expect(await count('extras.pontos=20')).toBe(2)
  expect(await kept('pontos')).toBe(4)
})

test('where nothing is kept, as in a database that was loaded otherwise, the table is counted', async () => {
  await app.database.pool.query('delete from valor_campo')
  expect(await count('extras.porte=P')).toBe(3)
})
