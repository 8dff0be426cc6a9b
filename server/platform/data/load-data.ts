import { identityOf, identityText, writtenAt } from '#schemas/data/identity.ts'
import { pendingRows, placeRows } from '#schemas/data/place.ts'
import { readData } from '#schemas/data/read.ts'
import type { Obstacle, Pending } from '#schemas/data/store.ts'
import type { Part } from '#schemas/data/written.ts'
import { type Model, schemasFolder } from '#schemas/load.ts'
import { isoDay } from '#schemas/runtime/dates.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { DEMO_CANDIDATES, INSTALLATION } from '#server/platform/access/demo.ts'
import { run } from '#server/platform/database/sql.ts'
import { demoCompanies } from './companies.ts'
import { lockSeeds, type SeedDb } from './insert-records.ts'
import { SqlStore } from './sql-store.ts'

export interface DataOptions {
  model: Model
  /** load the demo rows too, where the demo companies exist */
  demo: boolean
  /** only rows for this company */
  company?: number
  /** 'YYYY-MM-DD', base of relative days; today by default */
  today?: string
}

/** Result of loading. */
export interface DataLoaded {
  records: number
  /** obstacles of rows not loaded; they are tried again at the next start */
  left: Obstacle[]
}

type Loaded = Map<string, Partial<Record<Part, string[]>>>

/** `preferencia.chave` that marks the loaded rows of an entity; renamed with it (generator/stored-paths.ts). */
const markOf = (path: string): string => `dados.${path.replace('/', '.')}`

/**
 * Loads the rows of all files (`schemas/<group>/dados`) that were not loaded before: each row is loaded once, so later changes and deletions of its
 * record stay; rows added by a new version come with the next start.
 */
export async function loadData(db: SeedDb, options: DataOptions): Promise<DataLoaded> {
  const { folder = schemasFolder } = options.model.base ?? options.model
  const { files } = readData(folder)
  if (files.length === 0) return { records: 0, left: [] }
  const wanted = async (on: SeedDb) => {
    const loaded = await readLoaded(on)
    const companies = await companiesOf(on, options)
    const rows = pendingRows(files, options.model, companies).filter(
      ({ company }) => options.company === undefined || company === options.company,
    )
    return { loaded, rows: rows.filter((row) => !loaded.get(row.entity.path)?.[row.part]?.includes(textOf(row))) }
  }
  if ((await wanted(db)).rows.length === 0) return { records: 0, left: [] }
  const load = async (on: SeedDb): Promise<DataLoaded> => {
    await lockSeeds(on)
    const { loaded, rows } = await wanted(on)
    const store = new SqlStore(on, options.model)
    const left = await placeRows(rows, options.model, store, options.today ?? isoDay(new Date()))
    await remember(
      on,
      loaded,
      store.there.map(({ pending }) => pending),
    )
    return { records: store.inserted, left }
  }
  return db.isTransaction ? load(db) : db.transaction().execute(load)
}

/**
 * Deletes the initial rows of a company that is being erased, as far as they are unchanged; rows that something refers to stay and keep the company.
 * Clears their marks, so that a company that comes back gets them again.
 */
export async function forgetData(db: SeedDb, model: Model, company: number): Promise<void> {
  const { files } = readData((model.base ?? model).folder ?? schemasFolder)
  const gone: Pending[] = []
  for (const pending of pendingRows(files, model, { all: [company], demo: new Map() })) {
    const { entity, row } = pending
    const keys = pending.company === company ? identityOf(entity, row) : []
    if (keys.length === 0 || keys.some(({ kind }) => kind !== 'scalar')) continue
    const same = keys.map(({ path }, i) => `${toSnakeCase(path)} = $${i + 2}`)
    const text = `delete from ${entity.table} where empresa_id = $1 and versao = 1 and ${same.join(' and ')} returning id`
    const deleted = await run(db, text, [company, ...keys.map(({ path }) => writtenAt(row, path))])
    if (deleted.length > 0) gone.push(pending)
  }
  const loaded = await readLoaded(db)
  await changeMarks(db, loaded, gone, (marks, text) => marks.filter((one) => one !== text))
}

/** Identity of a row within its register, with its company. */
const textOf = ({ entity, row, company }: Pending): string => `${company ?? INSTALLATION} ${identityText(entity, row)}`

async function readLoaded(db: SeedDb): Promise<Loaded> {
  const rows = await run<{ chave: string; valor: Partial<Record<Part, string[]>> }>(
    db,
    `select chave, valor from preferencia where usuario_id = ${INSTALLATION} and starts_with(chave, 'dados.')`,
    [],
  )
  return new Map(rows.map(({ chave, valor }) => [chave.slice('dados.'.length).replace('.', '/'), valor]))
}

async function companiesOf(db: SeedDb, { demo }: DataOptions) {
  const all = await run<{ id: number; nome: string }>(db, 'select id, nome from empresa order by id', [])
  const isDemo =
    demo &&
    (await run(db, 'select from preferencia where usuario_id = $1 and chave = $2', [INSTALLATION, DEMO_CANDIDATES]))
      .length > 0
  const named = isDemo ? all.filter(({ id, nome }) => demoCompanies.get(nome) === Number(id)) : []
  return {
    all: all.map(({ id }) => Number(id)),
    demo: new Map(named.map(({ id, nome }): [string, number] => [nome, Number(id)])),
  }
}

const remember = (db: SeedDb, loaded: Loaded, rows: Pending[]): Promise<void> =>
  changeMarks(db, loaded, rows, (marks, text) => [...marks, text])

/** Marks rows as loaded, or removes the marks. */
async function changeMarks(
  db: SeedDb,
  loaded: Loaded,
  rows: Pending[],
  next: (marks: string[], text: string) => string[],
): Promise<void> {
  const changed = new Set<string>()
  for (const row of rows) {
    const of = loaded.get(row.entity.path) ?? {}
    of[row.part] = next(of[row.part] ?? [], textOf(row))
    loaded.set(row.entity.path, of)
    changed.add(row.entity.path)
  }
  for (const path of changed)
    await run(
      db,
      `insert into preferencia (usuario_id, chave, valor) values ($1, $2, $3)
       on conflict (usuario_id, chave) do update set valor = excluded.valor, alterada_em = now()`,
      [INSTALLATION, markOf(path), JSON.stringify(loaded.get(path))],
    )
}
