import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import datas from '#admin/screens/desenvolvedor/widgets/samples/datas.ts'
import escolhas from '#admin/screens/desenvolvedor/widgets/samples/escolhas.ts'
import mascaras from '#admin/screens/desenvolvedor/widgets/samples/mascaras.ts'
import numeros from '#admin/screens/desenvolvedor/widgets/samples/numeros.ts'
import registros from '#admin/screens/desenvolvedor/widgets/samples/registros.ts'
import texto from '#admin/screens/desenvolvedor/widgets/samples/texto.ts'
import { tablesOf } from '#generator/ddl.ts'
import { diff } from '#generator/diff.ts'
import { readSnapshot } from '#generator/snapshot.ts'
import { migrationSql } from '#generator/sql/migration.ts'
import { loadModel, schemasFolder } from '#schemas/load.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { sampleValue } from '#tests/helpers/samples/sample-value.ts'

const samples = new URL('../../../../../admin/screens/desenvolvedor/widgets/samples/', import.meta.url)
const families = { datas, escolhas, mascaras, numeros, registros, texto }
type Name = keyof typeof families
const names = Object.keys(families) as Name[]

/** The product with the catalogue's definitions as registers of their own. */
function modelWithCatalogue() {
  const root = mkdtempSync(join(tmpdir(), 'prumo-catalogo-'))
  try {
    cpSync(schemasFolder, root, { recursive: true })
    mkdirSync(join(root, 'catalogo'))
    for (const name of names) {
      const definition = JSON.parse(readFileSync(new URL(`${name}.json`, samples), 'utf8'))
      definition.$schema = '../meta/entity.json'
      definition['x-entity'].route = `catalogo/${name}`
      writeFileSync(join(root, 'catalogo', `${name}.json`), JSON.stringify(definition))
    }
    return loadModel(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const model = modelWithCatalogue()
const entityOf = (name: Name) => model.entities.get(`catalogo/${name}`) ?? expect.fail(name)

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp({ model })
  admin = await login(app, 'admin')
  const { snapshot } = readSnapshot(fileURLToPath(new URL('../../../../../', import.meta.url)))
  await app.database.pool.query(migrationSql(diff(snapshot, tablesOf(model.entities)).steps))
}, 120_000)
afterAll(() => app?.close())

const ids = async (name: Name, filter: RecordData): Promise<number[]> => {
  const answer = await admin.get(`/api/catalogo/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().map(({ id }: { id: number }) => id)
}

/** What the filter's control asks for, to find a row with this value: a piece of a text, a record's number, the value itself. */
function asked({ target }: Field, op: string, value: unknown): unknown {
  const one = Array.isArray(value) ? value[0] : value
  if (target !== undefined) return (one as { id: number }).id
  return op === 'contains' ? String(one).slice(1, 6).toUpperCase() : one
}

/** A row where every field says something else. */
function otherValues(name: Name, known: RecordData): RecordData {
  const others = entityOf(name).fields.flatMap((field) => {
    if (field.kind !== 'scalar' || field.readOnly || !(field.name in known)) return []
    const other = field.options?.find(({ value }) => value !== known[field.name])?.value
    const value = field.type === 'boolean' ? false : (other ?? sampleValue(field))
    return value === undefined || value === known[field.name] ? [] : [[field.name, value]]
  })
  return Object.fromEntries(others)
}

/** The least a row says: of choices that have to be made another one. */
function leastValues(name: Name, known: RecordData): RecordData {
  const least: RecordData = {}
  for (const { path, required, options } of leafFields(entityOf(name).fields)) {
    const other = options?.find(({ value }) => value !== valueAt(known, path))
    if (required && other) setAt(least, path, other.value)
  }
  return least
}

describe.each(names)('%s of the catalogue of widgets', (name) => {
  const values = families[name].fields.values as RecordData
  let full: number
  beforeAll(async () => {
    const known = Object.fromEntries(Object.entries(values).filter(([field]) => fieldAt(entityOf(name), field)))
    const answer = await admin.post(`/api/catalogo/${name}`, known)
    expect(answer.statusCode, answer.body).toBe(201)
    full = answer.json().id
    const least = leastValues(name, known)
    for (const other of [least, { ...least, ...otherValues(name, known) }]) {
      const { statusCode, body } = await admin.post(`/api/catalogo/${name}`, other)
      expect(statusCode, body).toBe(201)
    }
  })

  test('every filter that a widget has in a list narrows it to the rows that hold the value', async () => {
    const { list, fields } = entityOf(name)
    expect(list.filters.length).toBeGreaterThan(3)
    expect(await ids(name, {})).toHaveLength(3)
    for (const { name: filter, field: path = '', op } of list.filters) {
      const field = fields.find((one) => one.path === path) ?? expect.fail(path)
      const value = asked(field, op, values[path])
      expect([filter, value, await ids(name, { [filter]: value as never })]).toEqual([filter, value, [full]])
    }
  })
})
