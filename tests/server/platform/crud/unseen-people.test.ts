import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let rh: Client
/** an objective that everybody sees, whose owner is of an area that only some see, and what he is called */
let meta: { id: number; dono: number; nome: string; titulo: string }
/** another, whose owner is seen */
let nossa: typeof meta

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

/** Objectives of the company with who answers for them, by whether he works in the area of number `area` */
const OBJETIVOS = `select o.id::int, t.id::int as dono, t.nome, o.titulo
  from objetivo o join talento t on t.empresa_id = o.empresa_id and t.id = o.responsavel_id
  where o.empresa_id = 1 and o.nivel = 'E' order by o.id limit 2`

beforeAll(async () => {
  app = await createTestApp()
  const areas = await rows<{ id: number }>(
    'select area_organizacional_id::int as id from talento where empresa_id = 1 group by 1 order by count(*) desc, 1 limit 2',
  )
  const [ours, theirs] = areas.map(({ id }) => id)
  const [first, second] = await rows<typeof meta>(OBJETIVOS)
  if (!first || !second) throw new Error('the examples have two objectives of the company')
  meta = first
  nossa = second
  // two owners, one in each area; neither area lies in the other
  const move = `update objetivo o set responsavel_id = t.id, responsavel_empresa_id = 1
    from (select min(id) as id from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id = $2) t where o.id = $1`
  await rows(move, [meta.id, theirs])
  await rows(move, [nossa.id, ours])
  const found = await rows<typeof meta>(OBJETIVOS)
  for (const each of [meta, nossa])
    Object.assign(
      each,
      found.find(({ id }) => id === each.id),
    )
  await rows(
    `update usuario_empresa set restringir_areas = true, areas_ids = $1
     where empresa_id = 1 and usuario_id = (select id from usuario where login = 'rh')`,
    [JSON.stringify([ours])],
  )
  rh = await login(app, 'rh')
}, 60_000)
afterAll(() => app?.close())

const LISTA = '/api/avaliacao/objetivos?size=100'
interface Objetivo {
  id: number
  responsavel?: { id: number; nome: string }
}
const responsavel = (objetivos: Objetivo[], { id }: { id: number }) =>
  objetivos.find((each) => each.id === id)?.responsavel

describe('a person of another area whom a record refers to', () => {
  test('has no name in list, record, copy, tree and panel; those one sees do', async () => {
    const hidden = { id: meta.dono, nome: `Talento ${meta.dono}` }
    const seen = { id: nossa.dono, nome: nossa.nome }
    const lista = (await rh.get(LISTA)).json() as Objetivo[]
    expect([responsavel(lista, meta), responsavel(lista, nossa)]).toEqual([hidden, seen])
    for (const [path, whose] of [
      [meta.id, hidden],
      [nossa.id, seen],
      [`${meta.id}/clone`, hidden],
      [`${nossa.id}/clone`, seen],
    ] as const)
      expect((await rh.get(`/api/avaliacao/objetivos/${path}`)).json().responsavel, String(path)).toEqual(whose)
    const periodo = (
      await rows<{ id: number }>('select periodo_id::int as id from objetivo where id = $1', [meta.id])
    )[0]
    const arvore = (await rh.get(`/api/avaliacao/objetivos/arvore?periodoId=${periodo?.id}`)).json()
    expect(responsavel(arvore.objetivos, meta)).toEqual(hidden)
    expect((await rh.get(`/api/avaliacao/objetivos/${meta.id}/painel`)).body).not.toContain(meta.nome)
  })

  test('has no name in a spreadsheet', async () => {
    const planilha = (await rh.get('/api/avaliacao/objetivos/exportacao')).body
    const linha = (titulo: string) => planilha.split('\n').find((line) => line.includes(titulo))
    expect(linha(meta.titulo)).toContain(`;Talento ${meta.dono};`)
    expect(linha(nossa.titulo)).toContain(`;${nossa.nome};`)
  })

  test('is named to who sees everybody', async () => {
    const lista = (await (await login(app, 'admin')).get(LISTA)).json() as Objetivo[]
    expect(responsavel(lista, meta)).toEqual({ id: meta.dono, nome: meta.nome })
  })

  test('stays who he is when the record is saved with the name that was shown', async () => {
    // the objective of an area is its people's to keep, whoever answers for it
    await rows(
      `update objetivo set nivel = 'A', area_organizacional_id = (select area_organizacional_id from talento where id = $2) where id = $1`,
      [meta.id, nossa.dono],
    )
    const url = `/api/avaliacao/objetivos/${meta.id}`
    const { body, statusCode } = await rh.put(url, (await rh.get(url)).json())
    expect(statusCode, body).toBe(200)
    const [{ dono } = { dono: 0 }] = await rows<{ dono: number }>(
      'select responsavel_id::int as dono from objetivo where id = $1',
      [meta.id],
    )
    expect(dono).toBe(meta.dono)
  })
})
