import type { Model } from '#schemas/load.ts'
import { historiesOf } from '#schemas/runtime/definition/histories.ts'
import type { Entity, Field, FieldError, JsonSchema, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { nearestRow } from '#schemas/runtime/record/effective.ts'
import { applyDefaults, checkRecord, isVisible } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { messageOf } from './broken-record.ts'
import { mendCheck } from './check-mends.ts'
import { type Demands, demandsOf } from './demands.ts'
import { tellsApart, writable } from './fields.ts'
import { holds } from './schema-holds.ts'
import { visibleConditions } from './visible-conditions.ts'
import type { Wanted, Wish } from './wish.ts'

/** Source of a draft's values. */
export interface Values {
  model: Model
  /** circle of references that prevents a first record, if any */
  readonly circle: string | undefined
  /** @param attempt selects another value where there are several */
  valueOf(draft: Draft, field: Field, schemas: JsonSchema[], attempt: number): Promise<unknown>
}

/** Rounds of filling in and mending; most records need one or two. */
const rounds = 40

/** One record in the making: filled in, then mended until every rule holds. */
export class Draft {
  readonly record: RecordData = {}
  readonly entity: Entity
  private readonly attempts = new Map<string, number>()
  /** conditions of the wish, and those that make the fields they use visible */
  private readonly holding: JsonSchema[]

  constructor(
    private readonly runtime: EntityRuntime,
    private readonly context: RuleContext,
    readonly wanted: Wanted,
    readonly wish: Wish,
    private readonly values: Values,
    private readonly first = 0,
  ) {
    this.entity = runtime.entity
    this.holding = [...(wish.holding ?? [])]
  }

  /** @throws Error that names the violated rules, when no valid record was found */
  async finish(): Promise<RecordData> {
    for (const [path, value] of this.wish.given ?? []) setAt(this.record, path, value)
    const base = this.demands(this.complete(), 0)
    for (const field of writable(this.entity))
      if ((this.wanted(field) || tellsApart(this.entity, field)) && !this.isGiven(field.path))
        await this.fill(field, base)
    let errors: FieldError[] = []
    for (let round = 0; round < rounds; round++) {
      this.dropHidden()
      const complete = this.complete()
      const demands = this.demands(complete, round)
      const changed = this.followRows() || (await this.follow(complete, demands))
      errors = checkRecord(this.runtime, complete, this.context)
      if (!changed && errors.length === 0 && this.isAsWished(complete)) return this.record
      if (!changed) for (const error of errors) await this.mend(error, complete, demands)
      if (round > rounds / 3) await this.shake(demands, round)
    }
    throw new Error(messageOf(this.entity, errors, this.record, this.values.circle))
  }

  private demands(complete: RecordData, attempt: number): Demands {
    const data = { ...complete, $context: this.context }
    for (const path of demandsOf(this.holding, data, attempt).required) this.show(path, complete)
    return demandsOf([this.entity.schema, ...this.holding], data, attempt)
  }

  /** Adds the visibility conditions of a field that another condition uses. */
  private show(path: string, complete: RecordData): void {
    const field = fieldAt(this.entity, path)
    if (!field || isVisible(this.runtime, field, complete, this.context)) return
    for (const condition of visibleConditions(this.entity, field))
      if (!this.holding.includes(condition)) this.holding.push(condition)
  }

  private isAsWished(complete: RecordData): boolean {
    return this.holding.every((condition) => holds(condition, { ...complete, $context: this.context }))
  }

  /** Returns the record as the product would store it: with defaults, without hidden fields. */
  private complete(): RecordData {
    const complete = applyDefaults(this.runtime, this.record, this.context)
    const gone = new Set<Field>()
    const next = () => this.hidden(complete).filter((field) => !gone.has(field))
    // repeats: hiding a field may hide others that depend on it
    for (let hidden = next(); hidden.length > 0; hidden = next())
      for (const field of hidden) {
        gone.add(field)
        setAt(complete, field.path, field.type === 'boolean' ? field.schema.default : undefined)
      }
    return complete
  }

  private hidden(data: RecordData): Field[] {
    return writable(this.entity).filter((field) => !isVisible(this.runtime, field, data, this.context))
  }

  private dropHidden(): void {
    const complete = this.complete()
    for (const field of this.hidden(complete)) if (!this.isGiven(field.path)) setAt(this.record, field.path, undefined)
  }

  private isGiven(path: string): boolean {
    return [...(this.wish.given?.keys() ?? [])].some((given) => given === path || path.startsWith(`${given}.`))
  }

  /** Sets editable fields that follow a history to the values of its row in force. @returns whether anything changed */
  private followRows(): boolean {
    const followers = historiesOf(this.entity, this.values.model.entities).flatMap((history) =>
      history.followers
        .filter(({ field }) => !field.readOnly)
        .map((follower) => ({ ...follower, effective: history.effective, list: history.field.path })),
    )
    let changed = false
    for (const { field: follower, source, effective, list } of followers) {
      const rows = valueAt(this.record, list) as RecordData[] | undefined
      const row = rows && nearestRow(rows, effective, this.context.hoje)
      const value = row && valueAt(row, source)
      const isSame = JSON.stringify(value) === JSON.stringify(valueAt(this.record, follower.path))
      if (!row || isSame || this.isGiven(follower.path)) continue
      setAt(this.record, follower.path, structuredClone(value))
      changed = true
    }
    return changed
  }

  /** Fills demanded fields, clears forbidden ones, replaces values that do not fit. @returns whether anything changed */
  private async follow(complete: RecordData, demands: Demands): Promise<boolean> {
    let changed = false
    for (const field of writable(this.entity)) {
      if (this.isGiven(field.path)) continue
      const value = valueAt(complete, field.path)
      const shown = isVisible(this.runtime, field, complete, this.context)
      const own = valueAt(this.record, field.path)
      if (demands.forbidden.has(field.path)) {
        if (own === undefined || field.required) continue
        setAt(this.record, field.path, undefined)
        changed = true
      } else if (value === undefined && shown && (demands.required.has(field.path) || this.isWantedAgain(field)))
        changed = (await this.fill(field, demands)) || changed
      else if (value !== undefined && (demands.values.get(field.path) ?? []).some((schema) => !holds(schema, value)))
        changed = (await this.fill(field, demands)) || changed
    }
    return changed
  }

  /** A field that was wanted and hidden at first is filled in when it shows. */
  private isWantedAgain(field: Field): boolean {
    return this.wanted(field) && (this.attempts.get(field.path) ?? 0) < 2
  }

  private async fill(field: Field, demands: Demands): Promise<boolean> {
    const attempt = this.attempts.get(field.path) ?? 0
    this.attempts.set(field.path, attempt + 1)
    const schemas = demands.values.get(field.path) ?? []
    const value = await this.values.valueOf(this, field, schemas, attempt + this.first)
    if (value === undefined) return false
    setAt(this.record, field.path, value)
    return true
  }

  /** Mends what no single schema demands: checks between fields, formats, rows of lists. */
  private async mend(error: FieldError, complete: RecordData, demands: Demands): Promise<void> {
    const path = (error.field ?? '').replace(/\[.*$/, '')
    const field = fieldAt(this.entity, path)
    const check = this.entity.checks.find((one) => Object.values(one).includes(path))
    const attempt = this.attempts.get(path) ?? 0
    const isFree = (name: string) => !this.isGiven(name)
    if (
      check &&
      attempt < 6 &&
      mendCheck(check, { entity: this.entity, record: this.record, complete, context: this.context, isFree })
    ) {
      this.attempts.set(path, attempt + 1)
      return
    }
    if (!field || field.readOnly || this.isGiven(path)) return
    if (await this.fill(field, demands)) return
    if (!field.required) setAt(this.record, path, undefined)
    await this.changeAskers(field, demands)
  }

  /** Where a required field has no possible value, changes the fields its condition uses. */
  private async changeAskers({ requiredWhen }: Field, demands: Demands): Promise<void> {
    const asking = requiredWhen.flatMap((number) => namesIn(this.entity.conditions[number] ?? {}))
    for (const field of writable(this.entity))
      if (field.kind === 'scalar' && asking.includes(field.path) && !this.isGiven(field.path))
        await this.fill(field, demands)
  }

  /** Changes one field per round: a way out of contradicting rules. */
  private async shake(demands: Demands, round: number): Promise<void> {
    const free = writable(this.entity).filter(
      ({ path, kind }) => (kind === 'scalar' || kind === 'json') && !this.isGiven(path),
    )
    const field = free[round % Math.max(1, free.length)]
    const isThere = field && valueAt(this.record, field.path) !== undefined
    // an empty field stays empty: a condition may depend on that
    if (field && (isThere || field.options || field.type === 'boolean')) await this.fill(field, demands)
  }
}

/** The paths that a condition looks at. */
function namesIn(condition: JsonSchema, path = ''): string[] {
  const { properties = {}, required = [], allOf = [], anyOf = [], not } = condition
  const at = (name: string) => (path ? `${path}.${name}` : name)
  return [
    ...required.map(at),
    ...Object.entries(properties).flatMap(([name, inner]) => namesIn(inner, at(name))),
    ...[...allOf, ...anyOf, ...(not ? [not] : [])].flatMap((part) => namesIn(part, path)),
  ]
}
