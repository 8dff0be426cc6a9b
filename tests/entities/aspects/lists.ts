import { expect, test } from 'vitest'
import { sortablePaths } from '#schemas/runtime/sortable.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../case.ts'
import { comparableOf } from '../compare.ts'
import { equalityFilter, naiveList } from '../naive.ts'

const ids = (rows: Stored[]) => rows.map((row) => row.id)

/** Sorting, filtering and paging give what a naive reading of the definition gives. */
export function lists({ entity, url, subject }: Case): void {
  const list = (query: string) => rowsOf(subject().admin, url, query)

  test.each(sortablePaths(entity))('ordena por %s', async (path) => {
    const { rows, complete } = await list(`sort=${json([path, 'ASC'])}`)
    const sorted = naiveList(entity, rows, {}, { path, descending: false })
    const values = (some: { id: number }[]) => some.map((row) => comparableOf(entity, path, row as Stored))
    expect(values(rows)).toEqual(values(sorted))
    if (!complete) return
    expect(ids(rows)).toEqual(ids(sorted as Stored[]))
    expect(ids((await list(`sort=${json([path, 'DESC'])}`)).rows)).toEqual(ids(rows).reverse())
  })

  test('filtra por cada coluna e cada filtro, como um filtro ingênuo', async () => {
    const { rows, complete } = await list('sort=id,asc')
    if (!complete) return
    const same = async (name: string, value: unknown) => {
      const wanted = naiveList(entity, rows, { [name]: value }, { path: 'id', descending: false })
      const found = await list(`sort=id,asc&filter=${json({ [name]: value })}`)
      expect([name, value, ids(found.rows)]).toEqual([name, value, ids(wanted as Stored[])])
    }
    for (const column of sortablePaths(entity)) {
      const sample = rows.find((row) => comparableOf(entity, column, row) !== null)
      if (sample) await same(...equalityFilter(entity, column, sample))
    }
    for (const filter of entity.list.filters) for (const one of filter.cases ?? []) await same(filter.name, one.const)
  })

  test('os dois dialetos dão a mesma página', async () => {
    const get = async (query: string) => {
      const answer = await subject().admin.get(`${url}?${query}`)
      return { status: answer.statusCode, rows: answer.json(), range: answer.headers['content-range'] }
    }
    const simple = await get(`sort=${json(['id', 'ASC'])}&range=[5,9]`)
    expect(simple.status).toBe(200)
    expect(await get('page=1&size=5&sort=id,asc')).toEqual(simple)
  })

  test('as opções são as mesmas linhas da lista, com o seu rótulo', async () => {
    const byId = 'sort=id,asc'
    const { rows, complete } = await list(byId)
    const options = (await rowsOf(subject().admin, `${url}/opcoes`, byId)).rows
    if (complete) expect(ids(options)).toEqual(ids(rows))
    for (const option of options) {
      expect(option.rotulo).toEqual(expect.any(String))
      expect(option[entity.labelKey]).toBe(option.rotulo)
      expect(Object.keys(option).filter((key) => !['id', 'rotulo', 'pai', entity.labelKey].includes(key))).toEqual([])
    }
  })

  test('uma linha da lista não traz listas de itens', async () => {
    const { rows } = await list('')
    for (const field of entity.fields)
      if (field.kind === 'children') for (const row of rows) expect(row).not.toHaveProperty(field.name)
  })

  test('recusa ordenação, filtro e página desconhecidos, com o nome', async () => {
    const bad = [
      ['sort=naoExiste,asc', 'naoExiste'],
      ['naoExiste=1', 'naoExiste'],
      ['range=[0,99999]', '1.000'],
      ['range=[9,1]', 'range'],
      ['range=[99999,100000]', '10.000'],
      ['page=-1', 'page'],
      ['filter={', 'filter'],
      ["sort=id';drop table x--,asc", 'drop table'],
    ] as const
    for (const [query, name] of bad) {
      const answer = await subject().admin.get(`${url}?${encodeURI(query)}`)
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(errorsOf(answer)[0]?.message).toContain(name)
    }
  })
}
