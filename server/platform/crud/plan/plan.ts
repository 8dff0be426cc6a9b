import type { Model } from '#schemas/load.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { ownSql, type Storage, type StoredColumn, type StoredOwn, storageOf } from '#schemas/storage.ts'
import { hot } from '#server/platform/database/hot.ts'
import { computedSql } from '../computed/sql.ts'
import { joinOn } from '../join.ts'

/** Everything about an entity's statements that does not depend on the request; made once. */
export interface Plan {
  entity: Entity
  model: Model
  storage: Storage
  hasColumn(name: string): boolean
  columnOf(path: string): StoredColumn | undefined
  /** SQL of a field's value over an alias: its column, its key among a company's own fields, or its expression, which may hold `TODAY` (computed/context.ts) */
  valueSql(path: string, alias: string): string | undefined
  /** fields that an expression works out */
  computed: Field[]
  childFields: Field[]
  /** finished statements by what varies in them: a text of several thousand characters is put together and looked up once */
  texts: Map<string, string>
}

const plans = new WeakMap<Entity, Plan>()

/** The cached plan of an entity. An entity that a company's model takes over unchanged from the shipped model is planned for the latter. */
export function planOf(entity: Entity, asked: Model): Plan {
  const known = plans.get(entity)
  if (known) return known
  const model = asked.base?.entities.get(entity.path) === entity ? asked.base : asked
  const storage = storageOf(entity, model)
  const byPath = new Map(storage.columns.filter((c) => c.part !== 'company').map((c) => [c.field.path, c]))
  const names = new Set(storage.columns.map((c) => c.name))
  const computed = leafFields(entity.fields).filter(({ computes }) => computes !== undefined)
  const plan: Plan = {
    entity,
    model,
    storage,
    hasColumn: (name) => names.has(name),
    columnOf: (path) => byPath.get(path),
    valueSql: (path, alias) => {
      const column = byPath.get(path)
      if (column) return `${alias}.${column.name}`
      const own = storage.own.find(({ field }) => field.path === path)
      if (own) return ownSql(own, alias)
      const computes = computed.find((field) => field.path === path)?.computes
      return computes && computedSql(computes, entity, model, alias)
    },
    computed,
    childFields: leafFields(entity.fields).filter((f) => f.kind === 'children'),
    texts: new Map(),
  }
  plans.set(entity, plan)
  return plan
}

/** Limit of the cache, above what any definition needs: filters vary by request, and the cache must not grow with them. */
const mostTexts = 500

/** The statement for a short key, made when first asked for. */
export function textFor(plan: Plan, key: string, make: () => string): string {
  const known = plan.texts.get(key)
  if (known !== undefined) return known
  const text = make()
  if (plan.texts.size < mostTexts) plan.texts.set(key, text)
  return text
}

/** Registers a statement as hot, except those with a company's own fields, which would fill the registry. */
export const hotFor = ({ storage }: Plan, text: string): string => (storage.own.length > 0 ? text : hot(text))

/** The entity a field points to. */
export function targetOf(field: Field, model: Model): Entity {
  const target = field.target ? model.entities.get(field.target) : undefined
  if (!target) throw new Error(`${field.path} points to nothing`)
  return target
}

/**
 * SQL condition that joins the target of a company's own reference field: within the company for targets of companies, by id alone for others (ids are unique
 * across companies).
 */
export function ownJoin(plan: Plan, own: StoredOwn, target: Entity, holder: string, r: string): string {
  const id = `${r}.id = ${ownSql(own, holder)}`
  if (target.scope === 'empresa' && plan.storage.company && plan.entity.scope === 'empresa')
    return `${r}.empresa_id = ${holder}.empresa_id and ${id}`
  return id
}

/** SQL of a column as text: other types are cast, an instant is written in the time zone of São Paulo. */
export function textSql(column: string, field: Field | undefined): string {
  if (field?.format === 'date-time') return `to_char(${column} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI')`
  return field?.type === 'string' && field.format !== 'date' ? column : `${column}::text`
}

/** SQL text expression of an entity's label over an alias; references inside it are looked up. */
export function labelSql(entity: Entity, model: Model, alias: string, depth = 0): string {
  const company = isOfCompany(entity)
  const parts = entity.label.map((path) => {
    const field = fieldAt(entity, path)
    if (field?.kind !== 'reference') return textSql(`${alias}.${toSnakeCase(path)}`, field)
    if (depth > 2) return "''"
    const target = targetOf(field, model)
    const r = `${alias}l`
    const column: StoredColumn = { name: `${toSnakeCase(path)}_id`, field, part: 'id' }
    return `(select ${labelSql(target, model, r, depth + 1)} from ${target.table} ${r} where ${joinOn(column, target, { alias, company }, r)})`
  })
  return parts.length === 1 ? (parts[0] ?? "''") : `concat_ws(' ', ${parts.join(', ')})`
}
