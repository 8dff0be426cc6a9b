import { quoteName } from './quote.ts'

/** Number of offending rows whose ids a message lists. */
const named = 5

/** A text as SQL literal. */
export const textSql = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** SQL: a number with thousands separators, 1.204. */
export const countSql = (expression: string): string => `pg_temp.mil(${expression})`

/** SQL of pg_temp.mil(), used by `countSql`. Temporary; prepended to migrations that use it. */
export const countFunction = `-- 1204 → 1.204, para as mensagens abaixo
create or replace function pg_temp.mil(n bigint) returns text language sql
  return replace(to_char(n, 'FM999,999,999,999'), ',', '.');`

/**
 * Statement that aborts the migration when rows violate a condition; the Portuguese message has their number and the
 * first ids.
 * @param broken SQL condition: the row is invalid
 * @param message '{n}' is replaced by 'n de m registros'
 */
export function guardSql(table: string, broken: string, message: string): string {
  const from = quoteName(table)
  return [
    'do $$ declare fora text; begin',
    `  select ${countSql('count(*)')} || ' de ' || (select ${countSql('count(*)')} from ${from}) || ' registros (id '`,
    `      || string_agg(id::text, ', ' order by id) filter (where posicao <= ${named}) || case when count(*) > ${named} then '…)' else ')' end`,
    '    into fora',
    `    from (select id, row_number() over (order by id) as posicao from ${from} where ${broken}) linha`,
    '    having count(*) > 0;',
    `  if fora is not null then raise exception '%', ${spliced(message, 'fora')}; end if;`,
    'end $$;',
  ].join('\n')
}

/**
 * Statement that aborts the migration when a query has rows; its single column is a text per finding, which the message
 * lists.
 * @param message '{n}' is replaced by the list
 */
export function findingsSql(query: string[], message: string): string {
  return [
    'do $$ declare fora text; begin',
    `  select string_agg(achado, '; ') into fora from (`,
    ...query.map((line) => `    ${line}`),
    '  ) linha;',
    `  if fora is not null then raise exception '%', ${spliced(message, 'fora')}; end if;`,
    'end $$;',
  ].join('\n')
}

/** Statement that raises a notice what the next one loses, with row counts; none when nothing is lost. */
export function noticeSql(table: string, condition: string | undefined, message: string): string {
  const from = quoteName(table)
  const counted =
    condition === undefined
      ? `select ${countSql('count(*)')} || ' registros' into perda from ${from} having count(*) > 0;`
      : `select ${countSql(`count(*) filter (where ${condition})`)} || ' de ' || ${countSql('count(*)')} || ' registros' into perda\n    from ${from} having count(*) filter (where ${condition}) > 0;`
  return [
    'do $$ declare perda text; begin',
    `  ${counted}`,
    `  if perda is not null then raise notice '%', ${spliced(message, 'perda')}; end if;`,
    'end $$;',
  ].join('\n')
}

/** SQL concatenation: 'a {n} b' → 'a ' || n || ' b' */
function spliced(message: string, variable: string): string {
  return message
    .split('{n}')
    .map((part) => (part === '' ? '' : textSql(part)))
    .flatMap((part, i) => (i === 0 ? [part] : [variable, part]))
    .filter((part) => part !== '')
    .join(' || ')
}
