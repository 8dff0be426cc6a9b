import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { type Client, login, type TestApp } from '#tests/helpers/app.ts'
import { loadWorld, serveWorld } from '../../../entities/random/world.ts'

const definition = (plural: string, route: string, withoutGaps: boolean): JsonSchema => ({
  title: plural,
  type: 'object',
  additionalProperties: false,
  'x-entity': {
    plural,
    route,
    scope: 'empresa',
    authority: 'ROLE_CAD_VALE',
    label: 'nome',
    unique: [['nome']],
  },
  required: ['nome'],
  properties: {
    nome: { type: 'string', maxLength: 30, title: 'Nome' },
    numero: {
      type: 'string',
      title: 'Número',
      readOnly: true,
      'x-field': { number: { pattern: '{ano}/{numero:4}', per: ['ano'], withoutGaps } },
    },
  },
})

const { model, mistakes } = loadWorld([
  { file: 'vales/vale.json', schema: definition('Vales', 'vales/vales', true) },
  { file: 'vales/senha-fila.json', schema: definition('Senhas', 'vales/senhas', false) },
])

describe('numbers given by the system', () => {
  let app: TestApp
  let admin: Client
  let other: Client

  beforeAll(async () => {
    app = await serveWorld(model)
    admin = await login(app, 'admin')
    other = await login(app, 'admin')
    await other.put('/api/userinfo/empresa', { empresaId: 2 })
  })
  afterAll(() => app.close())

  const year = () => app.today().slice(0, 4)
  const store = async (route: string, nome: string, client = admin) => {
    const answer = await client.post(`/api/vales/${route}`, { nome })
    return answer.statusCode === 201 ? String(answer.json().numero) : answer.statusCode
  }
  const sheet = (client: Client, route: string, names: string[], simulate = false) =>
    client.upload(
      `/api/vales/${route}/importacao?simular=${simulate}`,
      'planilha.csv',
      ['Nome', ...names].join('\r\n'),
      'text/csv',
    )

  test('the definitions are valid', () => expect(mistakes).toEqual([]))

  test('each company counts from 0001 on', async () => {
    expect(await store('vales', 'a')).toBe(`${year()}/0001`)
    expect(await store('vales', 'b')).toBe(`${year()}/0002`)
    expect(await store('vales', 'a', other)).toBe(`${year()}/0001`)
  })

  test('what the database refuses at the last moment leaves a gap only where the definition allows one', async () => {
    expect(await store('senhas', 'a')).toBe(`${year()}/0001`)
    expect([await store('senhas', 'a'), await store('vales', 'a')]).toEqual([409, 409])
    expect(await store('senhas', 'b')).toBe(`${year()}/0003`)
    expect(await store('vales', 'c')).toBe(`${year()}/0003`)
  })

  test('a dry run takes no number, an import one for each record', async () => {
    const names = ['i1', 'i2', 'i3']
    expect((await sheet(admin, 'vales', names, true)).json()).toMatchObject({ importados: 3 })
    expect((await sheet(admin, 'vales', names)).json()).toMatchObject({ importados: 3 })
    const { rows } = await app.database.pool.query("select numero from vale where nome like 'i_' order by id")
    expect(rows.map(({ numero }) => numero)).toEqual(['0004', '0005', '0006'].map((n) => `${year()}/${n}`))
    expect(await store('vales', 'd')).toBe(`${year()}/0007`)
  })

  test('who has taken a number and not ended yet keeps nobody waiting, unless no number may be left out', async () => {
    const db = await app.database.pool.connect()
    try {
      for (const entidade of ['vales/vale', 'vales/senha-fila']) {
        await db.query('begin')
        const held = 'update numeracao set ultimo = ultimo + 1 where empresa_id = 1 and entidade = $1'
        if (entidade === 'vales/vale') await db.query(held, [entidade])
        const route = entidade === 'vales/vale' ? 'vales' : 'senhas'
        const waiting = store(route, 'espera')
        const first = await Promise.race([waiting, sleep(300, 'waits')])
        await db.query('rollback')
        expect([route, first]).toEqual([route, route === 'vales' ? 'waits' : `${year()}/0004`])
        await waiting
      }
    } finally {
      db.release()
    }
  })

  test('as many writers as the pool has connections, each waiting for a number, all get one', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `p${i}`)
    const given = await Promise.all(names.map((nome) => store('senhas', nome, other)))
    expect(given.sort()).toEqual(names.map((_, i) => `${year()}/${String(i + 1).padStart(4, '0')}`))
  })

  test('a counter that is new goes on after the numbers that are there', async () => {
    await app.database.pool.query('delete from numeracao')
    await app.database.pool.query("update vale set numero = $1 where nome = 'd' and empresa_id = 1", [`${year()}/0041`])
    expect(await store('vales', 'e')).toBe(`${year()}/0042`)
    // a record that has none yet gets one when it is next saved
    await app.database.pool.query("update vale set numero = null where nome = 'e'")
    const [row] = (await app.database.pool.query("select id, versao from vale where nome = 'e'")).rows
    const saved = await admin.patch(`/api/vales/vales/${row.id}`, { versao: row.versao, nome: 'f' })
    expect(saved.json().numero).toBe(`${year()}/0043`)
  })

  test('the database refuses a number twice', async () => {
    const twice = app.database.pool.query("update vale set numero = $1 where nome in ('b', 'c')", [`${year()}/9999`])
    await expect(twice).rejects.toMatchObject({ code: '23505' })
  })

  test('a new year begins anew', async () => {
    const before = Number(year())
    app.clock.advance(366 * 86_400_000)
    const later = await login(app, 'admin')
    const answer = await later.post('/api/vales/vales', { nome: 'ano novo' })
    expect(answer.json().numero).toBe(`${before + 1}/0001`)
  })
})
