import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { Model } from './load.ts'
import type { Entity, Field } from './runtime/model.ts'
import { toSnakeCase } from './runtime/names.ts'
import { leafFields } from './runtime/paths.ts'

/** A column of an entity's table that holds a field or a part of it. */
export interface StoredColumn {
  /** 'pessoal_cpf', 'cidade_id', 'candidato_empresa_id' */
  name: string
  field: Field
  /** company: the company of the target, for a reference to a record shared among companies */
  part: 'value' | 'id' | 'company'
}

/** The link table of a list of references. */
export interface StoredLink {
  field: Field
  /** 'solicitacao_pessoal_bairros_ids' */
  table: string
  /** column with the owner's id */
  owner: string
  /** column with the target's id */
  target: string
  /** column with the target's company, for targets shared among companies */
  targetCompany?: string
}

/** PostgreSQL storage of an entity's fields: the single source for the generator (DDL) and the server (SQL). */
export interface Storage {
  table: string
  /** the table starts with empresa_id */
  company: boolean
  /** empresa_id is the owner of each row, 0 for the installation; the primary key is the id alone */
  owner: boolean
  columns: StoredColumn[]
  links: StoredLink[]
  /** column with the parent's id, on a child table; such tables also have `ordem_` with the row's position */
  parent?: { column: string; table: string }
  /** SQL columns of the generated full-text column `busca`; absent without searchable fields */
  search?: string[]
  /** has the column `extras` for own fields of companies */
  extras: boolean
  /** own fields of the company, stored in `extras` */
  own: StoredOwn[]
}

/** A company's own field inside the column `extras`. */
export interface StoredOwn {
  field: Field
  /** key in the JSON object, derived from the definition's id, independent of the field's name */
  key: string
}

/** Key in `extras` for the values of a definition. */
export const ownKey = (id: number): string => `c${id}`

/** SQL expression for an own field's value, typed by its kind for comparison and sorting. */
export function ownSql({ field, key }: StoredOwn, alias: string): string {
  const text = `(${alias}.extras->>'${key}')`
  // during a change of type another server may still write the old one: values of another JSON type count as null
  const guarded = (type: string, cast: string) =>
    `(case when jsonb_typeof(${alias}.extras->'${key}') = '${type}' then ${text}::${cast} end)`
  if (field.kind === 'reference') return guarded('number', 'bigint')
  if (field.type === 'boolean') return guarded('boolean', 'boolean')
  return field.type === 'number' || field.type === 'integer' ? guarded('number', 'numeric') : text
}

/** Derives the storage of an entity. */
export function storageOf(entity: Entity, model: Pick<Model, 'entities'>): Storage {
  const storage: Storage = {
    table: entity.table,
    company: isOfCompany(entity),
    owner: mayBeOfInstallation(entity),
    columns: [],
    links: [],
    extras: entity.extensible,
    own: [],
  }
  const parent = entity.parent && model.entities.get(entity.parent.entity)
  if (parent) storage.parent = { column: `${parent.table}_id`, table: parent.table }
  for (const field of leafFields(entity.fields)) place(field, entity, model, storage)
  const search = storage.columns.filter((c) => c.field.hint.search && c.part === 'value').map((c) => c.name)
  if (search.length > 0) storage.search = search
  return storage
}

/** Owner column; a reference called `empresa` in such a table gets another column name. */
const COMPANY = 'empresa_id'

const idColumn = (column: string, { company }: Storage): string =>
  company && `${column}_id` === COMPANY ? `${column}_alvo_id` : `${column}_id`

function place(field: Field, entity: Entity, model: Pick<Model, 'entities'>, storage: Storage): void {
  if (field.computed || field.path === 'id' || field.kind === 'children') return
  if (field.hint.own !== undefined) {
    storage.own.push({ field, key: ownKey(field.hint.own) })
    return
  }
  const column = toSnakeCase(field.path)
  const target = field.target ? model.entities.get(field.target) : undefined
  const shared = target?.scope === 'compartilhado'
  switch (field.kind) {
    case 'reference':
      if (shared) storage.columns.push({ name: `${column}_empresa_id`, field, part: 'company' })
      storage.columns.push({ name: idColumn(column, storage), field, part: 'id' })
      return
    case 'references':
    case 'ids': {
      if (!target) return
      const owner = `${entity.table}_id`
      const own = `${target.table}_id`
      const link: StoredLink = {
        field,
        table: `${entity.table}_${column}`,
        owner,
        target: own === owner || (storage.company && own === COMPANY) ? 'alvo_id' : own,
      }
      if (shared) link.targetCompany = link.target.replace(/_id$/, '_empresa_id')
      storage.links.push(link)
      return
    }
    default:
      storage.columns.push({ name: column, field, part: 'value' })
  }
}
