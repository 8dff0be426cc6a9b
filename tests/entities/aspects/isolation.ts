import { expect } from 'vitest'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { type Case, json, rowsOf } from '../case.ts'
import { test } from '../declare.ts'

/** Another company neither sees nor changes a record, by whatever way. */
export function isolation({ entity, url, subject, create }: Case): void {
  if (!isOfCompany(entity) && !mayBeOfInstallation(entity)) return
  test('another company does not see, change or delete', async () => {
    const stored = await create()
    const { other, admin } = subject()
    const at = `${url}/${stored.id}`
    const answers = [
      await other.get(at),
      await other.put(at, stored),
      await other.patch(at, { versao: 1 }),
      await other.delete(at),
      await other.get(`${at}/historico`),
      await other.get(`${at}/clone`),
    ]
    expect(answers.map((a) => a.statusCode)).toEqual([404, 404, 404, 404, 404, 404])
    for (const action of entity.actions) expect((await other.put(`${at}/${action.name}`, {})).statusCode).toBe(404)
    const byId = `filter=${json({ id: [stored.id] })}`
    for (const list of [url, `${url}/opcoes`]) expect((await rowsOf(other, list, byId)).rows).toEqual([])
    const sheet = await other.get(`${url}/exportacao?${byId}`)
    expect(sheet.body.trim().split('\r\n')).toHaveLength(1)
    expect((await admin.get(at)).json()).toMatchObject({ versao: 1 })
  })

  test('each company has its list', async () => {
    const mine = await create('admin')
    const theirs = await create('other')
    const { admin, other } = subject()
    const both = `filter=${json({ id: [mine.id, theirs.id] })}`
    expect((await rowsOf(admin, url, both)).rows.map((r) => r.id)).toEqual([mine.id])
    expect((await rowsOf(other, url, both)).rows.map((r) => r.id)).toEqual([theirs.id])
  })
}
