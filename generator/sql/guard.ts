/** A statement that ends the migration with a Portuguese message when any row is not as it must be. */
export function guardSql(table: string, broken: string, message: string): string {
  return [
    'do $$ begin',
    `  if exists (select from ${table} where ${broken}) then`,
    `    raise exception '${message.replaceAll("'", "''").replaceAll('%', '%%')}';`,
    '  end if;',
    'end $$;',
  ].join('\n')
}
