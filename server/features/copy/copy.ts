import { companyModel } from '#schemas/company/model.ts'
import { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import type { Entity, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { foldText, toSnakeCase } from '#schemas/runtime/names.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { selectionsOf } from '#server/platform/crud/plan/select.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { customisationOf, ROWS } from '#server/platform/session/identity/company.ts'
import { Anonymiser } from './anonymise.ts'
import { Fictitious } from './fictitious.ts'
import { FORMAT, type Header } from './format.ts'
import { membersOf, recordsOf, staysOut } from './scope.ts'
import { Sweep } from './sweep.ts'
import { TableFile } from './table-file.ts'
import { readTablesVersion } from './version.ts'

/** Records per query. */
const CHUNK = 500

const COMPANY = 'utilitario/empresa'

export interface CopyOptions {
  /** the shipped model */
  model: Model
  runtimes: Runtimes
  empresaId: number
  context: RuleContext
  now: Date
  /** receives records done and total; may throw to cancel */
  progress?(done: number, total: number): Promise<void>
}

export interface Copy {
  header: Header
  bytes: Buffer
}

/**
 * All records of a company's registers, with all personal data replaced or emptied by the definitions (`x-field.lgpd`), as a file that fills an empty
 * database. Left out: files, trail, messages, e-mails, keys, passwords and entities by `x-entity.copied`; of shared registers it holds the company's own
 * records.
 * @param db a transaction with one snapshot (repeatable read)
 */
export async function anonymousCopy(db: Db, options: CopyOptions): Promise<Copy> {
  const { empresaId, context, now, progress } = options
  const model = await wholeModel(db, options.model, empresaId)
  const kept = await recordsOf(db, model, empresaId)
  const needs = new Needs(model, kept, empresaId)
  const anonymiser = new Anonymiser({
    model,
    runtimes: new Runtimes(model, options.runtimes),
    context,
    ...(await people(db, model, empresaId)),
    isKept: (entity, id) => needs.isKept(entity, id),
  })
  const file = new TableFile(model)
  const registros: Header['registros'] = {}
  const total = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
  let done = 0
  const add = async (entity: Entity, ids: number[]) => {
    for (let from = 0; from < ids.length; from += CHUNK) {
      const read = await readRecords(db, entity, model, ids.slice(from, from + CHUNK))
      const made = read.flatMap((record) => {
        const one = anonymiser.record(entity, record)
        return one ? [one] : []
      })
      await file.add(entity.path, empresaId, made)
      registros[entity.path] = (registros[entity.path] ?? 0) + made.length
      done += read.length
      await progress?.(Math.min(done, total), total)
    }
  }
  for (const [path, ids] of kept) {
    const entity = model.entities.get(path)
    if (entity) await add(entity, [...ids])
  }
  // global records are copied as far as copied ones refer to them
  for (const [path, ids] of await membersOf(db, model, empresaId)) for (const id of ids) needs.isKept(path, id)
  needs.isKept(COMPANY, empresaId)
  for (let next = needs.next(); next; next = needs.next()) await add(next.entity, next.ids)
  const header = await headerOf(db, empresaId, now, registros)
  return { header, bytes: await file.bytes(header) }
}

/** Global records that copied records refer to. */
class Needs {
  private readonly waiting = new Map<string, Set<number>>()
  private readonly taken = new Map<string, Set<number>>()

  constructor(
    private readonly model: Model,
    private readonly kept: ReadonlyMap<string, ReadonlySet<number>>,
    private readonly company: number,
  ) {}

  /** Whether a record is part of the copy; asking for a global one adds it. */
  isKept(path: string, id: number): boolean {
    const own = this.kept.get(path)
    if (own) return own.has(id)
    const entity = this.model.entities.get(path)
    if (!entity || staysOut(entity, this.model)) return false
    if (entity.parent) return true
    if (path === COMPANY && id !== this.company) return false
    if (!this.taken.get(path)?.has(id)) this.waiting.set(path, (this.waiting.get(path) ?? new Set()).add(id))
    return true
  }

  next(): { entity: Entity; ids: number[] } | undefined {
    const [first] = this.waiting
    const entity = first && this.model.entities.get(first[0])
    if (!first || !entity) return undefined
    this.waiting.delete(first[0])
    this.taken.set(first[0], new Set([...(this.taken.get(first[0]) ?? []), ...first[1]]))
    return { entity, ids: [...first[1]] }
  }
}

/** The company's model with its hidden own fields, whose values are copied, too. */
async function wholeModel(db: Db, base: Model, empresaId: number): Promise<Model> {
  const rows = (await run<Record<string, unknown>>(db, ROWS, [empresaId])).map(customisationOf)
  return companyModel(
    base,
    rows.map((row) => (row.proprio ? { ...row, oculto: false } : row)),
  )
}

async function readRecords(db: Db, entity: Entity, model: Model, ids: number[]): Promise<RecordData[]> {
  const selection = selectionsOf(planOf(entity, model)).stored
  const text = `select ${selection.sql} from ${entity.table} t where t.id = any($1::bigint[]) order by t.id`
  return (await run<Record<string, unknown>>(db, text, [ids])).map((row) => selection.toRecord(row))
}

/** Names and CPFs of real people of the company: fictitious ones must differ, and texts are searched for them. */
async function people(db: Db, model: Model, empresaId: number) {
  const names = new Set<string>()
  const cpfs = new Set<string>()
  for (const entity of model.entities.values()) {
    const { table, lgpd } = entity
    if (!lgpd?.person) continue
    const own = isOfCompany(entity) ? ` where empresa_id = ${Number(empresaId)}` : ''
    const read = async (path: string, into: Set<string>) => {
      const column = toSnakeCase(path)
      const text = `select distinct ${column} as v from ${table}${own}`
      for (const { v } of await run<{ v: string | null }>(db, text, [])) if (v) into.add(v)
    }
    for (const path of lgpd.person.name) await read(path, names)
    if (lgpd.person.cpf) await read(lgpd.person.cpf, cpfs)
  }
  return { fictitious: new Fictitious({ cpfs, names: new Set([...names].map(foldText)) }), sweep: new Sweep(names) }
}

async function headerOf(db: Db, id: number, now: Date, registros: Header['registros']): Promise<Header> {
  const [empresa] = await run<{ nome: string }>(db, 'select nome from empresa where id = $1', [id])
  return {
    formato: FORMAT,
    ...(await readTablesVersion(db)),
    empresa: { id, nome: empresa?.nome ?? '' },
    geradaEm: now.toISOString(),
    registros,
  }
}
