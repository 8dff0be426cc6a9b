import { expect } from 'vitest'
import { numberMatcher, referencesOf } from '#schemas/runtime/definition/numbers.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import type { XNumber } from '#schemas/runtime/written/written.ts'
import { type Case, errorsOf, json, rowsOf, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/** Records stored at the same time. */
const PARALLEL = 50

/** Numbers that the system gives (`x-field.number`): one each, whoever stores and how. */
export function numbers(one: Case): void {
  for (const field of one.entity.fields) {
    const { number } = field.hint
    if (number) numbered(one, field, number)
  }
}

function numbered({ entity, model, url, subject, createFull }: Case, field: Field, number: XNumber): void {
  const { path } = field
  const matcher = new RegExp(numberMatcher(number.pattern, subjectYear()))
  const numberOf = (record: RecordData): number => {
    const value = valueAt(record, path)
    const found = field.type === 'integer' ? value : matcher.exec(String(value))?.[1]
    expect([path, value, Number.isSafeInteger(Number(found))]).toEqual([path, value, true])
    return Number(found)
  }
  const pinned = (record: Stored) => {
    const given = referencesOf(number).map((name): [string, unknown] => [name, valueAt(record, name)])
    return new Map(given)
  }
  /** stores a record that shares its counter with another */
  const postBeside = async (record: Stored): Promise<Stored> => {
    const { admin, maker } = subject()
    const answer = await admin.post(url, await maker.smallest(entity.path, {}, { given: pinned(record) }))
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    return answer.json() as Stored
  }

  test(`${PARALLEL} stored at once have ${PARALLEL} numbers in ${path}`, async () => {
    const { admin, maker } = subject()
    const first = await createFull()
    const bodies: RecordData[] = []
    for (let i = 0; i < PARALLEL; i++) bodies.push(await maker.smallest(entity.path, {}, { given: pinned(first) }))
    const answers = await Promise.all(bodies.map((body) => admin.post(url, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 201))
    const given = answers.map((answer) => numberOf(answer.json())).sort((a, b) => a - b)
    const from = numberOf(first) + 1
    expect(given).toEqual(Array.from({ length: PARALLEL }, (_, i) => from + i))
  })

  test(`a number of ${path} is never said by a body, is not copied, and comes back with its record`, async () => {
    const { admin, maker } = subject()
    const stored = await createFull()
    const { id } = stored
    const at = `${url}/${id}`
    expect((await admin.get(`${at}/clone`)).json()).not.toHaveProperty(path)
    const before = valueAt(stored, path)
    const patched = await admin.patch(at, { versao: stored.versao, [path]: field.type === 'integer' ? 7 : 'X' })
    expect(valueAt(patched.json(), path)).toEqual(before)
    const { versao } = patched.json() as Stored
    expect((await admin.delete(at, { versao })).statusCode).toBe(200)
    // the next one does not take its place
    expect(numberOf(await postBeside(stored))).toBe(numberOf(stored) + 1)
    const deleted = (await admin.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]
    const kept = deleted.find(({ registroId }) => registroId === id)
    const restored = await admin.post(`${url}/excluidos/${kept?.id}/restaura`)
    expect([restored.statusCode, valueAt(restored.json(), path)]).toEqual([200, before])
    const body = { ...(await maker.smallest(entity.path, {}, { given: pinned(stored) })), naoExiste: 1 }
    expect((await admin.post(url, body)).statusCode).toBe(400)
    expect(numberOf(await postBeside(stored))).toBe(numberOf(stored) + 2)
  })

  test(`an import gives ${path}, its dry run takes none`, async () => {
    const { admin } = subject()
    const stored = await createFull()
    const sheet = await admin.get(`${url}/exportacao?formato=csv&filter=${json({ id: [stored.id] })}`)
    expect((await admin.delete(`${url}/${stored.id}`, { versao: stored.versao })).statusCode).toBe(200)
    const send = async (simulate: boolean) => {
      const to = `${url}/importacao?simular=${simulate}`
      const answer = await admin.upload(to, 'planilha.csv', sheet.rawPayload, 'text/csv')
      return answer.json() as { importados: number }
    }
    const { importados } = await send(true)
    expect(await send(false)).toMatchObject({ importados })
    expect(numberOf(await postBeside(stored))).toBe(numberOf(stored) + 1 + importados)
  })

  if (referencesOf(number).length > 0)
    test(`a record that moves to another counter of ${path} has a number of it`, async () => {
      const { admin, maker } = subject()
      const one = await createFull()
      const [name = ''] = referencesOf(number)
      const held = idIn(one, name)
      const target = model.entities.get(entity.fields.find((f) => f.path === name)?.target ?? '')
      const to = `/api/${target?.route}`
      const { rows } = await rowsOf(admin, `${to}/opcoes`)
      const make = async () => (await admin.post(to, await maker.smallest(target?.path ?? ''))).json() as Stored
      const { id } = rows.find((row) => row.id !== held) ?? (await make())
      const body = await maker.smallest(entity.path, {}, { given: new Map([[name, { id }]]) })
      const there = (await admin.post(url, body)).json() as Stored
      const moved = await admin.patch(`${url}/${one.id}`, { versao: one.versao, [name]: { id } })
      expect([moved.statusCode, errorsOf(moved)]).toEqual([200, []])
      expect(numberOf(moved.json())).toBe(numberOf(there) + 1)
    })
}

const idIn = (record: RecordData, path: string) => (valueAt(record, path) as { id: number } | undefined)?.id

/** The year in which the tests' product stores. */
const subjectYear = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric' }).format(new Date())
