import type { Runtimes } from '#schemas/compile.ts'
import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { applyDefaults, checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { namesOf } from './identity.ts'
import type { Criterion, Obstacle, Placed, Store, Wanted } from './store.ts'

/** A company of the demo with its settings, which rules may read. */
export interface KnownCompany {
  id: number
  settings: RecordData
}

/** Records that a database gets from elsewhere than files. For a register with a file, the file has all of them. */
export interface Known {
  /** by name */
  companies: Map<string, KnownCompany>
  /** records of an entity; `company` is undefined for records of the installation */
  records(path: string): { company?: number; records: RecordData[] }[]
}

interface Held {
  company?: number
  record: RecordData
}

/** In-memory store for checks: validates rows against their definition and finds them for later references; writes nothing. */
export class Memory implements Store {
  private readonly held = new Map<string, Held[]>()
  private last = 1_000_000_000

  constructor(
    private readonly runtimes: Runtimes,
    private readonly known: Known,
    private readonly today: string,
    files: readonly { path: string }[],
  ) {
    for (const { path } of files) this.held.set(path, [])
  }

  async find(target: Entity, { any, all }: Wanted, company: number | undefined): Promise<number[]> {
    const holds = (record: RecordData) =>
      any ? any.some((one) => isHeld(record, one)) : (all ?? []).every((one) => isHeld(record, one))
    const ids: number[] = []
    for (const { record } of this.seen(target, company)) {
      if (holds(record)) ids.push(Number(record.id))
      if (ids.length === 2) break
    }
    return ids
  }

  names(target: Entity, company: number | undefined): string[] {
    const fields = namesOf(target)
    return this.seen(target, company).flatMap(({ record }) =>
      fields.flatMap(({ path }) => {
        const value = valueAt(record, path)
        return typeof value === 'string' ? [value] : []
      }),
    )
  }

  async insert(entity: Entity, company: number | undefined, rows: Placed[]): Promise<Obstacle[]> {
    const runtime = this.runtimes.get(entity.path)
    const context = this.contextOf(company)
    const obstacles: Obstacle[] = []
    for (const { pending, record } of rows) {
      const { id: _, ...said } = record
      const normal = normaliseRecord(entity, said, (path) => this.runtimes.get(path).entity)
      for (const { field, message } of checkRecord(runtime, applyDefaults(runtime, normal, context), context))
        obstacles.push({ pending, at: placeOf(field), message })
      obstacles.push(...(await this.taken(entity, company, { pending, record })))
      this.of(entity.path).push({ company, record: { ...record, id: record.id ?? ++this.last } })
    }
    return obstacles
  }

  /** Obstacles for unique keys that another record already has. */
  private async taken(
    entity: Entity,
    company: number | undefined,
    { pending, record }: Pick<Placed, 'pending' | 'record'>,
  ): Promise<Obstacle[]> {
    const obstacles: Obstacle[] = []
    for (const { fields, message } of entity.unique) {
      const all = fields.flatMap((path): Criterion[] => {
        const field = fieldAt(entity, path)
        const value = field && comparable(field, valueAt(record, path))
        return field && value !== undefined ? [{ field, value }] : []
      })
      if (all.length < fields.length || (await this.find(entity, { all }, company)).length === 0) continue
      const what = all.map(({ field }) => field.title).join(' e ')
      obstacles.push({
        pending,
        at: [fields[0] ?? ''],
        message: message ?? `outro registro já tem este valor de ${what}`,
      })
    }
    return obstacles
  }

  private contextOf(company: number | undefined): RuleContext {
    const of = [...this.known.companies.values()].find(({ id }) => id === company)
    return { empresa: of?.settings ?? {}, parametros: {}, usuario: {}, hoje: this.today }
  }

  /** Records that a record of the company may refer to. */
  private seen(target: Entity, company: number | undefined): Held[] {
    const all = this.of(target.path)
    if (isOfCompany(target)) return all.filter((one) => one.company === company)
    if (!mayBeOfInstallation(target)) return all
    return all.filter((one) => one.company === undefined || one.company === company)
  }

  private of(path: string): Held[] {
    let held = this.held.get(path)
    if (!held) {
      held = this.known
        .records(path)
        .flatMap(({ company, records }) => records.map((record) => ({ ...(company ? { company } : {}), record })))
      this.held.set(path, held)
    }
    return held
  }
}

const isHeld = (record: RecordData, { field, value }: Criterion): boolean =>
  comparable(field, valueAt(record, field.path)) === value

const comparable = ({ kind }: Field, value: unknown): unknown =>
  kind === 'reference' ? (value as { id?: number } | undefined)?.id : value

/** Splits 'linhas[0].nome' into path parts inside a row: ['linhas', 0, 'nome']. */
const placeOf = (field = ''): (string | number)[] =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
