import type { ForeignKey, Index } from '#generator/ddl/shape.ts'
import { listSql, quoteName } from './quote.ts'

/** create index … */
export function indexSql(table: string, { name, columns, unique, trigram, folded, singleton }: Index): string {
  const what = trigram
    ? `using gin (${columns.map((c) => `${folded ? `prumo_busca(${quoteName(c)})` : quoteName(c)} gin_trgm_ops`).join(', ')})`
    : singleton
      ? '((true))'
      : listSql(columns)
  return `create ${unique || singleton ? 'unique ' : ''}index ${quoteName(name)} on ${quoteName(table)} ${what};`
}

/** alter table … add constraint … foreign key … */
export function foreignKeySql(table: string, key: ForeignKey): string {
  return (
    `alter table ${quoteName(table)} add constraint ${quoteName(key.name)}\n` +
    `  foreign key ${listSql(key.columns)} references ${quoteName(key.table)} ${listSql(key.references)} on delete ${key.onDelete};`
  )
}
