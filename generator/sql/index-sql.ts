import type { ForeignKey, Index } from '#generator/ddl/shape.ts'
import { list, quote } from './quote.ts'

/** create index … */
export function indexSql(table: string, { name, columns, unique, trigram, folded, singleton }: Index): string {
  const what = trigram
    ? `using gin (${columns.map((c) => `${folded ? `prumo_busca(${quote(c)})` : quote(c)} gin_trgm_ops`).join(', ')})`
    : singleton
      ? '((true))'
      : list(columns)
  return `create ${unique || singleton ? 'unique ' : ''}index ${quote(name)} on ${quote(table)} ${what};`
}

/** alter table … add constraint … foreign key … */
export function foreignKeySql(table: string, key: ForeignKey): string {
  return (
    `alter table ${quote(table)} add constraint ${quote(key.name)}\n` +
    `  foreign key ${list(key.columns)} references ${quote(key.table)} ${list(key.references)} on delete ${key.onDelete};`
  )
}
