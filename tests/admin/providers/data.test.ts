import { afterEach, describe, expect, test, vi } from 'vitest'
import { BulkDeleteError, dataProvider, singleId } from '#admin/providers/records/data.ts'
import { createLookup } from '#admin/providers/records/lookup.ts'
import { network } from './wire.ts'

afterEach(() => vi.unstubAllGlobals())

const resource = 'captacao/etapas-seletivas'

describe('a write carries the version it is based on', () => {
  test('[R-PUT-SEM-ID] an update in its body, without the id', async () => {
    const sent = network({ body: { id: 7, versao: 4, nome: 'B' } })
    const params = { id: 7, data: { id: 7, nome: 'B' }, previousData: { id: 7, versao: 3, nome: 'A' } }
    await dataProvider.update(resource, params)
    expect(sent[0]).toMatchObject({ method: 'PUT', url: `/api/${resource}/7`, body: { nome: 'B', versao: 3 } })
    expect(sent[0]?.body).not.toHaveProperty('id')
  })

  test('a deletion in If-Match', async () => {
    const sent = network({ body: { id: 7 } })
    await dataProvider.delete(resource, { id: 7, previousData: { id: 7, versao: 3 } })
    expect(sent[0]?.headers.get('if-match')).toBe('"3"')
  })
})

test('of several deletions all are tried, and who had to stay is named', async () => {
  const refused = {
    message: 'O registro possui dependências em Candidatos.',
    errors: [{ code: 'POSSUI_DEPENDENCIAS' }],
  }
  const sent = network({ body: {} }, { status: 409, body: refused }, { body: {} })
  const meta = { versoes: { 1: 5, 2: 6, 3: 7 } }
  const error = await dataProvider.deleteMany(resource, { ids: [1, 2, 3], meta }).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(BulkDeleteError)
  expect(error).toMatchObject({ deleted: [1, 3], refused: [{ id: 2, error: { message: refused.message } }] })
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"5"', '"6"', '"7"'])
})

const idsUpTo = (last: number) => Array.from({ length: last }, (_unused, i) => i + 1)

test('[B-CHUNKS] [R-CHUNK-600+] more than 600 ids go in several requests', async () => {
  const sent = network({ body: [{ id: 1 }] }, { body: [{ id: 601 }] }, { body: [{ id: 1201 }] })
  const { data } = await dataProvider.getMany(resource, { ids: idsUpTo(1300) })
  expect(data.map(({ id }) => id)).toEqual([1, 601, 1201])
  const asked = sent.map(({ url }) => JSON.parse(new URL(url, 'http://x').searchParams.get('filter') ?? '{}').id)
  expect(asked.map((ids: number[]) => [ids.length, ids[0]])).toEqual([
    [600, 1],
    [600, 601],
    [100, 1201],
  ])
})

test('[R-CHUNK-600-] up to 600 ids go in one request', async () => {
  const sent = network({ body: [{ id: 1 }] })
  await dataProvider.getMany(resource, { ids: idsUpTo(600) })
  expect(sent).toHaveLength(1)
})

test('the only record of a company is read and written at the route itself', async () => {
  const sent = network({ body: { versao: 1 } }, { body: { versao: 2 } })
  const { data } = await dataProvider.getOne('utilitario/empresas/configuracao', { id: singleId })
  expect(data).toEqual({ id: singleId, versao: 1 })
  await dataProvider.update('utilitario/empresas/configuracao', { id: singleId, data, previousData: data })
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('/api/utilitario/empresas/configuracao'))
})

describe('a picker', () => {
  const lookup = createLookup(async (path) => (path === 'a/b' ? 'a/bs' : undefined))

  test('asks for twenty and learns how many there are', async () => {
    const headers = { 'content-range': 'items 0-19/230' }
    const sent = network({ body: [{ id: 1, rotulo: 'Um' }], headers })
    const page = await lookup.options('a/b', { q: 'um', filter: { cidadeId: 3 }, range: [0, 19] })
    expect(page).toEqual({ items: [{ id: 1, rotulo: 'Um' }], total: 230 })
    expect(sent[0]?.body).toEqual({ q: 'um', filter: '{"cidadeId":3}', range: '[0,19]' })
  })

  test('is silently empty when it fails or nobody serves the entity', async () => {
    network({ status: 500 })
    expect(await lookup.options('a/b', {})).toEqual({ items: [], total: 0 })
    expect(await lookup.options('x/y', {})).toEqual({ items: [], total: 0 })
  })
})
