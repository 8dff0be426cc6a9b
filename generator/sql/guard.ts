import { quoteName } from './quote.ts'

/** How many of the offending rows a message names. */
const named = 5

/** A text as SQL. */
export const textSql = (value: string): string => `'${value.replaceAll("'", "''")}'`

/** SQL: a count as people write it, 1.204. */
export const countSql = (expression: string): string => `pg_temp.mil(${expression})`

/** What `count` calls; it goes with the connection. A migration that counts begins with it. */
export const countFunction = `-- 1204 → 1.204, para as mensagens abaixo
create or replace function pg_temp.mil(n bigint) returns text language sql
  return replace(to_char(n, 'FM999,999,999,999'), ',', '.');`

/**
 * A statement that ends the migration with a Portuguese message when any row is not as it must be: the message, how many rows, and the ids
 * of the first ones.
 * @param broken SQL that is true for an offending row
 * @param message '{n}' stands for 'n de m registros'
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
 * A statement that ends the migration when a query finds something; its one column is a text for each finding, and the message lists them.
 * @param message '{n}' stands for the list
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

/** A statement that says what the next one loses, with the real counts; nothing when nothing is lost. */
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

/** 'a {n} b' → 'a ' || n || ' b' */
function spliced(message: string, variable: string): string {
  return message
    .split('{n}')
    .map((part) => (part === '' ? '' : textSql(part)))
    .flatMap((part, i) => (i === 0 ? [part] : [variable, part]))
    .filter((part) => part !== '')
    .join(' || ')
}
