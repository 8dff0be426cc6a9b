import type { Model } from '#schemas/load.ts'
import { keywordMessage, violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError } from '#schemas/runtime/model.ts'
import { storageOf } from '#schemas/storage.ts'

/** What PostgreSQL says of a refused statement. */
export interface RefusedStatement {
  code: string
  table?: string
  column?: string
  constraint?: string
}

/** The field of a register that a NOT NULL column or a check of its table stands for, and what the form would have said. */
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
  const found =
    code === NOT_NULL
      ? columns.find(({ name }) => name === column)
      : columns.find(({ name }) => kinds.some((kind) => rule === `${name}_${kind}`))
  if (!found) return undefined
  const { field } = found
  const message = code === NOT_NULL ? said(field, 'required') : said(field, rule.slice(found.name.length + 1))
  return { entity, error: { code: violation, field: field.path, message } }
}

/** Kinds of checks that a field gets (generator/ddl). */
const kinds = ['required', 'max_length', 'options', 'min', 'max', 'above']

function said(field: Field, kind: string): string {
  const { maxLength, minimum, maximum, exclusiveMinimum } = field.schema
  const keywords: Record<string, [keyword: string, limit?: number]> = {
    required: ['required'],
    max_length: ['maxLength', maxLength],
    options: ['enum'],
    min: ['minimum', minimum],
    max: ['maximum', maximum],
    above: ['exclusiveMinimum', exclusiveMinimum],
  }
  const [keyword, limit] = keywords[kind] ?? ['default']
  return keywordMessage(field, { keyword, params: { limit } })
}
