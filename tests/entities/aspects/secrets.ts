import { expect } from 'vitest'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { storageOf } from '#schemas/storage.ts'
import { filledIn, visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, json, type Stored } from '../case.ts'
import { test } from '../declare.ts'

/** What is written and never read leaves by no way. */
export function secrets({ entity, model, url, subject }: Case): void {
  const secret = leafFields(entity.fields).filter((f) => f.writeOnly)
  if (secret.length === 0) return
  const [first] = secret
  const holding = first ? [...visibleConditions(entity, first), filledIn([first.path])] : []
  const rows = entity.fields.flatMap(({ target = '' }) => model.entities.get(target)?.fields ?? [])
  /** the name means nothing else anywhere in an answer */
  const namedOnce = ({ name }: Field) => !rows.some((field) => field.name === name)

  test('what is only written does not come out in an answer, list, export or history', async () => {
    const { admin, maker } = subject()
    const body = await maker.fullest(entity.path, {}, { holding })
    const created = await admin.post(url, body)
    expect([created.statusCode, errorsOf(created)]).toEqual([201, []])
    const { id } = created.json() as Stored
    const at = `${url}/${id}`
    const byId = `filter=${json({ id: [id] })}`
    const answers = [
      created,
      await admin.get(at),
      await admin.get(`${at}/historico`),
      await admin.get(`${at}/clone`),
      await admin.get(`${url}?${byId}`),
      await admin.get(`${url}/opcoes?${byId}`),
      await admin.get(`${url}/exportacao?${byId}`),
      await admin.put(at, created.json()),
      await admin.delete(at),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200 + (answer === created ? 1 : 0))
      expect(answer.body).not.toContain('argon2')
      for (const field of secret) {
        expect(answer.body).not.toContain(String(valueAt(body, field.path)))
        if (namedOnce(field)) expect(answer.body).not.toContain(`"${field.name}":`)
        const records = [answer.headers['content-type']?.toString().includes('json') ? answer.json() : []].flat()
        for (const record of records) expect(valueAt(record, field.path)).toBeUndefined()
      }
    }
  })

  test('is neither sorted nor filtered by what is only written', async () => {
    const { admin } = subject()
    for (const { path } of secret)
      for (const query of [
        `sort=${path},asc`,
        `filter=${json({ [path]: 'a' })}`,
        `filter=${json({ [`${path}_gte`]: 'a' })}`,
      ])
        expect([query, (await admin.get(`${url}?${query}`)).statusCode]).toEqual([query, 400])
  })

  test('a change that does not name it keeps it', async () => {
    const { admin, maker, app } = subject()
    const body = await maker.fullest(entity.path, {}, { holding })
    const stored = (await admin.post(url, body)).json() as Stored
    const read = async () => {
      const { rows } = await app.database.pool.query(`select * from ${entity.table} where id = $1`, [stored.id])
      const columns = storageOf(entity, model).columns.filter(({ field }) => secret.includes(field))
      return columns.map(({ name, field }) => ({ field, value: (rows[0] as RecordData)[name] }))
    }
    const kept = await read()
    expect(kept.some(({ value }) => value !== null)).toBe(true)
    // a password is nowhere kept as it was typed
    for (const { field, value } of kept)
      if (field.hint.widget?.startsWith('senha') && value !== null) expect(value).toMatch(/argon2|^selado:/)
    expect((await admin.put(`${url}/${stored.id}`, stored)).statusCode).toBe(200)
    expect((await admin.patch(`${url}/${stored.id}`, { versao: 2 })).statusCode).toBe(200)
    expect(await read()).toEqual(kept)
  })
}
