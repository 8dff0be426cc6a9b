import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const url = '/api/captacao/candidato-solicitacoes'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

interface Row {
  id: number
  candidato: { id: number; nome: string }
  solicitacao: { id: number; descricao: string }
}
const find = async (client: Client, q: string, more = ''): Promise<Row[]> =>
  (await client.get(`${url}?range=[0,999]&q=${encodeURIComponent(q)}${more}`)).json()
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

describe('the search of a record finds by the records it refers to', () => {
  test('by the name of the candidate, without accents, by the request, and by both', async () => {
    const all = await find(admin, '')
    const [one] = all
    if (!one) throw new Error('sem candidatos nas solicitações')
    const name = fold(one.candidato.nome)
    const title = fold(one.solicitacao.descricao).split(' ')[0] ?? ''
    const holding = (row: Row, words: string[]) =>
      words.every((word) => fold(`${row.candidato.nome} ${row.solicitacao.descricao}`).includes(word))
    const byName = await find(admin, name)
    expect(byName.map(({ id }) => id)).toEqual(all.filter((row) => holding(row, name.split(' '))).map(({ id }) => id))
    expect((await find(admin, title)).map(({ id }) => id)).toEqual(
      expect.arrayContaining(all.filter((row) => holding(row, [title])).map(({ id }) => id)),
    )
    expect((await find(admin, `${name} ${title}`)).map(({ id }) => id)).toContain(one.id)
    expect(await find(admin, `${name} astronauta`)).toEqual([])
  })

  test('by the CPF only who may read candidates', async () => {
    const [one] = await find(admin, '')
    const { pessoal } = (await admin.get(`/api/captacao/candidatos/${one?.candidato.id}`)).json()
    expect((await find(admin, pessoal.cpf)).map(({ candidato }) => candidato.id)).toEqual(
      expect.arrayContaining([one?.candidato.id]),
    )
    const entity = app.fastify.prumo.model.entities.get('captacao/candidato')
    const other = await app.clientWithout(entity?.authority.read ?? '')
    expect(await find(other, pessoal.cpf)).toEqual([])
    expect((await find(other, one?.candidato.nome ?? '')).length).toBeGreaterThan(0)
  })

  test('count, export and picker follow the same search', async () => {
    const [one] = await find(admin, '')
    const q = encodeURIComponent(one?.candidato.nome ?? '')
    const found = await find(admin, one?.candidato.nome ?? '')
    const page = await admin.get(`${url}?range=[0,0]&q=${q}`)
    expect(String(page.headers['content-range'])).toMatch(new RegExp(`/${found.length}$`))
    expect((await admin.get(`${url}/exportacao?q=${q}`)).body.trim().split('\r\n')).toHaveLength(found.length + 1)
    expect((await admin.get(`${url}/opcoes?q=${q}`)).json()).toHaveLength(found.length)
  })

  test('another company finds nothing by the name of a candidate of this one', async () => {
    const [one] = await find(admin, '')
    const other = await login(app, 'rh2')
    const theirs = new Set((await find(other, '')).map(({ id }) => id))
    for (const { id } of await find(other, one?.candidato.nome ?? '')) expect(theirs.has(id)).toBe(true)
  })

  test('the internal list uses the trigram index of the candidate', async () => {
    await app.database.pool.query('analyze')
    const { rows } = await app.database.pool
      .query<{ 'QUERY PLAN': string }>(
        `set enable_seqscan = off; explain select 1 from candidato_solicitacao t
       where t.empresa_id = 1 and t.candidato_id in (select b.id from candidato b where b.busca like prumo_busca('%josé%'))`,
      )
      .then((result) => (Array.isArray(result) ? result.at(-1) : result))
    expect(rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n')).toContain('candidato_busca')
  })
})
