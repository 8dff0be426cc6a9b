import type { Kysely } from 'kysely'
import type pg from 'pg'
import { loadModel, type Model } from '#schemas/load.ts'
import type { Env } from '#server/env.ts'
import { syncNotices } from '#server/features/notices/shipped.ts'
import type { DB } from '#server/generated/tables/index.ts'
import type { Registry } from '#server/platform/crud/define.ts'
import { lockSeeds, type SeedDb } from '#server/platform/data/insert-records.ts'
import { type DataOptions, loadData } from '#server/platform/data/load-data.ts'
import { run } from '#server/platform/database/sql.ts'
import { FileService } from '#server/platform/files/service.ts'
import { storeFrom } from '#server/platform/files/store-from.ts'

export interface SeedOptions {
  /** load the demo companies too */
  demo: boolean
  model?: Model
  registry?: Registry
}

/** What a call loaded. */
export interface Loaded {
  base: boolean
  demo: boolean
  /** set when files had rows to load */
  files?: FilesLoaded
}

/** Result of loading the files of records (`schemas/<group>/dados`). */
export interface FilesLoaded {
  records: number
  /** messages about rows not loaded */
  left: string[]
}

/** A part of the data: loaded when its table is empty. */
interface Step {
  name: 'base' | 'demo'
  /** table whose rows show that the part is loaded */
  table: string
  wanted(options: SeedOptions): boolean
  /** imported only when needed: the data are large */
  load(db: SeedDb, model: Model, registry: Registry): Promise<void>
}

const steps: Step[] = [
  {
    name: 'base',
    table: 'estado',
    wanted: () => true,
    load: async (db, model) => (await import('./base/insert.ts')).insertBase(db, model),
  },
  {
    name: 'demo',
    table: 'empresa',
    wanted: ({ demo }) => demo,
    load: async (db, model, registry) => (await import('./demo/insert.ts')).insertDemo(db, model, registry),
  },
]

/**
 * Fills an empty, migrated database with base data and, optionally, the demo companies, each part in one transaction;
 * then loads new records from files, and the product's notices. Existing data are not changed.
 */
export async function loadSeeds(database: Kysely<DB> | Kysely<unknown>, options: SeedOptions): Promise<Loaded> {
  const db = database as Kysely<DB>
  const loaded: Loaded = { base: false, demo: false }
  const model = options.model ?? loadModel()
  for (const step of steps) {
    if (!step.wanted(options) || !(await isEmpty(db, step.table))) continue
    const registry = options.registry ?? (await import('#server/generated/routes/index.ts')).registry
    loaded[step.name] = await db.transaction().execute(async (transaction) => {
      await lockSeeds(transaction)
      if (!(await isEmpty(transaction, step.table))) return false
      await step.load(transaction, model, registry)
      return true
    })
  }
  const files = await loadFiles(db, { model, demo: options.demo })
  await syncNotices(db, model)
  return files.records > 0 || files.left.length > 0 ? { ...loaded, files } : loaded
}

/** Loads records of files that the database has not had yet: after a start, when a definition is saved, for a new company. */
export async function loadFiles(
  database: Kysely<DB> | Kysely<unknown>,
  options: Omit<DataOptions, 'today'>,
): Promise<FilesLoaded> {
  const { records, left } = await loadData(database as Kysely<DB>, options)
  const said = left.map(({ pending: { file, part, index }, at, message }) => {
    const place = [part, index, ...at].join('.')
    return `schemas/${file.file} ${place}: ${message}`
  })
  return { records, left: [...new Set(said)] }
}

/** Attaches the demo's uploaded files, once its records are stored. */
export async function loadDemoFiles(pool: pg.Pool, env: Pick<Env, 's3' | 'dataDir'>): Promise<void> {
  const { anexaCurriculos } = await import('./demo/captacao/curriculos-pdf.ts')
  const { anexaDocumentos } = await import('./demo/documentos/pdf.ts')
  const { pedeDocumentos } = await import('./demo/documentos/pedidos.ts')
  const files = new FileService(pool, storeFrom(env))
  await anexaCurriculos(pool, files)
  await anexaDocumentos(pool, files)
  await pedeDocumentos(pool, files)
}

async function isEmpty(db: SeedDb, table: string): Promise<boolean> {
  const rows = await run(db, `select from ${table} limit 1`, [])
  return rows.length === 0
}
