import type { Criterion, Obstacle, Placed, Store, Wanted } from '#schemas/data/store.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import { type Storage, storageOf } from '#schemas/storage.ts'
import { quoted, run, Values } from '#server/platform/database/sql.ts'
import { insertRecords, type SeedDb } from './insert-records.ts'

/** Reason of a row that was not stored; holds none of its values. */
const IN_THE_WAY = 'o banco de dados recusou o registro'

/** Stores rows of data files in the database. Runs in the caller's transaction. */
export class SqlStore implements Store {
  /** rows that exist in the database, found or inserted */
  readonly there: Placed[] = []
  inserted = 0

  constructor(
    private readonly db: SeedDb,
    private readonly model: Model,
  ) {}

  async find(target: Entity, wanted: Wanted, company: number | undefined): Promise<number[]> {
    const storage = storageOf(target, this.model)
    const values = new Values()
    const parts = (wanted.any ?? wanted.all ?? []).flatMap((one) => condition(one, storage, values))
    if (parts.length === 0) return []
    const where = [`(${parts.join(wanted.any ? ' or ' : ' and ')})`, ...ofCompany(storage, company, values)]
    const text = `select id from ${quoted(storage.table)} where ${where.join(' and ')} order by id limit 2`
    return (await run<{ id: number }>(this.db, text, values.list)).map(({ id }) => Number(id))
  }

  /** Inserts rows that do not exist yet; existing ones stay unchanged. */
  async insert(entity: Entity, company: number | undefined, rows: Placed[]): Promise<Obstacle[]> {
    const fresh: Placed[] = []
    for (const row of rows) {
      const known = await this.find(entity, { all: row.identity }, company)
      if (known.length === 0) fresh.push(row)
      else this.there.push(row)
    }
    if (fresh.length === 0) return []
    await this.number(entity, fresh)
    if (await this.store(entity, company, fresh)) return []
    const obstacles: Obstacle[] = []
    for (const row of fresh)
      if (!(await this.store(entity, company, [row])))
        obstacles.push({ pending: row.pending, at: [], message: IN_THE_WAY })
    return obstacles
  }

  /** Draws ids from the table's sequence, for other sessions may insert at the same time. */
  private async number(entity: Entity, rows: Placed[]): Promise<void> {
    const missing = rows.filter(({ record }) => record.id === undefined)
    const ids = await run<{ id: number }>(
      this.db,
      `select nextval(pg_get_serial_sequence($1, 'id'))::bigint as id from generate_series(1, $2::integer)`,
      [quoted(entity.table), missing.length],
    )
    for (const [index, { record }] of missing.entries()) record.id = Number(ids[index]?.id)
  }

  /** Inserts all rows or none, by a savepoint. @returns whether they were stored */
  private async store(entity: Entity, company: number | undefined, rows: Placed[]): Promise<boolean> {
    await run(this.db, 'savepoint dados', [])
    try {
      const records = rows.map(({ record }) => (company === undefined ? record : { ...record, empresaId: company }))
      await insertRecords(this.db, this.model, [{ path: entity.path, company, records }])
    } catch {
      await run(this.db, 'rollback to savepoint dados', [])
      return false
    }
    await run(this.db, 'release savepoint dados', [])
    this.there.push(...rows)
    this.inserted += rows.length
    return true
  }
}

function condition({ field, value }: Criterion, { columns }: Storage, values: Values): string[] {
  const column = columns.find((one) => one.field.path === field.path && one.part !== 'company')
  return column ? [`${quoted(column.name)} = ${values.add(value)}`] : []
}

function ofCompany({ company: own, owner }: Storage, company: number | undefined, values: Values): string[] {
  if (own) return [`empresa_id = ${values.add(company ?? INSTALLATION)}`]
  return owner ? [`empresa_id in (${INSTALLATION}, ${values.add(company ?? INSTALLATION)})`] : []
}
