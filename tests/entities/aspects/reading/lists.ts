import { expect } from 'vitest'
import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'
import { comparableOf } from '../../naive/compare.ts'
import { equalityFilter, naiveList } from '../../naive/naive.ts'

/** Rows looked at in one answer. */
const size = 50

const ids = (rows: Stored[]) => rows.map((row) => row.id)

/** Sorting, filtering and paging give what a naive reading of the definition gives. */
export function lists({ entity, url, subject, create, createFull }: Case): void {
  const list = (query: string) => rowsOf(subject().admin, url, query)
  /** A list may be sorted by what its rows do not show: by the label, say. */
  const unseen = sortablePaths(entity).filter((path) => path !== 'id' && !entity.list.columns.includes(path))
  const withSorted = async (row: Stored): Promise<Stored> =>
    unseen.length === 0 ? row : { ...((await subject().admin.get(`${url}/${row.id}`)).json() as Stored), ...row }
  /** All rows; where nobody made any yet, there are three. */
  const some = async (): Promise<Stored[]> => {
    const { rows } = await list('sort=id,asc')
    if (rows.length > 2) return rows
    for (const make of [create, createFull, create]) await make()
    return (await list('sort=id,asc')).rows
  }
  // nothing below writes: all rows are read once
  let known: Promise<Stored[]> | undefined
  const all = () => {
    known ??= some().then((rows) => Promise.all(rows.map(withSorted)))
    return known
  }
  const page = async (query: string, first = 0) => {
    const answer = await subject().admin.get(`${url}?${query}&range=[${first},${first + size - 1}]`)
    expect(answer.statusCode, answer.body).toBe(200)
    const total = Number(/\/(\d+)$/.exec(String(answer.headers['content-range']))?.[1])
    return { rows: answer.json() as Stored[], total }
  }

  test.each(sortablePaths(entity))('sorts by %s', async (path) => {
    const rows = await all()
    for (const descending of [false, true]) {
      const sorted = naiveList(entity, rows, {}, { path, descending })
      for (const first of [0, Math.max(0, Math.floor(rows.length / 2) - size)]) {
        const found = await page(`sort=${json([path, descending ? 'DESC' : 'ASC'])}`, first)
        const wanted = sorted.slice(first, first + size) as Stored[]
        // the order alone, where the rows do not show what they are sorted by
        const isShown = !unseen.includes(path)
        const shown = (some: Stored[]) => some.map((row) => [row.id, isShown && comparableOf(entity, path, row)])
        expect(shown(found.rows)).toEqual(shown(wanted))
      }
    }
  })

  test('filters by each column and each filter, as a naive filter does', async () => {
    const rows = await all()
    const same = async (name: string, value: unknown) => {
      const wanted = naiveList(entity, rows, { [name]: value }, { path: 'id', descending: false }) as Stored[]
      const found = await page(`sort=id,asc&filter=${json({ [name]: value })}`)
      expect([name, value, ids(found.rows)]).toEqual([name, value, ids(wanted.slice(0, size))])
      expect([name, value, found.total]).toEqual([name, value, wanted.length])
    }
    for (const column of sortablePaths(entity)) {
      const sample = rows.find((row) => comparableOf(entity, column, row) !== null)
      if (sample) await same(...equalityFilter(entity, column, sample))
    }
    for (const filter of entity.list.filters) for (const one of filter.cases ?? []) await same(filter.name, one.const)
    // a piece from the middle of a text
    for (const { name, field = '', op } of entity.list.filters) {
      const texts = op === 'contains' ? rows.map((row) => valueAt(row, field)) : []
      const sample = texts.find((text) => typeof text === 'string' && text.length > 2)
      if (typeof sample === 'string') await same(name, sample.slice(1, 9).trim())
    }
  })

  test('both dialects give the same page', async () => {
    const get = async (query: string) => {
      const answer = await subject().admin.get(`${url}?${query}`)
      return { status: answer.statusCode, rows: answer.json(), range: answer.headers['content-range'] }
    }
    const simple = await get(`sort=${json(['id', 'ASC'])}&range=[5,9]`)
    expect(simple.status).toBe(200)
    expect(await get('page=1&size=5&sort=id,asc')).toEqual(simple)
  })

  test('the options are the rows of the list, with their label', async () => {
    const rows = await all()
    const options = (await rowsOf(subject().admin, `${url}/opcoes`, 'sort=id,asc')).rows
    expect(ids(options)).toEqual(ids(rows))
    for (const option of options) {
      expect(option.rotulo).toEqual(expect.any(String))
      expect(option[entity.labelKey]).toBe(option.rotulo)
      expect(
        Object.keys(option).filter(
          (key) => !['id', 'rotulo', 'pai', 'partes', 'indisponivel', entity.labelKey].includes(key),
        ),
      ).toEqual([])
    }
  })

  test('a row of the list has no lists of items', async () => {
    const { rows } = await list('sort=id,asc')
    for (const field of entity.fields)
      if (field.kind === 'children') for (const row of rows) expect(row).not.toHaveProperty(field.name)
  })

  test('refuses unknown order, filter and page, by name', async () => {
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
