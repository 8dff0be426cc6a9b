import type { Step } from '#generator/diff/step.ts'
import { type StoredPath, storedPaths } from '#generator/stored-paths.ts'
import { textSql } from './guard.ts'

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** Statements that update stored references to a register's path; tables that do not exist are skipped at run time. */
export function renamePathSql({ from, to, table, formerTable }: Of<'renamePath'>): string {
  const updates = storedPaths.map((place) => guardedStatement(place.table, pathUpdate(place, from, to)))
  return block(`o cadastro ${from} passa a se chamar ${to}`, [
    ...updates,
    ...(table === formerTable ? [] : [ownIndexes(table, formerTable)]),
  ])
}

function pathUpdate({ table, column, kind, of }: StoredPath, from: string, to: string): string {
  const among = of ? `entidade in (${of.map(textSql).join(', ')}) and ` : ''
  const set = (value: string, where: string) =>
    `update ${table} set ${column} = ${value}\n      where ${among}${where};`
  switch (kind) {
    case 'path':
      return set(textSql(to), `${column} = ${textSql(from)}`)
    case 'json': {
      const pattern = textSql(`"${from}([":])`)
      return set(
        `regexp_replace(${column}::text, ${pattern}, ${textSql(`"${to}\\1`)}, 'g')::jsonb`,
        `${column}::text ~ ${pattern}`,
      )
    }
    case 'preference': {
      const [before, after] = [from, to].map((path) => path.replaceAll('/', '.'))
      const pattern = `^((?:[a-z]+@[0-9]*[|](?:lista|filtro)|dados)[.])${before?.replaceAll('.', '[.]')}(?=[.]|$)`
      return set(
        `regexp_replace(${column}, ${textSql(pattern)}, ${textSql(`\\1${after}`)})`,
        `${column} ~ ${textSql(pattern)}`,
      )
    }
  }
}

/** Renames indexes of own fields, which are created at run time and named after the table. */
function ownIndexes(table: string, former: string): string {
  const named = `tablename = ${textSql(table)} and starts_with(indexname, ${textSql(`${former}_extras_c`)})`
  return [
    `for indice in select indexname from pg_indexes where schemaname = current_schema() and ${named} loop`,
    `    execute format('alter index %I rename to %I', indice, ${textSql(table)} || substr(indice, ${former.length + 1}));`,
    '  end loop;',
  ].join('\n')
}

/** Statements that update stored references to a field's name. */
export function renameFieldSql(step: Of<'renameField'>): string {
  const { entity, lists, from, to } = step
  const whole = `pg_temp.muda_campo(%, ${array(lists)}, ${textSql(from)}, ${textSql(to)})`
  const json = (column: string) => whole.replace('%', column)
  const own = lists.length === 0
  const updates = [
    guardedStatement(
      'auditoria',
      own
        ? `update auditoria set campos = (campos - ${textSql(from)}) || jsonb_build_object(${textSql(to)}, campos -> ${textSql(from)})
      where entidade = ${textSql(entity)} and campos ? ${textSql(from)};`
        : `update auditoria set campos = pg_temp.muda_trilha(campos, ${array(lists)}, ${textSql(from)}, ${textSql(to)})
      where entidade = ${textSql(entity)} and campos ? ${textSql(lists[0] ?? '')};`,
    ),
    guardedStatement(
      'registro_excluido',
      `update registro_excluido set dados = ${json('dados')}${secret(step)} where entidade = ${textSql(entity)};`,
    ),
    guardedStatement(
      'lote_registro',
      `update lote_registro r set antes = ${json('antes')} from lote l
      where l.empresa_id = r.empresa_id and l.id = r.lote_id and l.entidade = ${textSql(entity)} and antes is not null;`,
    ),
  ]
  return block(`o campo ${from} de ${[entity, ...lists].join(', ')} passa a se chamar ${to}`, [
    ...updates,
    ...(own ? namedByPeople(entity, from, to) : []),
  ])
}

/** Renames the column in `colunas`, where writeOnly columns of deleted records are kept by column name. */
function secret({ column, lists }: Of<'renameField'>): string {
  if (!column || lists.length > 0) return ''
  return `, colunas = pg_temp.muda_campo(colunas, '{}', ${textSql(column.from)}, ${textSql(column.to)})`
}

/** Statements for names in user data: columns, sort orders and saved filters of lists, own fields and their anchors, counters, log of webhook deliveries. */
function namedByPeople(entity: string, from: string, to: string): string[] {
  const key = entity.replaceAll('/', '.')
  const renamed = (name: string) => `pg_temp.muda_nome(${name}, ${textSql(from)}, ${textSql(to)})`
  const ofFields = `entidade = ${textSql(entity)}`
  return [
    guardedStatement(
      'preferencia',
      `update preferencia set valor = pg_temp.muda_preferencia(valor, ${textSql(from)}, ${textSql(to)})
      where chave ~ ${textSql(`^[a-z]+@[0-9]*[|](?:lista|filtro)[.]${key.replaceAll('.', '[.]')}(?=[.]|$)`)};`,
    ),
    guardedStatement(
      'campo_empresa',
      `update campo_empresa set campo = case when proprio then campo else ${renamed('campo')} end, depois_de = ${renamed('depois_de')}
      where ${ofFields};`,
    ),
    guardedStatement(
      'numeracao',
      `update numeracao set campo = ${textSql(to)} where ${ofFields} and campo = ${textSql(from)};`,
    ),
    guardedStatement(
      'webhook_entrega',
      `update webhook_entrega set campos = (select jsonb_agg(${renamed('nome')}) from jsonb_array_elements_text(campos) nome)
      where ${ofFields} and jsonb_typeof(campos) = 'array' and campos <> '[]';`,
    ),
  ]
}

/** SQL that runs a statement only if the table exists (test projects lack some). */
export const guardedStatement = (table: string, statement: string): string =>
  `if to_regclass(${textSql(table)}) is not null then\n    ${statement}\n  end if;`

const block = (what: string, statements: string[]): string =>
  [`-- ${what}`, 'do $$ declare indice text; begin', ...statements.map((one) => `  ${one}`), 'end $$;'].join('\n')

const array = (names: string[]): string => `array[${names.map(textSql).join(', ')}]::text[]`

/** SQL functions used by `renameFieldSql`. Temporary; prepended to migrations that rename a field. */
export const nameFunctions = `-- o valor de um campo passa a outro nome ('pessoal.cpf'), dentro das linhas das listas dadas
create or replace function pg_temp.poe(dados jsonb, caminho text[], valor jsonb) returns jsonb language sql as $f$
  select case when cardinality(caminho) = 1 then dados || jsonb_build_object(caminho[1], valor)
    else dados || jsonb_build_object(caminho[1], pg_temp.poe(coalesce(nullif(dados -> caminho[1], 'null'), '{}'), caminho[2:], valor)) end
$f$;
create or replace function pg_temp.muda_campo(dados jsonb, listas text[], de text, para text) returns jsonb language plpgsql as $f$
declare
  caminho text[] := string_to_array(coalesce(listas[1], de), '.');
  valor jsonb := dados #> caminho;
begin
  if jsonb_typeof(dados) is distinct from 'object' or valor is null then return dados; end if;
  if cardinality(listas) > 0 then
    if jsonb_typeof(valor) <> 'array' then return dados; end if;
    return jsonb_set(dados, caminho, coalesce((select jsonb_agg(pg_temp.muda_campo(linha, listas[2:], de, para) order by posicao)
      from jsonb_array_elements(valor) with ordinality as l(linha, posicao)), '[]'));
  end if;
  dados := dados #- caminho;
  if cardinality(caminho) > 1 and dados #> caminho[:cardinality(caminho) - 1] = '{}' then
    dados := dados #- caminho[:cardinality(caminho) - 1];
  end if;
  return pg_temp.poe(dados, string_to_array(para, '.'), valor);
end $f$;
create or replace function pg_temp.muda_trilha(campos jsonb, listas text[], de text, para text) returns jsonb language sql as $f$
  select campos || jsonb_build_object(listas[1], coalesce((select jsonb_object_agg(lado, pg_temp.muda_campo(
    jsonb_build_object('linhas', linhas), array['linhas'] || listas[2:], de, para) -> 'linhas') from jsonb_each(campos -> listas[1]) l(lado, linhas)), '{}'))
$f$;
create or replace function pg_temp.muda_nome(nome text, de text, para text) returns text language sql immutable as $f$
  select case when nome = de or nome in (de || '_gte', de || '_lte', de || '_contem', de || 'Id') or starts_with(nome, de || '.')
    then para || substr(nome, length(de) + 1) else nome end
$f$;
create or replace function pg_temp.muda_preferencia(valor jsonb, de text, para text) returns jsonb language sql as $f$
  select case when jsonb_typeof(valor) <> 'object' then valor else coalesce((select jsonb_object_agg(chave, case
    when chave in ('colunas', 'ocultas') and jsonb_typeof(parte) = 'array' then coalesce((select jsonb_agg(case jsonb_typeof(um) when 'string'
      then to_jsonb(pg_temp.muda_nome(um #>> '{}', de, para)) else um end order by posicao) from jsonb_array_elements(parte) with ordinality as l(um, posicao)), '[]')
    when chave = 'filtro' and jsonb_typeof(parte) = 'object' then coalesce((select jsonb_object_agg(pg_temp.muda_nome(nome, de, para), um)
      from jsonb_each(parte) l(nome, um)), '{}')
    when chave = 'ordem' and jsonb_typeof(parte) = 'string' then to_jsonb(case when starts_with(parte #>> '{}', '-')
      then '-' || pg_temp.muda_nome(substr(parte #>> '{}', 2), de, para) else pg_temp.muda_nome(parte #>> '{}', de, para) end)
    else parte end) from jsonb_each(valor) p(chave, parte)), '{}') end
$f$;`
