import { expect } from 'vitest'
import type { Model } from '#schemas/load.ts'
import { hasValue } from '#schemas/runtime/definition/sortable.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, json, type Stored } from '../case.ts'
import { test } from '../declare.ts'

/** A field with an authority: of the record, or of the rows of one of its lists. */
interface Guarded {
  field: Field
  list?: Field
}

const pathOf = ({ field, list }: Guarded) => (list ? `${list.path}.${field.path}` : field.path)

function guardedIn(entity: Entity, model: Model): Guarded[] {
  return leafFields(entity.fields).flatMap((field): Guarded[] => {
    const child = field.kind === 'children' ? model.entities.get(field.target ?? '') : undefined
    const inside = leafFields(child?.fields ?? []).map((one): Guarded => ({ field: one, list: field }))
    return [{ field }, ...inside].filter((one) => one.field.hint.authority !== undefined)
  })
}

const rowsAt = (record: RecordData, list: Field) => (valueAt(record, list.path) ?? []) as RecordData[]

const valuesOf = (record: RecordData, { field, list }: Guarded): unknown[] =>
  (list ? rowsAt(record, list) : [record])
    .map((at) => valueAt(at, field.path))
    .filter((value) => value !== undefined && value !== null)

/** An amount that stands nowhere else, as it is written in JSON, in a spreadsheet and on a screen. */
const MARK = 8_765_432.1
const MARKED = /8\.?765\.?432[.,]1/

const bears = ({ type, kind, schema, options, readOnly }: Field): boolean =>
  kind === 'scalar' &&
  type === 'number' &&
  !options &&
  !readOnly &&
  (schema.maximum ?? MARK) >= MARK &&
  (schema.multipleOf ?? 0.01) <= 0.1

/** What has an authority of its own is for who holds it, whatever the way out, and nobody else changes it, takes it away or brings it back. */
export function guarded(one: Case): void {
  const { entity, model } = one
  const all = guardedIn(entity, model)
  for (const authority of new Set(all.map(({ field }) => field.hint.authority as string))) {
    // who lacks this one does not come to the register at all
    if (authority === entity.authority.read) continue
    of(
      one,
      authority,
      all.filter(({ field }) => field.hint.authority === authority),
    )
  }
}

function of({ entity, url, subject }: Case, authority: string, fields: Guarded[]): void {
  const filled = fields.filter(({ field, list }) => !field.readOnly && !field.computed && !list?.readOnly)
  const { read } = entity.authority
  const blindOf = () => subject().app.clientWithout(authority)
  const holding = fields.flatMap(({ list }) => (list ? visibleConditions(entity, list) : []))
  const rows = Object.fromEntries(fields.flatMap(({ list }) => (list ? [[list.path, 1]] : [])))

  /** A record with something in these fields, amounts that are told apart where they are some. */
  async function create(): Promise<Stored> {
    const { admin, maker } = subject()
    const body = await maker.fullest(entity.path, {}, { holding, rows })
    for (const { field, list } of filled)
      for (const at of list ? rowsAt(body, list) : [body])
        if (bears(field) && valueAt(at, field.path) !== undefined) setAt(at, field.path, MARK)
    const answer = await admin.post(url, body)
    expect([answer.statusCode, errorsOf(answer)]).toEqual([201, []])
    return answer.json() as Stored
  }

  const silent = (record: RecordData) => {
    for (const one of fields) expect([pathOf(one), valuesOf(record, one)]).toEqual([pathOf(one), []])
  }

  test(`without ${authority} no way out tells what it guards`, async () => {
    const { admin } = subject()
    const blind = await blindOf()
    const { id, versao } = await create()
    const at = `${url}/${id}`
    const seen = (await admin.get(at)).json() as Stored
    if (filled.length > 0) expect(filled.filter((one) => valuesOf(seen, one).length > 0)).not.toEqual([])
    expect((await admin.put(at, { ...seen, versao })).statusCode).toBe(200)
    const byId = `filter=${json({ id: [id] })}`
    const lists = fields.flatMap(({ list }) => (list ? [`${at}/${list.path}`] : []))
    const ways = [
      at,
      `${at}/historico`,
      `${at}/clone`,
      `${at}/relacionados`,
      ...(entity.summary ? [`${at}/linha-do-tempo?size=100`] : []),
      `${url}?${byId}`,
      `${url}?${byId}&q=8765432`,
      `${url}/opcoes?${byId}`,
      `${url}/exportacao?${byId}&formato=csv`,
      `/api/utilitario/log?entidade=${entity.path}&registroId=${id}`,
      ...lists,
    ]
    for (const way of ways) {
      const answer = await blind.get(way)
      expect([way, MARKED.test(answer.body)]).toEqual([way, false])
      if (way === at || way.startsWith(`${url}?`)) for (const record of [answer.json()].flat()) silent(record)
    }
    const lines = (await blind.get(`${at}/historico`)).json() as { id: number; campos: { campo: string }[] }[]
    const named = lines.flatMap(({ campos }) => campos.map(({ campo }) => campo))
    for (const { field, list } of fields) if (!list) expect(named).not.toContain(field.path)
    // an earlier state holds the rows that are gone since
    const emptied: RecordData = { versao: ((await admin.get(at)).json() as Stored).versao }
    for (const { list } of fields) if (list) setAt(emptied, list.path, [])
    await admin.patch(at, emptied)
    for (const line of lines) {
      const then = await blind.get(`${at}/historico/${line.id}`)
      expect([then.statusCode, MARKED.test(then.body)]).toEqual([200, false])
      silent(then.json().valores)
    }
    const found = await blind.get(`/api/utilitario/log?entidade=${entity.path}&registroId=${id}&q=8765432`)
    expect(found.statusCode === 200 ? found.json() : []).toEqual([])
    const stale = await blind.put(at, { ...seen, versao: 0 })
    expect([stale.statusCode, MARKED.test(stale.body)]).toEqual([409, false])
    silent(stale.json().atual)
  })

  test(`without ${authority} nobody sorts, filters or edits many by what it guards`, async () => {
    const blind = await blindOf()
    for (const one of fields.filter(({ field }) => hasValue(field) && !field.writeOnly && field.kind !== 'object')) {
      const path = pathOf(one)
      const asked = ['', '_gte', '_vazio'].map((suffix) => `filter=${json({ [path + suffix]: 1 })}`)
      const further = one.field.target === undefined ? [] : [`filter=${json({ [`${path}.id`]: 1 })}`]
      for (const query of [...asked, ...further, `sort=${path},asc`])
        expect([query, (await blind.get(`${url}?${query}`)).statusCode]).toEqual([query, 400])
      const many = await blind.post(`${url}/edicao-em-lote`, { registros: [], valores: { [path]: null } })
      expect([path, many.statusCode]).not.toEqual([path, 200])
    }
  })

  test(`without ${authority} nobody changes what it guards, nor deletes it; restoring brings it back`, async () => {
    const { admin } = subject()
    const blind = await blindOf()
    const { id } = await create()
    const at = `${url}/${id}`
    const stored = (await admin.get(at)).json() as Stored
    const held = (record: RecordData) => filled.map((one) => [pathOf(one), valuesOf(record, one)])
    const mine = (await blind.get(at)).json() as Stored
    const saved = await blind.put(at, mine)
    expect(held((await admin.get(at)).json())).toEqual(held(stored))
    // whoever has such a right may be nobody else's to change at all
    if (saved.statusCode === 403) return
    expect([saved.statusCode, errorsOf(saved)]).toEqual([200, []])
    silent(saved.json())
    const isHeld = filled.some((one) => valuesOf(stored, one).some((value) => isSaid(one.field, value)))
    if (!isHeld) return
    const refused = await blind.delete(at, { versao: saved.json().versao })
    expect([refused.statusCode, refused.json().errors?.[0]?.code]).toEqual([403, 'VALORES_NAO_VISTOS'])
    for (const list of new Set(fields.flatMap(({ list }) => list ?? []))) {
      const inside = filled.filter((one) => one.list === list)
      if (!inside.some((one) => valuesOf(stored, one).some((value) => isSaid(one.field, value)))) continue
      const body: RecordData = { versao: saved.json().versao }
      setAt(body, list.path, [])
      expect((await blind.patch(at, body)).statusCode).toBe(400)
    }
    expect(held((await admin.get(at)).json())).toEqual(held(stored))
    const gone = await admin.delete(at, { versao: saved.json().versao })
    if (gone.statusCode !== 200) return
    const deleted = ((await admin.get(`${url}/excluidos`)).json() as { id: number; registroId: number }[]).find(
      ({ registroId }) => registroId === id,
    )
    const kept = await blind.get(`${url}/excluidos/${deleted?.id}`)
    expect(MARKED.test(kept.body)).toBe(false)
    const back = await blind.post(`${url}/excluidos/${deleted?.id}/restaura`)
    if (back.statusCode !== 200) return
    silent(back.json())
    expect(held((await admin.get(at)).json())).toEqual(held(stored))
  })

  test(`${read}, with ${authority}, is told all of it`, async () => {
    const { admin } = subject()
    const { id } = await create()
    const told = (await admin.get(`${url}/${id}`)).json() as Stored
    const csv = await admin.get(`${url}/exportacao?filter=${json({ id: [id] })}&formato=csv`)
    const marked = filled.some((one) => valuesOf(told, one).includes(MARK))
    if (marked)
      expect(MARKED.test(csv.body)).toBe(filled.some((one) => !one.list && valuesOf(told, one).includes(MARK)))
  })
}

const isSaid = (field: Field, value: unknown): boolean =>
  value !== false && JSON.stringify(value) !== JSON.stringify(field.schema.default)
