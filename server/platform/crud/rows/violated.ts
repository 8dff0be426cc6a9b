import type { Model } from '#schemas/load.ts'
import { keywordMessage, violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError } from '#schemas/runtime/model.ts'
import { storageOf } from '#schemas/storage.ts'

/** The error of a refused statement, as PostgreSQL describes it. */
export interface RefusedStatement {
  code: string
  table?: string
  column?: string
  constraint?: string
}

/** The field behind a violated NOT NULL column or check, with the message of the form. */
export interface Violated {
  entity: Entity
  error: FieldError & { field: string }
}

const NOT_NULL = '23502'
const CHECK = '23514'

/** Finds the field behind a violated column or check; undefined for other errors, and where the constraint is not of a field. */
export function violatedField(
  model: Model,
  { code, table, column, constraint = '' }: RefusedStatement,
): Violated | undefined {
  if ((code !== NOT_NULL && code !== CHECK) || table === undefined) return undefined
  const entity = [...model.entities.values()].find((one) => one.table === table)
  if (!entity) return undefined
  const columns = storageOf(entity, model).columns.filter(({ part }) => part !== 'company')
  const rule = constraint.slice(table.length + 1)
  for (const { name, field } of columns) {
    const kind = code === NOT_NULL ? name === column && 'required' : kinds.find((kind) => rule === `${name}_${kind}`)
    if (kind) return { entity, error: { code: violation, field: field.path, message: said(field, kind) } }
  }
  return undefined
}

/** Kinds of checks that a field gets (generator/ddl), and the keyword of its schema that asks for each. */
const KEYWORDS = {
  required: 'required',
  max_length: 'maxLength',
  options: 'enum',
  min: 'minimum',
  max: 'maximum',
  above: 'exclusiveMinimum',
} as const

type Kind = keyof typeof KEYWORDS

const kinds = Object.keys(KEYWORDS) as Kind[]

function said(field: Field, kind: Kind): string {
  const keyword = KEYWORDS[kind]
  const limit = keyword === 'required' || keyword === 'enum' ? undefined : field.schema[keyword]
  return keywordMessage(field, { keyword, params: { limit } })
}
