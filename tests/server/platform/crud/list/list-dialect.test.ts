import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sortablePaths } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { fieldAt, leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { json, rowsOf, type Stored } from '#tests/entities/case.ts'
import { naiveList } from '#tests/entities/naive/naive.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'

/** A list request, whichever dialect carries it. */
interface Query {
  sort: { path: string; descending: boolean }
  filter: RecordData
  page: number
  size: number
}

let subject: Subject
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())

describe.each(['captacao/etapa-seletiva', 'captacao/solicitacao-pessoal'])('the list of %s', (path) => {
  const entity = model.entities.get(path) as Entity
  const url = `/api/${entity.route}`
  let all: Stored[]
  beforeAll(async () => {
    all = (await rowsOf(subject.admin, url, 'sort=id,asc')).rows
  })

  test('[R-ARRAY-VIRGULA] gives, in both dialects, what a naive model gives, with the exact Content-Range', async () => {
    await fc.assert(
      fc.asyncProperty(queries(entity, all), async (query) => {
        const wanted = expected(entity, all, query)
        expect(await ask(`${url}?${simple(query)}`)).toEqual(wanted)
        expect(await ask(`${url}?${plain(query)}`)).toEqual(wanted)
      }),
      { numRuns: 150 },
    )
  })

  test('gives the same rows, in the same order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(queries(entity, all), async ({ sort, filter }) => {
        const found: number[] = []
        for (let page = 0; page * 7 < all.length; page++) {
          const { rows } = await ask(`${url}?${simple({ sort, filter, page, size: 7 })}`)
          found.push(...rows.map((row) => row.id))
        }
        expect(found).toEqual(naiveList(entity, all, filter, sort).map((row) => row.id))
      }),
      { numRuns: 15 },
    )
  })

  test('without a range, gives the first fifteen rows in the order of the register', async () => {
    const own = entity.list.sort
    const sort = { path: own.replace(/^-/, ''), descending: own.startsWith('-') }
    expect(await ask(url)).toEqual(expected(entity, all, { sort, filter: {}, page: 0, size: 15 }))
  })

  test('after the last row there are no rows, but still the total', async () => {
    const answer = await subject.admin.get(`${url}?range=[5000,5009]`)
    expect([answer.json(), answer.headers['content-range']]).toEqual([[], `items */${all.length}`])
    const none = await subject.admin.get(`${url}?filter=${json({ id: [999_999_999] })}`)
    expect([none.json(), none.headers['content-range']]).toEqual([[], 'items */0'])
  })

  async function ask(address: string) {
    const answer = await subject.admin.get(address)
    expect([address, answer.statusCode]).toEqual([address, 200])
    return { rows: answer.json() as Stored[], range: answer.headers['content-range'] }
  }
})

describe.each(['captacao/etapa-seletiva', 'captacao/solicitacao-pessoal', 'captacao/candidato'])(
  'the search in %s',
  (path) => {
    const entity = model.entities.get(path) as Entity
    const url = `/api/${entity.route}`
    const texts = leafFields(entity.fields).filter((f) => f.hint.search)

    test('finds each row that has all the words, without accents and in any case, and no other', async () => {
      const { rows } = await rowsOf(subject.admin, url, 'sort=id,asc')
      const textOf = (row: Stored) => foldText(texts.map((f) => valueAt(row, f.path) ?? '').join(' '))
      await fc.assert(
        fc.asyncProperty(searches(rows.map(textOf)), async (q) => {
          const words = foldText(q).split(/\s+/)
          const found = (row: Stored) => words.every((word) => holdsWord(textOf(row), word))
          const wanted = rows.filter(found).map((row) => row.id)
          for (const query of [`q=${encodeURIComponent(q)}`, `filter=${json({ q })}`]) {
            const answer = await rowsOf(subject.admin, url, `sort=id,asc&${query}`)
            expect([q, answer.rows.map((row) => row.id)]).toEqual([q, wanted])
          }
        }),
        { numRuns: 40 },
      )
    })
  },
)

/** Under three letters a word is looked for at the beginning of words. */
const holdsWord = (text: string, word: string): boolean =>
  word.length < 3 ? text.startsWith(word) || text.includes(` ${word}`) : text.includes(word)

/** One to three pieces of words that some row has, in any case and with any accents, and now and then one that none has. */
function searches(texts: string[]): fc.Arbitrary<string> {
  const words = [...new Set(texts.flatMap((text) => text.split(/[^a-z0-9]+/)))].filter((word) => word !== '')
  const piece = fc
    .tuple(fc.constantFrom(...words, 'xyzxyz'), fc.nat(3), fc.integer({ min: 1, max: 9 }))
    .map(([word, from, length]) => word.slice(Math.min(from, word.length - 1)).slice(0, length))
  const written = fc.tuple(piece, fc.boolean(), fc.boolean()).map(([word, big, accents]) => {
    const text = accents ? word.replace('a', 'ã').replace('e', 'É').replace('c', 'ç') : word
    return big ? text.toUpperCase() : text
  })
  return fc.array(written, { minLength: 1, maxLength: 3 }).map((some) => some.join('  '))
}

function expected(entity: Entity, all: Stored[], { sort, filter, page, size }: Query) {
  const found = naiveList(entity, all, filter, sort)
  const rows = found.slice(page * size, (page + 1) * size)
  const first = page * size
  const range = `${entity.route} ${first}-${first + rows.length - 1}/${found.length}`
  return { rows, range: rows.length > 0 ? range : `items */${found.length}` }
}

/** `sort=["nome","ASC"]&range=[0,14]&filter={…}` */
function simple({ sort, filter, page, size }: Query): string {
  const order = json([sort.path, sort.descending ? 'DESC' : 'ASC'])
  return `sort=${order}&range=${json([page * size, (page + 1) * size - 1])}&filter=${json(filter)}`
}

/** `sort=nome,asc&page=0&size=15&nome=…`, lists separated by commas */
function plain({ sort, filter, page, size }: Query): string {
  const parameters = new URLSearchParams({
    sort: `${sort.path},${sort.descending ? 'desc' : 'asc'}`,
    page: String(page),
    size: String(size),
  })
  for (const [name, value] of Object.entries(filter)) parameters.set(name, String(value))
  return parameters.toString()
}

/** Requests with values that the rows have, and some that they have not. */
function queries(entity: Entity, all: Stored[]): fc.Arbitrary<Query> {
  const paths = sortablePaths(entity)
  const filters = paths.flatMap((path) => conditionsOn(entity, path, all))
  for (const { name, cases } of entity.list.filters)
    if (cases) filters.push(fc.record({ [name]: fc.constantFrom(...cases.map((one) => one.const)) }))
  return fc.record({
    sort: fc.record({ path: fc.constantFrom(...paths), descending: fc.boolean() }),
    filter: fc.array(fc.oneof(...filters), { maxLength: 3 }).map((some): RecordData => Object.assign({}, ...some)),
    page: fc.integer({ min: 0, max: 4 }),
    size: fc.integer({ min: 1, max: 30 }),
  })
}

function conditionsOn(entity: Entity, path: string, all: Stored[]): fc.Arbitrary<RecordData>[] {
  const field = fieldAt(entity, path) as Field
  if (entity.list.filters.some((filter) => filter.name === path)) return []
  const present = all.map((row) => plainValue(valueAt(row, path))).filter((value) => value !== undefined)
  if (present.length === 0) return []
  const value = fc.constantFrom(...present)
  const found: fc.Arbitrary<RecordData>[] = [value.map((one) => ({ [path]: one }))]
  if (field.kind === 'reference') found.push(value.map((one) => ({ [`${path}Id`]: one })))
  if (field.type === 'integer')
    found.push(fc.array(value, { minLength: 2, maxLength: 4 }).map((some) => ({ [path]: some })))
  if (field.type === 'integer' || field.format === 'date')
    for (const op of ['gte', 'lte']) found.push(value.map((one) => ({ [`${path}_${op}`]: one })))
  if (field.type === 'string' && !field.format && !field.options)
    found.push(value.map((text) => ({ [`${path}_contem`]: String(text).slice(1, 6).toUpperCase().trim() || 'x' })))
  return found
}

const plainValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value
