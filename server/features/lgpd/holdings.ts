import { isPersonal } from '#schemas/runtime/definition/lgpd.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionsOf } from '#server/platform/crud/plan/select.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Officer } from './officer.ts'
import { modelIn } from './own-fields.ts'
import type { Subject } from './persons.ts'
import { type Held, heldUntil } from './retention.ts'

/** Records of one entity that belong to or are about a person, with their rows. */
export interface Holding {
  /** in the company's definitions */
  entity: Entity
  empresaId: number
  records: (RecordData & { id: number; versao: number })[]
  /** set where the law requires to keep them for now */
  held?: Held
  /** the person wrote these records about others: his are the fields with `written` */
  written?: true
}

/** All data about a person: his records, records about him, and records he wrote. Rows are inside their records. */
export async function holdingsOf(officer: Officer, subjects: Subject[], db?: Db): Promise<Holding[]> {
  const { prumo } = officer
  const holdings: Holding[] = []
  for (const subject of subjects) {
    const entity = modelIn(officer, subject.empresaId).entities.get(subject.entidade)
    if (!entity) continue
    const records = await readWhere(officer, entity, subject.empresaId, 'id', [subject.id], db)
    const [record] = records
    const held = record && heldUntil(entity, record, prumo.today())
    holdings.push({ entity, empresaId: subject.empresaId, records, ...(held ? { held } : {}) })
  }
  for (const entity of prumo.model.entities.values()) {
    const { about = [], by = [] } = entity.lgpd ?? {}
    const found = await referringOf(officer, { entity, paths: about }, subjects, holdings, db)
    const written = await referringOf(officer, { entity, paths: by }, subjects, holdings, db)
    holdings.push(...found, ...together(written))
  }
  return holdings
}

/** Merges records a person wrote in one register of a company. */
function together(holdings: Holding[]): Holding[] {
  const found = new Map<string, Holding>()
  for (const each of holdings) {
    const key = `${each.empresaId} ${each.held !== undefined}`
    const records = [...(found.get(key)?.records ?? []), ...each.records]
    found.set(key, { ...each, records, written: true })
  }
  return [...found.values()]
}

/** Title of a holding: of records about the person, or written by him about others. */
export const titleOf = ({ entity, written }: Pick<Holding, 'entity' | 'written'>): string =>
  written ? `${entity.title} (de autoria da pessoa)` : entity.title

/** Drops records he wrote about himself: they are included as records about him. */
export function eachOnce(holdings: Holding[]): Holding[] {
  const keyOf = ({ entity }: Holding, { id }: { id: number }) => `${entity.path} ${id}`
  const telling = holdings.filter(({ written }) => !written)
  const told = new Set(telling.flatMap((each) => each.records.map((record) => keyOf(each, record))))
  const others = holdings
    .filter(({ written }) => written)
    .map((each) => ({ ...each, records: each.records.filter((record) => !told.has(keyOf(each, record))) }))
  return [...telling, ...others.filter(({ records }) => records.length > 0)]
}

interface Referring {
  entity: Entity
  /** references to people */
  paths: string[]
}

/** Records that refer to the person by these fields; those that refer to a record with a retention are kept with it. */
async function referringOf(
  officer: Officer,
  { entity, paths }: Referring,
  subjects: Subject[],
  own: Holding[],
  db?: Db,
): Promise<Holding[]> {
  const plan = planOf(entity, officer.prumo.model)
  const found = new Map<string, Holding>()
  for (const path of paths) {
    const column = plan.columnOf(path)?.name
    const target = fieldAt(entity, path)?.target
    if (column === undefined) continue
    for (const subject of subjects.filter(({ entidade }) => entidade === target)) {
      const held = own.find(({ entity: e, records }) => e.path === target && records[0]?.id === subject.id)?.held
      for (const empresaId of await companiesTelling(officer, entity, column, subject.id, db)) {
        const there = modelIn(officer, empresaId).entities.get(entity.path) ?? entity
        for (const record of await readWhere(officer, there, empresaId, column, [subject.id], db)) {
          const key = `${record.id}`
          const before = found.get(key)
          // a hired candidate's selection is handled with the candidate
          if (before && !before.held) continue
          found.set(key, { entity: there, empresaId, records: [record], ...(held ? { held } : {}) })
        }
      }
    }
  }
  return [...found.values()]
}

/**
 * Companies of the officer that hold a record about the person. One cheap statement first: most registers hold none, and planning the full read in each
 * company dominates the time of a preview.
 */
async function companiesTelling(
  { companies, prumo }: Officer,
  entity: Entity,
  column: string,
  id: number,
  db: Db = prumo.database.kysely,
): Promise<number[]> {
  const ids = companies.map((company) => company.id)
  const found = isOfCompany(entity)
    ? await run<{ id: number }>(
        db,
        `select distinct empresa_id as id from ${entity.table} where ${column} = $1 and empresa_id = any($2::int[])`,
        [id, ids],
      )
    : await run<{ id: number }>(db, `select 1 as id from ${entity.table} where ${column} = $1 limit 1`, [id])
  const telling = new Set(found.map((row) => Number(row.id)))
  return ids.filter((each) => (isOfCompany(entity) ? telling.has(each) : telling.size > 0))
}

async function readWhere(
  officer: Officer,
  entity: Entity,
  empresaId: number,
  column: string,
  ids: number[],
  db: Db = officer.prumo.database.kysely,
): Promise<Holding['records']> {
  const selection = selectionsOf(planOf(entity, modelIn(officer, empresaId))).stored
  const ofCompany = isOfCompany(entity) ? ' and t.empresa_id = $2' : ''
  const text = `select ${selection.sql} from ${entity.table} t where t.${column} = any($1::bigint[])${ofCompany} order by t.id`
  const rows = await run<Record<string, unknown>>(db, text, isOfCompany(entity) ? [ids, empresaId] : [ids])
  return rows.map((row) => selection.toRecord(row) as Holding['records'][number])
}

/** Child entities whose rows also belong to the person. */
export const rowEntities = (entity: Entity, entities: ReadonlyMap<string, Entity>): Entity[] =>
  [...entities.values()].filter(({ parent }) => parent?.entity === entity.path && isPersonal(entity, entities))
