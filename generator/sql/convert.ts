import type { Reading } from '#generator/ddl/conversion.ts'
import type { Column, ColumnType } from '#generator/ddl/shape.ts'
import type { Converted } from '#generator/diff/converted.ts'
import type { Step } from '#generator/diff/step.ts'
import { findingsSql, guardSql, noticeSql, textSql } from './guard.ts'
import { listSql, quoteName } from './quote.ts'
import { guardedStatement } from './stored-names.ts'

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

const words: Partial<Record<ColumnType, string>> = {
  integer: 'número inteiro',
  bigint: 'número inteiro',
  numeric: 'número',
  boolean: 'sim ou não',
  date: 'data',
}

/** SQL of pg_temp.lido(): normalises a text for a type; null for an invalid one. Temporary: dropped at the end of the connection. */
export const readingFunction = `-- um texto como o tipo o escreve; nulo quando não é um valor dele
create or replace function pg_temp.lido(valor text, tipo text, virgula boolean, dia boolean) returns text language plpgsql immutable as $f$
declare t text := nullif(btrim(valor), '');
begin
  if t is null or tipo = 'text' then return t; end if;
  if tipo in ('integer', 'bigint', 'numeric') then
    if virgula then
      t := regexp_replace(t, '^R[$]\\s*', '');
      if t !~ '^-?([0-9]{1,3}([.][0-9]{3})+|[0-9]+)(,[0-9]+)?$' then return null; end if;
      t := replace(replace(t, '.', ''), ',', '.');
    elsif t !~ '^-?[0-9]+([.][0-9]+)?$' then return null;
    end if;
    if tipo <> 'numeric' and t ~ '[.]0+$' then t := split_part(t, '.', 1); end if;
  elsif tipo = 'boolean' then
    t := case when lower(t) in ('sim', 's', 'true', '1', 'verdadeiro', 'x') then 'true'
      when lower(t) in ('não', 'nao', 'n', 'false', '0', 'falso') then 'false' end;
  elsif tipo = 'date' then
    if dia then t := regexp_replace(t, '^([0-9]{2})/([0-9]{2})/([0-9]{4})$', '\\3-\\2-\\1'); end if;
    if t !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then return null; end if;
  end if;
  begin
    execute format('select %L::%s', t, tipo);
  exception when data_exception then return null;
  end;
  return t;
end $f$;`

/** SQL expressions for reading a value as another type; texts are parsed, other values cast. */
interface Read {
  /** condition: the text is invalid; undefined where it cannot be */
  broken?: string
  /** the value; invalid texts are replaced */
  value: string
}

function readAs(sql: string, from: ColumnType, to: ColumnType, { comma, day, instead }: Reading): Read {
  if (from === to && to !== 'text') return { value: sql }
  const plain = from === 'text' ? sql : `${sql}::text`
  const read = `pg_temp.lido(${plain}, ${textSql(to)}, ${comma}, ${day})`
  if (to === 'text') return { value: read }
  const broken = `nullif(btrim(${plain}), '') is not null and ${read} is null`
  const value = `${read}::${to}`
  return { broken, value: instead === undefined ? value : `case when ${broken} then ${instead} else ${value} end` }
}

/** Statement for rows with invalid values: aborts the migration, or raises a notice what replaces them. */
function brokenSql(
  table: string,
  name: string,
  type: ColumnType,
  broken: string | undefined,
  { instead }: Reading,
): string[] {
  if (broken === undefined) return []
  const what = words[type] ?? type
  if (instead === undefined)
    return [
      guardSql(
        table,
        broken,
        `${table}.${name}: há textos que não se convertem em ${what}; corrija-os antes, ou diga em x-field.convert.onInvalid o que recebem: {n}`,
      ),
    ]
  const becomes = instead === 'null' ? 'fica vazio' : `passa a ${instead.replace(/^'|'$/g, '')}`
  return [noticeSql(table, broken, `${table}.${name} ${becomes} onde o texto não se converte em ${what}: {n}`)]
}

/** Changes the type of a text column; the field declares how to handle invalid texts. */
export function convertTypeSql({
  table,
  name,
  from,
  to,
  dropDefault,
  convert,
}: Of<'changeType'> & { convert: Reading }): string {
  const column = quoteName(name)
  const { broken, value } = readAs(column, from, to, convert)
  const drop = dropDefault ? ` alter column ${column} drop default,` : ''
  return [
    ...brokenSql(table, name, to, broken, convert),
    `alter table ${quoteName(table)}${drop} alter column ${column} type ${to} using ${value};`,
  ].join('\n')
}

/** Converts the values of a field in deleted records. */
export const convertDeletedSql = ({ entity, field, to, reading }: Of<'convertDeleted'>): string =>
  deletedSql(entity, [field], field, readAs(textOf(field), 'text', to, reading).value).join('\n')

/** Fills a new column from other columns. */
export function convertColumnSql({ table, entity, column, reading, by, gone }: Of<'convertColumn'>): string {
  if (by.what === 'rows') return fromRowsSql(table, entity, column, reading, by)
  const sources = by.what === 'split' ? [by.from] : by.from
  const expression = (sql: (column: Column) => string) =>
    by.what === 'split' ? pieceSql(sql(by.from), by) : joinedSql(by.from.map(sql), by.with)
  const { broken, value } = readAs(
    expression(({ name }) => `${quoteName(name)}::text`),
    'text',
    column.type,
    reading,
  )
  const inDeleted = readAs(
    expression(({ field = '' }) => textOf(field)),
    'text',
    column.type,
    reading,
  ).value
  return [
    ...(by.what === 'split' ? piecesSql(table, by, reading) : []),
    ...brokenSql(table, column.name, column.type, broken, reading),
    `update ${quoteName(table)} set ${quoteName(column.name)} = ${value} where ${sources.map(({ name }) => `${quoteName(name)} is not null`).join(' or ')};`,
    ...(column.field ? deletedSql(entity, fieldsOf(sources), column.field, inDeleted, gone) : []),
  ].join('\n')
}

const fieldsOf = (columns: Column[]): string[] => columns.flatMap(({ field }) => field ?? [])

type Split = Extract<Converted, { what: 'split' }>

function pieceSql(sql: string, { at, part }: Pick<Split, 'at' | 'part'>): string {
  if (part !== 'rest') return `split_part(${sql}, ${textSql(at)}, ${part})`
  return `case when strpos(${sql}, ${textSql(at)}) > 0 then substr(${sql}, strpos(${sql}, ${textSql(at)}) + ${at.length}) end`
}

/** Statement for texts with more pieces than fields: aborts, or raises a notice. */
function piecesSql(table: string, { from, at, most }: Split, { instead }: Reading): string[] {
  if (most === undefined) return []
  const broken = `cardinality(string_to_array(btrim(${quoteName(from.name)}::text), ${textSql(at)})) > ${most}`
  const what = `${table}.${from.name}: há textos com mais partes do que campos que as recebem (${most})`
  if (instead === undefined)
    return [guardSql(table, broken, `${what}; corrija-os antes, ou dê o resto a um campo ("part": "rest"): {n}`)]
  return [noticeSql(table, broken, `${what}, e o que sobra se perde: {n}`)]
}

const joinedSql = (parts: string[], separator: string): string =>
  `concat_ws(${textSql(separator)}, ${parts.map((part) => `nullif(btrim(${part}), '')`).join(', ')})`

type Rows = Extract<Converted, { what: 'rows' }>

function fromRowsSql(
  table: string,
  entity: string,
  column: Column,
  reading: Reading,
  { from, back, column: held, take }: Rows,
): string {
  const company = from.columns.some(({ name }) => name === 'empresa_id')
    ? ' and linha.empresa_id = dono.empresa_id'
    : ''
  const { broken, value } = readAs(`linha.${quoteName(held.name)}`, held.type, column.type, reading)
  const ofTable = readAs(quoteName(held.name), held.type, column.type, reading).broken
  const filled = `linha.${quoteName(held.name)} is not null`
  const order = take === 'last' ? 'linha.ordem_ desc, linha.id desc' : 'linha.ordem_, linha.id'
  const several = [
    `select format('id %s tem %s', ${quoteName(back)}, count(*)) as achado`,
    `from ${quoteName(from.name)} where ${quoteName(held.name)} is not null group by ${quoteName(back)} having count(*) > 1 order by ${quoteName(back)} limit 5`,
  ]
  const message = `${table}.${column.name}: o campo passa a ter um valor só, e há registros com mais linhas em ${from.name}; deixe uma, ou diga em x-field.convert.rows.take qual vale: {n}`
  const list = from.list ?? ''
  const first = `(dados -> ${textSql(list)} -> ${take === 'last' ? -1 : 0} ->> ${textSql(held.field ?? held.name)})`
  return [
    ...(take === 'only' ? [findingsSql(several, message)] : []),
    ...(broken ? brokenSql(from.name, held.name, column.type, ofTable, reading) : []),
    `update ${quoteName(table)} dono set ${quoteName(column.name)} = (select ${value} from ${quoteName(from.name)} linha`,
    `  where linha.${quoteName(back)} = dono.id${company} and ${filled} order by ${order} limit 1);`,
    ...(column.field && isTop(list)
      ? deletedSql(entity, [list], column.field, readAs(first, 'text', column.type, reading).value, [list])
      : []),
  ].join('\n')
}

/** Moves fields of a record into a first row of a child list. */
export function convertRowSql({ table, owner, back, company, pairs, gone }: Of<'convertRow'>): string {
  const filled = pairs.map(({ from }) =>
    from.type === 'text' ? `nullif(btrim(${quoteName(from.name)}), '')` : quoteName(from.name),
  )
  const read = pairs.map(({ column, from, reading }) => readAs(quoteName(from.name), from.type, column.type, reading))
  const columns = [...(company ? ['empresa_id'] : []), back, 'ordem_', ...pairs.map(({ column }) => column.name)]
  const own = company ? ` and linha.empresa_id = dono.empresa_id` : ''
  const place = `(select count(*) from ${quoteName(table)} linha where linha.${quoteName(back)} = dono.id${own})`
  const values = [...(company ? ['empresa_id'] : []), 'id', place, ...read.map(({ value }) => value)]
  const row = pairs.map(
    ({ column, from, reading }) =>
      `${textSql(column.field ?? column.name)}, ${readAs(textOf(from.field ?? ''), 'text', column.type, reading).value}`,
  )
  const sources = fieldsOf(pairs.map(({ from }) => from))
  const rows = `coalesce(dados -> ${textSql(owner.list)}, '[]') || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(${row.join(', ')})))`
  return [
    ...pairs.flatMap(({ column, from, reading }, i) =>
      brokenSql(owner.name, from.name, column.type, read[i]?.broken, reading),
    ),
    `insert into ${quoteName(table)} ${listSql(columns)}`,
    `  select ${values.join(', ')} from ${quoteName(owner.name)} dono where ${filled.map((one) => `${one} is not null`).join(' or ')};`,
    ...(isTop(owner.list) ? deletedSql(owner.entity, sources, owner.list, rows, gone) : []),
  ].join('\n')
}

const isTop = (path: string): boolean => path !== '' && !path.includes('.')

/** SQL of a deleted record's member, as text. */
const textOf = (field: string): string => `(dados #>> ${textSql(`{${field.split('.').join(',')}}`)})`

/** Updates deleted records, so that they can be restored; fields of inline objects are not converted. */
function deletedSql(entity: string, sources: string[], to: string, value: string, gone: string[] = []): string[] {
  if (![to, ...sources].every(isTop)) return []
  const rest = gone.reduce((sql, field) => `${sql} - ${textSql(field)}`, 'dados')
  const update = `update registro_excluido set dados = (${rest} - ${textSql(to)}) || jsonb_strip_nulls(jsonb_build_object(${textSql(to)}, ${value}))
    where entidade = ${textSql(entity)} and dados ?| array[${sources.map(textSql).join(', ')}];`
  return [`do $$ begin\n  ${guardedStatement('registro_excluido', update)}\nend $$;`]
}
