import type { Model } from '#schemas/load.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { identifyingFields, identityOf, namesOf, writtenAt } from './identity.ts'
import { isMoment, momentOf } from './moment.ts'
import type { Criterion, Obstacle, Pending, Placed, Store, Wanted } from './store.ts'

type Place = (string | number)[]

/** Turns rows of files into records: relative dates become days, references by name become ids. */
export class Resolver {
  constructor(
    private readonly model: Pick<Model, 'entities'>,
    private readonly store: Store,
    /** 'YYYY-MM-DD' */
    private readonly today: string,
  ) {}

  /** The record of a row, or the obstacles that prevent it. */
  async record(pending: Pending): Promise<{ placed?: Placed; obstacles: Obstacle[] }> {
    const { $empresas: _, ...row } = pending.row
    const run = new Run(this.model, this.store, this.today, pending)
    const record = await run.members(pending.entity.fields, row, [])
    if (row.id !== undefined) record.id = row.id
    for (const { name, hint } of pending.entity.fields) if (hint.owner) record[name] = pending.company === undefined
    const identity = identityOf(pending.entity, row).map((field): Criterion => {
      const value = writtenAt(record, field.path)
      return { field, value: field.kind === 'reference' ? (value as { id: number } | undefined)?.id : value }
    })
    return run.obstacles.length > 0
      ? { obstacles: run.obstacles }
      : { placed: { pending, record, identity }, obstacles: [] }
  }
}

class Run {
  readonly obstacles: Obstacle[] = []

  constructor(
    private readonly model: Pick<Model, 'entities'>,
    private readonly store: Store,
    private readonly today: string,
    private readonly pending: Pending,
  ) {}

  async members(fields: Field[], row: Record<string, unknown>, at: Place): Promise<RecordData> {
    const record: RecordData = {}
    for (const field of fields) {
      const written = row[field.name]
      if (written === undefined || field.path === 'id') continue
      const value = await this.value(field, written, [...at, field.name])
      if (value !== undefined) record[field.name] = value
    }
    return record
  }

  private async value(field: Field, written: unknown, at: Place): Promise<unknown> {
    const target = field.target ? this.model.entities.get(field.target) : undefined
    switch (field.kind) {
      case 'reference':
        return target && this.reference(target, written, at)
      case 'references':
      case 'ids': {
        const ids = await this.each(written, at, (item, place) => target && this.reference(target, item, place))
        return field.kind === 'ids' ? ids.map((one) => (one as { id: number } | undefined)?.id) : ids
      }
      case 'children':
        return this.each(written, at, (item, place) =>
          this.members(target?.fields ?? [], item as Record<string, unknown>, place),
        )
      case 'object':
        return this.members(field.fields ?? [], written as Record<string, unknown>, at)
      default:
        return isMoment(written) ? momentOf(field, written, this.today) : written
    }
  }

  private async each(
    written: unknown,
    at: Place,
    one: (item: unknown, at: Place) => Promise<unknown> | undefined,
  ): Promise<unknown[]> {
    const out: unknown[] = []
    for (const [index, item] of (written as unknown[]).entries()) out.push(await one(item, [...at, index]))
    return out
  }

  private async reference(target: Entity, written: unknown, at: Place): Promise<{ id: number } | undefined> {
    const { company } = this.pending
    if (company === undefined && isOfCompany(target))
      return this.miss(at, `um registro da instalação não se refere a um de empresa (${target.title})`)
    const wanted = await this.wanted(target, written, at)
    if (!wanted) return undefined
    const [id, other] = await this.store.find(target, wanted, company)
    const text = typeof written === 'string' ? `"${written}"` : JSON.stringify(written)
    if (id === undefined) {
      const names = typeof written === 'string' ? (this.store.names?.(target, company) ?? []) : []
      return this.miss(at, `não há ${target.title} ${text}`, suggestName(String(written), names))
    }
    if (other === undefined) return { id }
    const members = identifyingFields(target).map(({ name }) => `"${name}": …`)
    const hint = `diga como objeto o que o distingue: { ${members.join(', ')} }`
    return this.miss(at, `há mais de um registro de ${target.title} ${text}`, hint)
  }

  private async wanted(target: Entity, written: unknown, at: Place): Promise<Wanted | undefined> {
    if (typeof written === 'string') return { any: namesOf(target).map((field) => ({ field, value: written })) }
    const all: Criterion[] = []
    for (const [name, value] of Object.entries(written as object)) {
      const field = fieldAt(target, name)
      if (!field) continue
      const known = await this.value(field, value, [...at, name])
      if (known === undefined) return undefined
      all.push({ field, value: field.kind === 'reference' ? (known as { id: number }).id : known })
    }
    return { all }
  }

  private miss(at: Place, message: string, hint?: string): undefined {
    this.obstacles.push({ pending: this.pending, at, message, ...(hint ? { hint } : {}) })
    return undefined
  }
}
