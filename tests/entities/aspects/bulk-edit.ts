import { expect } from 'vitest'
import { bulkFields } from '#schemas/runtime/definition/bulk.ts'
import { isFileField } from '#schemas/runtime/files/rules.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { keyFields } from '#tests/helpers/samples/fields.ts'
import { writable } from '#tests/helpers/samples/record.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'
import { breaches } from '../broken/rules.ts'
import { type Case, errorsOf, type Stored } from '../case.ts'
import { test } from '../declare.ts'

interface Result {
  loteId: number
  alterados: number
  inalterados: number
  recusas: { id: number; erros: { field?: string; message: string }[] }[]
}

/** Values tried of an entity: enough to meet each kind of rule, few enough to stay quick. */
const most = 2

/** Many records at once: the rules of a PATCH, nobody else's records, and the way back. */
export function bulkEdit(tested: Case): void {
  const { entity, url, subject, create } = tested
  const fields = bulkFields(entity)
  const tried = (): [Field, unknown][] => {
    const broken = breaches(entity).filter(({ field, value }) => fields.includes(field) && value !== undefined)
    const plain = fields.filter(({ kind, required }) => kind === 'scalar' && !required)
    const some = plain.slice(0, most).map((field): [Field, unknown] => [field, sampleValue(field)])
    const cleared = fields.filter(({ required }) => required).map((field): [Field, unknown] => [field, null])
    return [
      ...some,
      ...cleared.slice(0, 1),
      ...broken.slice(0, 2).map(({ field, value }): [Field, unknown] => [field, value]),
    ]
  }
  const bodyOf = ([field, value]: [Field, unknown]): RecordData => {
    const body: RecordData = {}
    setAt(body, field.path, value)
    return body
  }
  const bulk = async ({ id, versao }: Stored, valores: RecordData, who: 'admin' | 'other' = 'admin') => {
    const answer = await subject()[who].post(`${url}/edicao-em-lote`, { registros: [{ id, versao }], valores })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as Result
  }

  test('bulk edit: the same rules as a change, and the way back', async () => {
    const { admin } = subject()
    if (fields.length === 0) {
      // nothing to give to many: no such action
      const refused = await admin.post(`${url}/edicao-em-lote`, {})
      return expect([refused.statusCode, refused.json().message]).toEqual([404, 'Ação Desconhecida'])
    }
    const one = await create()
    const two = await createAlike(tested, one)
    const read = async ({ id }: Stored) => (await admin.get(`${url}/${id}`)).json() as Stored
    for (const [field, value] of tried()) {
      const body = bodyOf([field, value])
      const first = await read(one)
      const patched = await admin.patch(`${url}/${one.id}`, { ...body, versao: first.versao })
      if (patched.statusCode === 200) {
        const back = bodyOf([field, valueAt(first, field.path) ?? null])
        await admin.patch(`${url}/${one.id}`, { ...back, versao: patched.json().versao })
      }
      // what the one took back, the other may have
      const before = await read(two)
      const result = await bulk(before, body)
      const refusals = (result.recusas[0]?.erros ?? []).map(({ message }) => message)
      const expected = patched.statusCode === 200 ? [] : errorsOf(patched).map(({ message }) => message)
      expect([field.path, value, refusals]).toEqual([field.path, value, expected])
      if (result.alterados === 0) continue
      const undone = await admin.post(`${url}/lotes/${result.loteId}/desfaz`)
      expect([undone.statusCode, undone.json().alterados, undone.json().recusas]).toEqual([200, 1, []])
      expect(valueAt(await read(two), field.path)).toEqual(valueAt(before, field.path))
    }
    for (const field of entity.fields.filter((f) => f.readOnly || f.kind === 'children' || f.name === 'id')) {
      const body = { registros: [{ id: two.id, versao: two.versao }], valores: bodyOf([field, 1]) }
      expect([field.path, (await admin.post(`${url}/edicao-em-lote`, body)).statusCode]).toEqual([field.path, 400])
    }
    if (!isOfCompany(entity) && !mayBeOfInstallation(entity)) return
    const sample = tried()[0]
    if (!sample) return
    const theirs = await bulk(await read(two), bodyOf(sample), 'other')
    expect([theirs.alterados, theirs.recusas.map(({ id }) => id)]).toEqual([0, [two.id]])
  })
}

/** A record that differs from another one only where it must: rules between fields then say the same of both. */
async function createAlike({ entity, url, subject }: Case, other: Stored): Promise<Stored> {
  const unique = keyFields(entity)
  const { admin, maker } = subject()
  const same = writable(entity).filter(
    (field) => !unique.has(field.path) && !isFileField(field) && field.kind !== 'children' && !field.writeOnly,
  )
  const given = new Map(
    same.flatMap((field): [string, unknown][] => {
      const value = valueAt(other, field.path)
      return value === undefined ? [] : [[field.path, structuredClone(value)]]
    }),
  )
  const answer = await admin.post(url, await maker.smallest(entity.path, {}, { given }))
  expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
  return answer.json() as Stored
}
