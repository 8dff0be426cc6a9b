import { expect, test } from 'vitest'
import { tablesOf } from '#generator/ddl.ts'
import { readModel, schemasFolder } from '#schemas/load.ts'

const { model } = readModel(schemasFolder)
const tables = tablesOf(model.entities)
const tenant = new Set(tables.filter((table) => table.columns[0]?.name === 'empresa_id').map((table) => table.name))
const isOwner = ({ name, default: value }: { name: string; default?: string }) => name === 'empresa_id' && value === '0'

test('there are tables of companies and global tables', () => {
  expect(tenant.size).toBeGreaterThan(10)
  expect(tables.length).toBeGreaterThan(tenant.size)
})

test('each table of companies begins with the company in its primary key, its unique keys and its indexes', () => {
  const wrong = tables
    .filter((table) => tenant.has(table.name))
    .flatMap((table) => [
      { name: `${table.name}_pkey`, columns: table.primaryKey },
      ...table.indexes.filter((index) => !index.trigram),
    ])
    .filter(({ columns }) => columns[0] !== 'empresa_id')
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('rows that say whose they are have the id alone for a key, and unique names within their owner', () => {
  const either = tables.filter(({ name, columns }) => !tenant.has(name) && columns.some(isOwner))
  expect(either.map(({ name }) => name)).toEqual(['bairro', 'feriado', 'noticia', 'perfil'])
  for (const { primaryKey, indexes, checks } of either) {
    expect(primaryKey).toEqual(['id'])
    for (const { unique, columns } of indexes) if (unique) expect(columns[0]).toBe('empresa_id')
    expect(checks.filter(({ kind }) => kind === 'owner')).toHaveLength(1)
  }
})

test('each foreign key to a table of companies carries the company', () => {
  const keys = tables.flatMap((table) => table.foreignKeys.map((key) => ({ ...key, from: table.name })))
  const wrong = keys.filter((key) => tenant.has(key.table) && key.references[0] !== 'empresa_id')
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no global table has a foreign key into a company', () => {
  const wrong = tables.filter(
    (table) => !tenant.has(table.name) && table.foreignKeys.some((key) => tenant.has(key.table)),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('each foreign key has an index that begins with its columns', () => {
  const wrong = tables.flatMap((table) => {
    const starts = [table.primaryKey, ...table.indexes.map((index) => index.columns)]
    return table.foreignKeys
      .filter((key) => key.columns.join() !== 'empresa_id')
      .filter((key) => {
        const own = key.columns.filter((column) => !/empresa_id$/.test(column))
        return !starts.some((columns) => own.every((column) => columns.slice(0, own.length + 2).includes(column)))
      })
      .map((key) => key.name)
  })
  expect(wrong).toEqual([])
})

test('names are unique and fit PostgreSQL', () => {
  const names = tables.flatMap((table) => [
    table.name,
    ...table.indexes.map((index) => index.name),
    `${table.name}_pkey`,
  ])
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  const all = [
    ...names,
    ...tables.flatMap((t) => [...t.columns, ...t.checks, ...t.foreignKeys].map(({ name }) => name)),
  ]
  expect(all.filter((name) => name.length > 63)).toEqual([])
})
