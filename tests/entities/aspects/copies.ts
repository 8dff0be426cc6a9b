import { expect } from 'vitest'
import { type Copy, copiesOf } from '#schemas/runtime/definition/copies.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import type { Response } from '#tests/helpers/app.ts'
import { filledIn, visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, json, type Stored } from '../case.ts'
import { test } from '../declare.ts'

/** Values taken from the record a reference points to (`x-field.copies`), on every path. */
export function copies(one: Case): void {
  for (const copy of copiesOf(one.entity)) (copy.followed ? followed : kept)(one, copy)
  for (const { kind, path, target } of one.entity.fields) {
    const child = kind === 'children' ? one.model.entities.get(target ?? '') : undefined
    for (const copy of child ? copiesOf(child) : []) inRows(one, path, copy)
  }
}

/** Stores two records to choose from, with different values, if the register allows. */
function sources({ model, subject }: Case, { reference, source }: Copy) {
  const target = model.entities.get(reference.target ?? '') as Entity
  const field = fieldAt(target, source)
  const at = (id: number) => `/api/${target.route}/${id}`
  const holding = field ? [...visibleConditions(target, field), ...(field.readOnly ? [] : [filledIn([source])])] : []
  const draft = () => subject().maker.fullest(target.path, {}, { holding })
  const make = async (): Promise<{ id: number; value: unknown }> => {
    const answer = await subject().admin.post(`/api/${target.route}`, await draft())
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    const { id } = answer.json() as Stored
    return { id, value: valueAt(answer.json() as Stored, source) }
  }
  /** another value of the source, stored by whoever may */
  const change = async (id: number) => {
    const { versao } = (await subject().admin.get(at(id))).json() as Stored
    const body: RecordData = { versao }
    setAt(body, source, valueAt(await draft(), source))
    const answer = await subject().admin.patch(at(id), body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([200, []])
    return valueAt(answer.json() as Stored, source)
  }
  return { target, field, make, change }
}

const stored = (answer: Response, status = 201): Stored => {
  expect([answer.statusCode, errorsOf(answer)]).toEqual([status, []])
  return answer.json() as Stored
}

const without = (body: RecordData, path: string): RecordData => {
  const copy = structuredClone(body)
  setAt(copy, path, undefined)
  return copy
}

function kept(one: Case, copy: Copy): void {
  const { entity, url, subject } = one
  const { field, reference } = copy
  const { target, make } = sources(one, copy)
  const body = (id: number) =>
    subject().maker.fullest(
      entity.path,
      {},
      { given: new Map([[reference.path, { id }]]), holding: visibleConditions(entity, field) },
    )

  test(`${field.path} is copied when ${reference.path} is chosen, and stays as it is said`, async () => {
    const { admin } = subject()
    const [first, second] = [await make(), await make()]
    const said = await body(first.id)
    const copied = stored(await admin.post(url, without(said, field.path)))
    expect(valueAt(copied, field.path)).toEqual(first.value)
    const at = `${url}/${copied.id}`
    const choose = (id: number, more: RecordData = {}) => {
      const patch: RecordData = { ...more }
      setAt(patch, reference.path, { id })
      return patch
    }
    const again = stored(await admin.patch(at, { versao: copied.versao, ...choose(second.id) }), 200)
    expect(valueAt(again, field.path)).toEqual(second.value)
    const own: RecordData = { versao: again.versao, ...choose(first.id) }
    const mine = valueAt(await body(first.id), field.path)
    setAt(own, field.path, mine)
    const changed = stored(await admin.patch(at, own), 200)
    expect(valueAt(changed, field.path)).toEqual(mine)
    // the same one chosen again changes nothing
    const same = stored(await admin.patch(at, { versao: changed.versao, ...choose(first.id) }), 200)
    expect(valueAt(same, field.path)).toEqual(mine)
    const many = { registros: [{ id: same.id, versao: same.versao }], valores: choose(second.id) }
    const bulk = await admin.post(`${url}/edicao-em-lote`, many)
    if (bulk.statusCode === 200 && bulk.json().alterados === 1)
      expect(valueAt((await admin.get(at)).json(), field.path)).toEqual(second.value)
  })

  test(`an import without ${field.path} copies it`, async () => {
    const { admin } = subject()
    const first = await make()
    const record = stored(await admin.post(url, without(await body(first.id), field.path)))
    const sheet = await admin.get(`${url}/exportacao?formato=csv&filter=${json({ id: [record.id] })}`)
    await admin.delete(`${url}/${record.id}`, { versao: record.versao })
    const renamed = sheet.body.replace(`"${field.title}"`, field.title).replace(field.title, 'Coluna de ninguém')
    const answer = await admin.upload(`${url}/importacao`, 'planilha.csv', Buffer.from(renamed), 'text/csv')
    if (answer.statusCode !== 200 || answer.json().importados !== 1) return
    const list = (await admin.get(`${url}?sort=${json(['id', 'DESC'])}&range=[0,0]`)).json() as Stored[]
    const imported = (await admin.get(`${url}/${list[0]?.id}`)).json() as Stored
    expect(valueAt(imported, field.path)).toEqual(first.value)
  })

  const { read } = target.authority
  if (read !== 'LOGIN' && read !== entity.authority.create && field.hint.authority === undefined)
    test(`${field.path} is not told to who may not read ${target.plural}`, async () => {
      const first = await make()
      const client = await subject().app.clientWithout(read)
      const answer = await client.post(url, without(await body(first.id), field.path))
      if (answer.statusCode === 201) expect(valueAt(answer.json(), field.path)).toBeUndefined()
      else expect(answer.statusCode).not.toBe(500)
    })
}

function followed(one: Case, copy: Copy): void {
  const { entity, url, subject } = one
  const { field, reference, source } = copy
  const { field: original, make, change } = sources(one, copy)
  const body = (id: number) => subject().maker.smallest(entity.path, {}, { given: new Map([[reference.path, { id }]]) })

  test(`${field.path} is what ${reference.path} says, whatever a body says`, async () => {
    const { admin } = subject()
    const [first, second] = [await make(), await make()]
    const intruder = await body(first.id)
    setAt(intruder, field.path, second.value)
    const record = stored(await admin.post(url, intruder))
    expect(valueAt(record, field.path)).toEqual(first.value)
    const patch: RecordData = { versao: record.versao }
    setAt(patch, reference.path, { id: second.id })
    expect(valueAt(stored(await admin.patch(`${url}/${record.id}`, patch), 200), field.path)).toEqual(second.value)
  })

  if (original && !original.readOnly)
    test(`${field.path} changes with ${source}, with version and history`, async () => {
      const { admin } = subject()
      const first = await make()
      const record = stored(await admin.post(url, await body(first.id)))
      const aside = stored(await admin.post(url, await body((await make()).id)))
      const now = await change(first.id)
      const after = (await admin.get(`${url}/${record.id}`)).json() as Stored
      expect([valueAt(after, field.path), after.versao]).toEqual([now, record.versao + (now === first.value ? 0 : 1)])
      expect((await admin.get(`${url}/${aside.id}`)).json()).toEqual(aside)
      const [line] = (await admin.get(`${url}/${record.id}/historico`)).json() as { operacao: string }[]
      if (now !== first.value) expect(line?.operacao).toBe('alteracao')
    })

  const { authority } = field.hint
  if (authority !== undefined)
    test(`${field.path} is not told to who lacks ${authority}`, async () => {
      const first = await make()
      const record = stored(await subject().admin.post(url, await body(first.id)))
      const client = await subject().app.clientWithout(authority)
      const answer = await client.get(`${url}/${record.id}`)
      if (answer.statusCode === 200) expect(valueAt(answer.json(), field.path)).toBeUndefined()
    })
}

function inRows(one: Case, list: string, copy: Copy): void {
  const { entity, url, subject } = one
  const { field, reference } = copy
  const { make } = sources(one, copy)
  if (copy.followed) return
  test(`${field.path} of a row of ${list} is copied when its ${reference.path} is chosen`, async () => {
    const { admin, maker } = subject()
    const [first, second] = [await make(), await make()]
    const whole = await maker.fullest(entity.path, {}, { rows: { [list]: 1 } })
    const [row = {}] = valueAt(whole, list) as RecordData[]
    const rowOf = (id: number, own?: unknown): RecordData => {
      const made = without(row, field.path)
      setAt(made, reference.path, { id })
      if (own !== undefined) setAt(made, field.path, own)
      return made
    }
    const send = (rows: RecordData[]) => {
      const changed = structuredClone(whole)
      setAt(changed, list, rows)
      return changed
    }
    const record = stored(await admin.post(url, send([rowOf(first.id)])))
    const [made = {}] = valueAt(record, list) as RecordData[]
    expect(valueAt(made, field.path)).toEqual(first.value)
    const changed = { ...record, [list]: [{ ...rowOf(second.id), id: made.id }, rowOf(first.id, second.value)] }
    const saved = stored(await admin.put(`${url}/${record.id}`, changed), 200)
    expect((valueAt(saved, list) as RecordData[]).map((one) => valueAt(one, field.path))).toEqual([
      second.value,
      second.value,
    ])
  })
}
