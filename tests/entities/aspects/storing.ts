import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults } from '#schemas/runtime/record/record.ts'
import { keyFields } from '#tests/helpers/samples/fields.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'
import { sameRecord } from '../naive/compare.ts'

/** What goes in comes out, is changed, leaves a trail and goes away. */
export function storing(one: Case): void {
  const { entity, url, subject, create, createFull } = one
  test('stores and returns the smallest valid record', async () => {
    const body = await subject().maker.smallest(entity.path)
    const answer = await subject().admin.post(url, body)
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
    const stored = (await subject().admin.get(`${url}/${answer.json().id}`)).json()
    sameRecord(entity, stored, body)
    expect(stored.versao).toBe(1)
  })

  test('stores, returns and stores again the fullest record', async () => {
    const body = await subject().maker.fullest(entity.path)
    const answer = await subject().admin.post(url, body)
    expect([answer.statusCode, answer.json().errors]).toEqual([201, undefined])
    const stored = answer.json() as Stored
    sameRecord(entity, stored, body)
    const again = await subject().admin.put(`${url}/${stored.id}`, stored)
    expect([again.statusCode, again.json().errors]).toEqual([200, undefined])
    expect(again.json().versao).toBe(stored.versao + 1)
    sameRecord(entity, again.json(), body)
  })

  test('refuses unknown names and a body that is no record', async () => {
    const body = await subject().maker.smallest(entity.path)
    const answer = await subject().admin.post(url, { ...body, campoQueNaoExiste: 1 })
    expect(answer.statusCode).toBe(400)
    expect(errorsOf(answer)[0]?.message).toBe('Campo desconhecido: campoQueNaoExiste')
    expect((await subject().admin.post(url, [body])).statusCode).toBe(400)
  })

  test('deletes, answers with the record and finds it no more', async () => {
    const stored = await create()
    const answer = await subject().admin.delete(`${url}/${stored.id}`)
    expect([answer.statusCode, answer.json().id]).toEqual([200, stored.id])
    for (const at of [`${url}/${stored.id}`, `${url}/${stored.id}/historico`, `${url}/${stored.id}/clone`])
      expect((await subject().admin.get(at)).statusCode).toBe(404)
    expect((await subject().admin.delete(`${url}/${stored.id}`)).statusCode).toBe(404)
  })

  test('keeps who did what, the newest first', async () => {
    const stored = await create()
    const { id, versao } = stored
    const other = await otherThan(one, stored)
    const saved = await subject().admin.put(`${url}/${id}`, { ...(other ?? stored), versao })
    expect([saved.statusCode, errorsOf(saved)]).toEqual([200, []])
    const lines = (await subject().admin.get(`${url}/${id}/historico`)).json()
    const change = { operacao: 'alteracao', usuario: { id: 1 } }
    const creation = { operacao: 'criacao', titulo: 'Criação', usuario: { id: 1 } }
    expect(lines).toMatchObject(other ? [change, creation] : [creation])
  })

  test('a copy is stored as a new record, with rows of its own', async () => {
    const { admin, maker } = subject()
    const { id } = await createFull()
    const copy = await admin.get(`${url}/${id}/clone`)
    expect(copy.statusCode).toBe(200)
    for (const name of ['id', 'versao']) expect(copy.json()).not.toHaveProperty(name)
    // what tells records apart, and what a copy has to leave behind, is filled in anew
    const unique = keyFields(entity)
    const given = new Map(
      leafFields(entity.fields).flatMap(({ path }): [string, unknown][] => {
        const value = valueAt(copy.json(), path)
        return value === undefined || unique.has(path) ? [] : [[path, value]]
      }),
    )
    const answer = await admin.post(url, await maker.smallest(entity.path, {}, { given }))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    expect(answer.json().id).not.toBe(id)
    expect((await admin.get(`${url}/${id}`)).json()).toMatchObject({ id, versao: 1 })
  })

  test('a new record begins with the defaults', async () => {
    const answer = await subject().admin.get(`${url}/novo`)
    expect(answer.statusCode).toBe(200)
    for (const field of leafFields(entity.fields))
      if (field.schema.default !== undefined && !field.readOnly && field.visibleWhen === undefined)
        expect([field.path, valueAt(answer.json(), field.path)]).toEqual([field.path, field.schema.default])
  })
}

/** A body that changes a record; undefined where a definition leaves nothing to change. */
async function otherThan({ entity, runtime, subject }: Case, stored: Stored): Promise<RecordData | undefined> {
  const { maker, context } = subject()
  for (const make of [maker.smallest, maker.fullest]) {
    // a PUT gives no defaults: what a new record would get is said
    const body = applyDefaults(runtime, await make.call(maker, entity.path), context)
    const differs = writable(entity).some(({ path, kind, writeOnly }) => {
      if (writeOnly) return false
      const [a, b] = [valueAt(stored, path), valueAt(body, path)]
      return kind === 'scalar' || kind === 'json'
        ? JSON.stringify(a) !== JSON.stringify(b)
        : (a === undefined) !== (b === undefined)
    })
    if (differs) return body
  }
  return undefined
}
