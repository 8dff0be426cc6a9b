import { expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { type Case, errorsOf, json, type Stored } from '../case.ts'

/** What is written and never read leaves by no way. */
export function secrets({ entity, url, subject }: Case): void {
  const secret = leafFields(entity.fields).filter((f) => f.writeOnly)
  if (secret.length === 0) return

  test('o que só se grava não sai em resposta, lista, exportação nem histórico', async () => {
    const { admin, maker } = subject()
    const body = await maker.fullest(entity.path)
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
        expect(answer.body).not.toContain(`"${field.name}":`)
      }
    }
  })

  test('não se ordena nem se filtra pelo que só se grava', async () => {
    const { admin } = subject()
    for (const { path } of secret)
      for (const query of [
        `sort=${path},asc`,
        `filter=${json({ [path]: 'a' })}`,
        `filter=${json({ [`${path}_gte`]: 'a' })}`,
      ])
        expect([query, (await admin.get(`${url}?${query}`)).statusCode]).toEqual([query, 400])
  })

  test('uma alteração que não o nomeia o conserva', async () => {
    const { admin, maker, app } = subject()
    const body = await maker.fullest(entity.path)
    const stored = (await admin.post(url, body)).json() as Stored
    const read = async () => {
      const { rows } = await app.database.pool.query(`select * from ${entity.table} where id = $1`, [stored.id])
      return (rows[0] as RecordData).senha
    }
    const hash = await read()
    expect(hash).toContain('argon2')
    expect((await admin.put(`${url}/${stored.id}`, stored)).statusCode).toBe(200)
    expect((await admin.patch(`${url}/${stored.id}`, { versao: 2 })).statusCode).toBe(200)
    expect(await read()).toBe(hash)
  })
}
