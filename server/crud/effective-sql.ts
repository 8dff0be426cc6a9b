import type { Effective } from '#schemas/runtime/model.ts'
import { snake } from '#schemas/runtime/names.ts'

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`

/** SQL: a row of a dated list counts (`x-entity.effective.counts`); also one that says nothing. */
export function countsSql({ counts = {} }: Pick<Effective, 'counts'>, alias: string): string {
  const each = Object.entries(counts).map(([field, values]) => {
    const column = `${alias}.${snake(field)}`
    return `(${column} is null or ${column} in (${values.map(literal).join(', ')}))`
  })
  return each.length > 0 ? each.join(' and ') : 'true'
}
