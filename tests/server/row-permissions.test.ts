import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { json, rowsOf, type Stored } from '#tests/entities/case.ts'
import { managerOf } from '#tests/entities/manager.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'
import type { Client, Response } from '#tests/helpers/app.ts'
import { tellingId } from '#tests/helpers/telling.ts'

/**
 * What a manager may not see is nowhere: every entity with `rows` in its definition, every way to its records (promise 4). None is named
 * here; a new one is proven when its schema is there.
 */
const restricted = [...model.entities.values()].filter(({ rows, route }) => rows && route && !route.includes('{'))

let subject: Subject
let admin: Client
let manager: Client
beforeAll(async () => {
  subject = await startSubject()
  admin = subject.admin
  manager = await managerOf(subject.app, admin)
})
afterAll(() => subject?.app.close())

const idsOf = (answer: Response): number[] => (answer.json() as Stored[]).map(({ id }) => id)
const count = (answer: Response): number => Number(String(answer.headers['content-range']).split('/').pop())
const lines = (answer: Response): number => answer.body.trim().split('\r\n').length - 1

/** What everybody, and what the manager sees of a list. */
async function sides(entity: Entity) {
  const url = `/api/${entity.route}`
  const all = (await rowsOf(admin, url, 'sort=id,asc')).rows
  const seen = (await rowsOf(manager, url, 'sort=id,asc')).rows.map(({ id }) => id)
  return { url, all, seen, hidden: all.filter(({ id }) => !seen.includes(id)) }
}

/** Whether a client comes to a record, by every way there is; each says how it came. */
async function waysTo(client: Client, entity: Entity, { id, ...record }: Stored): Promise<string[]> {
  const url = `/api/${entity.route}`
  const found: string[] = []
  const look = (way: string, is: boolean) => is && found.push(way)
  const byId = json({ id: [id] })
  const words = encodeURIComponent(labelOf(entity, { id, ...record }))
  const searched = leafFields(entity.fields).some(({ hint }) => hint.search)

  for (const list of [url, `${url}/opcoes`]) {
    const all = await client.get(`${list}?unpaged=true`)
    look(`${list} all`, idsOf(all).includes(id))
    look(`${list} count`, count(await client.get(`${list}?filter=${byId}`)) > 0)
    look(`${list} by id`, idsOf(await client.get(`${list}?filter=${byId}`)).includes(id))
    look(`${list} plain parameter`, idsOf(await client.get(`${list}?id=${id}`)).includes(id))
    look(`${list} page`, idsOf(await client.get(`${list}?size=1000&sort=id,desc`)).includes(id))
    if (searched) look(`${list} search`, idsOf(await client.get(`${list}?unpaged=true&q=${words}`)).includes(id))
  }
  for (const formato of ['csv', 'xlsx']) {
    const sheet = await client.get(`${url}/exportacao?formato=${formato}&filter=${byId}`)
    if (formato === 'csv') look('export', lines(sheet) > 0)
    else expect(sheet.statusCode).toBe(200)
  }
  look('chosen columns', lines(await client.get(`${url}/exportacao?colunas=id&filter=${byId}`)) > 0)
  if (searched)
    look('searched export', exported(await client.get(`${url}/exportacao?colunas=id&q=${words}`)).includes(id))
  for (const way of ['', '/historico', '/clone']) {
    const { statusCode } = await client.get(`${url}/${id}${way}`)
    expect([way, [200, 403, 404].includes(statusCode)]).toEqual([way, true])
    look(way || 'direct address', statusCode === 200)
  }
  look('saved filter', (await throughSavedFilter(client, entity, id)).includes(id))
  return found
}

const exported = (sheet: Response): number[] => sheet.body.trim().split('\r\n').slice(1).map(Number)

/** Somebody saved a filter for the record (when he still saw it, or having been told its code) and applies it. */
async function throughSavedFilter(client: Client, entity: Entity, id: number): Promise<number[]> {
  const key = `/api/userinfo/preferencias/filtro.${entity.path.replaceAll('/', '.')}.prova`
  expect((await client.put(key, { valor: { nome: 'Prova', filtro: { id: [id] } } })).statusCode).toBe(200)
  const [saved] = (await client.get(`/api/userinfo/preferencias?prefixo=filtro.`)).json()
  const ids = idsOf(await client.get(`/api/${entity.route}?filter=${json(saved.valor.filtro)}`))
  await client.delete(key)
  return ids
}

test('there are registers with a right per record', () => expect(restricted.length).toBeGreaterThan(3))

describe.each(restricted.map((entity) => [entity.path, entity] as const))('%s', (_path, entity) => {
  test('[B-OTHER-AREA] a manager reaches a record of another area in no way; one of his own, in every way', async () => {
    const { hidden, seen, all } = await sides(entity)
    expect([seen.length > 0, hidden.length > 0]).toEqual([true, true])
    for (const record of hidden.slice(0, 2)) expect(await waysTo(manager, entity, record)).toEqual([])
    const own = all.find(({ id }) => id === seen[0]) as Stored
    const ways = await waysTo(manager, entity, own)
    expect(ways).toEqual(await waysTo(admin, entity, own))
    expect(ways.length).toBeGreaterThan(10)
  })

  test('the count does not say how many there are in other areas', async () => {
    const { url, seen, all } = await sides(entity)
    for (const list of [url, `${url}/opcoes`]) expect(count(await manager.get(`${list}?range=[0,0]`))).toBe(seen.length)
    expect(lines(await manager.get(`${url}/exportacao?colunas=id`))).toBe(seen.length)
    expect(lines(await admin.get(`${url}/exportacao?colunas=id`))).toBe(all.length)
  })

  test('no filter of the list opens what is closed', async () => {
    const { url, seen, hidden } = await sides(entity)
    const [record] = hidden
    for (const { name, field, cases = [], op } of entity.list.filters) {
      const value = field === undefined ? undefined : filterValue(record, field)
      const values = [...cases.map((each) => each.const), ...(value === undefined ? [] : [value])]
      for (const each of values) {
        const answer = await manager.get(`${url}?unpaged=true&filter=${json({ [name]: each })}`)
        expect([name, op, answer.statusCode]).toEqual([name, op, 200])
        expect(idsOf(answer).filter((id) => !seen.includes(id))).toEqual([])
      }
    }
  })

  test('who refers to a hidden record does not reveal it by a filter on it', async () => {
    const { hidden } = await sides(entity)
    const [record] = hidden
    const labels = entity.label.filter((path) => fieldAt(entity, path)?.type === 'string')
    if (!record || labels.length === 0) return
    for (const other of model.entities.values())
      for (const field of leafFields(other.fields)) {
        if (field.target !== entity.path || field.kind !== 'reference' || !other.route || other.parent || other.single)
          continue
        // nothing is filtered by what has no column
        if (field.computed) continue
        const [label = ''] = labels
        const filter = json({ [`${field.path}.${label}`]: record[label] })
        const open = await admin.get(`/api/${other.route}?unpaged=true&filter=${filter}`)
        const own = await manager.get(`/api/${other.route}?unpaged=true&filter=${filter}`)
        expect([other.path, open.statusCode, own.statusCode]).toEqual([other.path, 200, 200])
        const revealed = (own.json() as RecordData[]).filter((row) => refersTo(row, field.path, record.id))
        expect([other.path, field.path, revealed]).toEqual([other.path, field.path, []])
      }
  })

  const { hiddenFromManager: flag } = entity.rows ?? {}
  if (flag !== undefined)
    test('[B-HIDDEN-FROM-MANAGER] what is hidden from the manager goes from his own areas, in every way', async () => {
      const { all, seen, url } = await sides(entity)
      const own = all.find(({ id }) => id === seen[0]) as Stored
      const full = (await admin.get(`${url}/${own.id}`)).json() as Stored
      const column = flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const mark = (value: boolean) =>
        subject.app.database.pool.query(`update ${entity.table} set ${column} = $1 where id = $2`, [value, own.id])
      await mark(true)
      try {
        expect(await waysTo(manager, entity, full)).toEqual([])
        expect((await waysTo(admin, entity, full)).length).toBeGreaterThan(10)
        // and with it what hangs on it
        for (const other of restricted.filter(
          ({ rows }) => fieldAt(entityOf(rows?.through, entity), 'id') !== undefined,
        ))
          for (const row of (await rowsOf(manager, `/api/${other.route}`)).rows)
            expect(refersTo(row, other.rows?.through ?? '', own.id)).toBe(false)
      } finally {
        await mark(false)
      }
    })

  test('the other company reaches it in no way', async () => {
    const { all } = await sides(entity)
    const record = all.find((row) => row.empresaId === undefined || row.empresaId === 1) as Stored
    expect(await waysTo(subject.other, entity, record)).toEqual([])
  })
})

/** The entity itself where the other one is seen through it; else one without fields. */
const entityOf = (through: string | undefined, entity: Entity): Pick<Entity, 'fields'> =>
  restricted.some(
    ({ rows, fields }) =>
      rows?.through === through && fields.some((f) => f.name === through && f.target === entity.path),
  )
    ? entity
    : { fields: [] }

const refersTo = (row: RecordData, path: string, id: number): boolean =>
  (row[path] as { id?: number } | undefined)?.id === id

const filterValue = (record: Stored | undefined, path: string): unknown => {
  const value = record?.[path]
  return typeof value === 'object' && value !== null ? (value as { id?: number }).id : value
}

describe.each([...model.reports.values()].map((report) => [report.path, report] as const))('%s', (path, report) => {
  test('tells a manager nothing of what is hidden from him', async () => {
    const body = await widest(path, report.filters)
    const open = await admin.post(`/api/${path}`, body)
    expect([open.statusCode, open.body.length > 200]).toEqual([200, true])
    // a manager who names areas that are not his is refused or gets what is his
    const own = await manager.post(`/api/${path}`, body)
    expect([200, 400, 404]).toContain(own.statusCode)
    // what a register says that he sees whole is no secret
    const told = (await openTexts()).reduce((rest, text) => rest.replaceAll(text, ''), own.body)
    for (const entity of restricted) {
      const { all, seen, hidden } = await sides(entity)
      // of a tree, the list itself says the way from the root to each record he sees
      const known = all
        .filter(({ id }) => seen.includes(id))
        .flatMap((row) => (entity.tree ? textsOf(row) : [labelOf(entity, row)]))
      for (const row of hidden) {
        const label = labelOf(entity, row)
        if (label.length > 12 && !known.some((each) => each.includes(label))) expect(told).not.toContain(label)
      }
    }
  })
})

const textsOf = (row: RecordData): string[] => Object.values(row).filter((value) => typeof value === 'string')

let open: Promise<string[]> | undefined
/** What the records of all registers without rows of their own say, as far as the manager sees them; the longest text first. */
const openTexts = (): Promise<string[]> => {
  open ??= readOpenTexts()
  return open
}

/** Registers that reports are about. */
const reported = new Set([...model.reports.values()].flatMap(({ about, source }) => [about, source?.entity]))

async function readOpenTexts(): Promise<string[]> {
  const texts = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 12) texts.add(value)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) add(inner)
  }
  for (const entity of model.entities.values()) {
    if (entity.rows || entity.parent || entity.single || !entity.route) continue
    const answer = await manager.get(`/api/${entity.route}?unpaged=true`)
    if (answer.statusCode !== 200) continue
    const rows = answer.json() as Stored[]
    add(rows)
    // a report about them says what the whole record does
    if (reported.has(entity.path))
      for (const { id } of rows) add((await manager.get(`/api/${entity.route}/${id}`)).json())
  }
  return [...texts].sort((a, b) => b.length - a.length)
}

/** Filters of a report that leave out as little as possible: many years, and of each register asked for all there is. */
async function widest(path: string, { fields }: Entity): Promise<{ filters: RecordData; formato: string }> {
  const filters: RecordData = {}
  for (const { name, kind, format, options } of fields) {
    if (format === 'date') filters[name] = /fim|final|referencia/i.test(name) ? '2026-12-31' : '2020-01-01'
    else if (kind === 'json' && options) filters[name] = options.map(({ value }) => value)
    else if (options?.[0]) filters[name] = options[0].value
    else if (name === 'ano') filters[name] = 2026
  }
  for (let turn = 0; turn < 6; turn++) {
    const answer = await admin.post(`/api/${path}`, { filters, formato: 'json' })
    if (answer.statusCode !== 400) break
    for (const { field: name } of (answer.json() as { errors: { field: string }[] }).errors) {
      const field = fields.find((each) => each.name === name)
      const target = model.entities.get(field?.target ?? '')
      if (field?.schema.type === 'boolean') {
        filters[name] = true
        continue
      }
      if (!target) throw new Error(`${path}: ${answer.body}`)
      const ids = idsOf(await admin.get(`/api/${target.route}/opcoes?unpaged=true`))
      const id = (await tellingId(subject.app.database.pool, name)) ?? ids[0]
      filters[name] =
        field?.kind === 'ids' ? ids : field?.kind === 'reference' ? { id } : ids.map((each) => ({ id: each }))
    }
  }
  return { filters, formato: 'json' }
}
