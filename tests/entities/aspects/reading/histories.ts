import { expect } from 'vitest'
import { type History, historiesOf } from '#schemas/runtime/definition/histories.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/** Two rows of a dated list begin on these days. */
const FIRST = '2015-01-01'
const SECOND = '2019-07-01'

/** Dated lists: no day twice, and each day has the values of the row that holds on it. */
export function histories(one: Case): void {
  const { entity, model, url, subject } = one
  const dated = historiesOf(entity, model.entities)
  for (const history of dated) describeHistory(one, history)
  if (dated.length > 0) return
  if (leafFields(entity.fields).some(({ computes }) => computes?.daily)) {
    test('works out what depends on the day for a day asked for', async () => {
      const answer = await subject().admin.get(`${url}?em=${FIRST}`)
      expect(answer.statusCode, answer.body).toBe(200)
    })
    return
  }
  test('keeps no values by date, and says so', async () => {
    const answer = await subject().admin.get(`${url}?em=${FIRST}`)
    const error = { field: 'em', message: 'Este cadastro não guarda valores por data' }
    expect([answer.statusCode, errorsOf(answer)]).toMatchObject([400, [error]])
  })
}

function describeHistory({ entity, url, subject }: Case, { field, child, effective, followers }: History): void {
  const rowFrom = async (day: string) => {
    const holding = visibleConditions(entity, field)
    const body = await subject().maker.fullest(entity.path, {}, { holding })
    const [row = {}] = valueAt(body, field.path) as RecordData[]
    setAt(row, effective.start, day)
    if (effective.end !== undefined) setAt(row, effective.end, undefined)
    return { body, row }
  }

  test(`${field.path}: two rows do not begin on the same day`, async () => {
    const { body, row } = await rowFrom(FIRST)
    setAt(body, field.path, [row, (await rowFrom(FIRST)).row])
    const answer = await subject().admin.post(url, body)
    const message = field.hint.messages?.uniqueItems ?? `${field.title} não pode ter duas linhas com a mesma data`
    expect([answer.statusCode, errorsOf(answer)]).toMatchObject([400, [{ field: `${field.path}[1]`, message }]])
  })

  test(`${field.path}: each day has the values of the row in force`, async () => {
    const { admin } = subject()
    const { body, row } = await rowFrom(FIRST)
    setAt(body, field.path, [row, (await rowFrom(SECOND)).row])
    const made = await admin.post(url, body)
    expect([made.statusCode, errorsOf(made)]).toEqual([201, []])
    const { id } = made.json() as Stored
    const at = `${url}/${id}`
    const [second, first] = valueAt((await admin.get(at)).json() as RecordData, field.path) as Stored[]
    for (const [day, held] of [
      ['2014-12-31', undefined],
      [FIRST, first],
      ['2019-06-30', first],
      [SECOND, second],
    ] as const) {
      const record = (await admin.get(`${at}?em=${day}`)).json() as Stored
      for (const follower of followers) {
        const value = held && valueAt(held, follower.source)
        expect([day, follower.field.path, valueAt(record, follower.field.path)]).toEqual([
          day,
          follower.field.path,
          value,
        ])
      }
      const own = child.route?.replace(/\{\w+\}/, String(id))
      if (own)
        expect((await rowsOf(admin, `/api/${own}`, `em=${day}`)).rows.map((r) => r.id)).toEqual(held ? [held.id] : [])
    }
    const list = await admin.get(`${url}?filter=${encodeURIComponent(JSON.stringify({ id: [id], em: SECOND }))}`)
    expect([list.statusCode, (list.json() as Stored[]).map((r) => r.id)]).toEqual([200, [id]])
    expect(errorsOf(await admin.get(`${at}?em=2019-02-30`))).toMatchObject([{ field: 'em', message: 'Data inválida' }])
  })
}
