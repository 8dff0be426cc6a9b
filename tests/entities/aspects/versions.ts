import { expect } from 'vitest'
import { type Case, errorsOf } from '../case.ts'
import { test } from '../declare.ts'

/** No lost update (promise 5). */
export function versions({ url, subject, create }: Case): void {
  test('loses no change: old version, missing version, and the present one in the conflict', async () => {
    const { admin } = subject()
    const stored = await create()
    const at = `${url}/${stored.id}`
    const { versao: _, ...withoutVersion } = stored
    expect((await admin.put(at, withoutVersion)).statusCode).toBe(400)
    expect((await admin.patch(at, {})).statusCode).toBe(400)
    expect((await admin.put(at, stored)).statusCode).toBe(200)
    for (const stale of [await admin.put(at, stored), await admin.patch(at, { versao: 1 })]) {
      expect([stale.statusCode, errorsOf(stale)[0]?.code]).toEqual([409, 'VERSAO_DESATUALIZADA'])
      expect(stale.json().atual).toMatchObject({ id: stored.id, versao: 2 })
    }
    expect((await admin.delete(at, { versao: 1 })).statusCode).toBe(409)
    expect((await admin.delete(at, { versao: 2 })).statusCode).toBe(200)
  })

  test('the version also goes and comes by ETag and If-Match', async () => {
    const { admin } = subject()
    const { versao: _, ...body } = await create()
    const at = `${url}/${body.id}`
    expect((await admin.get(at)).headers.etag).toBe('"1"')
    const saved = await admin.put(at, body, { 'if-match': '"1"' })
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"2"'])
    expect((await admin.put(at, body, { 'if-match': '"1"' })).statusCode).toBe(409)
    expect((await admin.patch(at, { versao: 2 }, { 'if-match': '"1"' })).statusCode).toBe(409)
    expect((await admin.put(at, body, { 'if-match': 'abc' })).statusCode).toBe(400)
    expect((await admin.delete(at, undefined, { 'if-match': '"1"' })).statusCode).toBe(409)
    expect((await admin.delete(at, undefined, { 'if-match': '"2"' })).statusCode).toBe(200)
  })
}
