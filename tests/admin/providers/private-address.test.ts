import { afterEach, expect, test, vi } from 'vitest'
import { concealSearch, forgetHidden, revealSearch } from '#admin/providers/address/private-address.ts'
import { dataProvider } from '#admin/providers/records/data.ts'
import { createLookup } from '#admin/providers/records/lookup.ts'
import { loadModel } from '#schemas/load.ts'
import { isPersonalFilter } from '#schemas/runtime/definition/lgpd.ts'
import { network } from './wire.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetHidden()
})

const isPersonal = (name: string) => ['q', 'cpf'].includes(name)
const searchOf = (filter: object, more = '') => `?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`
const filterOf = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? 'null')

test('a person’s data stand in memory, the rest in the address, and the way back finds both', () => {
  const hidden = concealSearch(searchOf({ cpf: '52998224725', situacao: 'ABERTA' }, '&sort=nome&order=ASC'), isPersonal)
  expect(decodeURIComponent(hidden)).not.toContain('52998224725')
  expect(filterOf(hidden)).toEqual({ situacao: 'ABERTA' })
  expect(filterOf(revealSearch(hidden))).toEqual({ situacao: 'ABERTA', cpf: '52998224725' })
  expect(new URLSearchParams(revealSearch(hidden)).get('sort')).toBe('nome')
  // what is hidden already stays as it is, and the same search has the same address
  expect(concealSearch(hidden, isPersonal)).toBe(hidden)
  expect(concealSearch(revealSearch(hidden), isPersonal)).toBe(hidden)
})

test('what is added to a hidden search is hidden with it', () => {
  const hidden = concealSearch(searchOf({ cpf: '52998224725' }), isPersonal)
  const token = new URLSearchParams(hidden).get('oculto')
  const more = concealSearch(searchOf({ q: 'Ana', situacao: 'ABERTA' }, `&oculto=${token}`), isPersonal)
  expect(more).not.toContain('Ana')
  expect(filterOf(revealSearch(more))).toEqual({ situacao: 'ABERTA', q: 'Ana', cpf: '52998224725' })
})

test('searched words that are parameters of their own are hidden, too', () => {
  const hidden = concealSearch('?q=Ana+Souza&situacao=1', isPersonal)
  expect(hidden).toMatch(/^\?situacao=1&oculto=[0-9a-f]{8}$/)
  expect(Object.fromEntries(new URLSearchParams(revealSearch(hidden)))).toEqual({ situacao: '1', q: 'Ana Souza' })
})

test('an address without them is left as it is; a token of before says nothing', () => {
  const open = searchOf({ situacao: 'ABERTA' })
  expect(concealSearch(open, isPersonal)).toBe(open)
  expect(revealSearch(open)).toBe(open)
  expect(concealSearch('', isPersonal)).toBe('')
  const hidden = concealSearch(searchOf({ q: 'Ana' }), isPersonal)
  forgetHidden()
  expect(filterOf(revealSearch(hidden))).toEqual({})
  expect(revealSearch('?oculto=nenhum')).toBe('?')
})

test('which filters ask for a person’s data follows from the definitions', () => {
  const { entities } = loadModel()
  const asks = (path: string, name: string) => {
    const entity = entities.get(path)
    if (!entity) throw new Error(path)
    return isPersonalFilter(entity, name)
  }
  const candidato = 'captacao/candidato'
  for (const name of ['q', 'nome', 'pessoal.cpf', 'pessoal.dataNascimento_gte'])
    expect([name, asks(candidato, name)]).toEqual([name, true])
  expect(asks(candidato, 'id')).toBe(false)
  expect(asks('captacao/etapa-seletiva', 'q')).toBe(false)
  expect(asks('captacao/solicitacao-pessoal', 'visualizar')).toBe(false)
})

test('what may be a person’s data travels in the body; pages, orders and ids in the address', async () => {
  const page = { pagination: { page: 1, perPage: 15 }, sort: { field: 'nome', order: 'ASC' as const } }
  const range = { 'Content-Range': 'x 0-0/1' }
  const sent = network(
    { body: [], headers: range },
    { body: [], headers: range },
    { body: [] },
    { body: [], headers: range },
  )
  await dataProvider.getList('captacao/candidatos', { ...page, filter: { q: 'Ana' } })
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: '/api/captacao/candidatos/consulta',
    body: { filter: '{"q":"Ana"}', sort: '["nome","ASC"]', range: '[0,14]' },
  })
  await dataProvider.getList('captacao/candidatos', { ...page, filter: {} })
  expect(sent[1]).toMatchObject({ method: 'GET', url: expect.stringMatching(/^\/api\/captacao\/candidatos\?/) })
  await dataProvider.getMany('captacao/candidatos', { ids: [1, 2] })
  expect(sent[2]).toMatchObject({ method: 'GET', url: '/api/captacao/candidatos?filter=%7B%22id%22%3A%5B1%2C2%5D%7D' })
  const lookup = createLookup(async () => 'captacao/candidatos')
  await lookup.options('captacao/candidato', { q: 'Ana', range: [0, 19] })
  expect(sent[3]).toMatchObject({
    method: 'POST',
    url: '/api/captacao/candidatos/opcoes/consulta',
    body: { q: 'Ana', range: '[0,19]' },
  })
})
