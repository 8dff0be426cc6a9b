import type { PersonalField } from '#schemas/runtime/definition/lgpd.ts'

/** Replacement for an erased person's name. */
export const anonymousName = (id: number): string => `Pessoa anonimizada ${id}`

/** Replacement for a name in texts; never longer than the name. */
export const BLANKED = '***'

/** Type and nullability of a column. */
export interface ColumnFacts {
  type: string
  nullable: boolean
}

const isText = ({ type }: ColumnFacts) => type === 'text' || type === 'character varying'

/** SQL of a column's value after the erasure of the person of row `id`; undefined where it stays. NOT NULL columns get a neutral value. */
export function maskSql({ field, anonymise }: PersonalField, column: string, facts: ColumnFacts): string | undefined {
  if (anonymise === 'mantem') return undefined
  if (anonymise === 'generaliza' && facts.type === 'date') return `date_trunc('year', ${column})::date`
  if (anonymise === 'generaliza' && field.format === 'cep') return `left(${column}, 5) || '000'`
  if (anonymise === 'mascara' && isText(facts))
    return `case when ${column} is not null then ${standIn(field.format)} end`
  if (facts.nullable) return 'null'
  return emptyOf(field.writeOnly, field.format, facts)
}

const standIn = (format: string | undefined): string =>
  format === 'email' ? "'anonimizado-' || id || '@anonimizado.invalid'" : "'Pessoa anonimizada ' || id"

function emptyOf(secret: boolean, format: string | undefined, facts: ColumnFacts): string {
  // an empty hash matches no password
  if (secret) return "''"
  if (isText(facts)) return standIn(format)
  if (facts.type === 'boolean') return 'false'
  if (facts.type === 'date' || facts.type.startsWith('timestamp')) return "'1900-01-01'"
  if (facts.type === 'jsonb') return "'[]'"
  return '0'
}
