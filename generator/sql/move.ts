import type { Column } from '#generator/ddl/shape.ts'
import type { Move } from '#generator/diff/move.ts'
import { findingsSql, textSql } from './guard.ts'
import { listSql, quoteName } from './quote.ts'

/** Statements that move a field's data to its new place. */
export function moveSql(move: Move): string {
  switch (move.what) {
    case 'itemsToRows':
      return itemsToRows(move)
    case 'rowsToItems':
      return rowsToItems(move)
    case 'oneToMany':
      return oneToMany(move)
    case 'manyToOne':
      return manyToOne(move)
  }
}

type Of<What extends Move['what']> = Extract<Move, { what: What }>

const COMPANY = 'empresa_id'

const companyOf = (columns: Column[]): string[] => (columns.some(({ name }) => name === COMPANY) ? [COMPANY] : [])

/** SQL: the items of the list, in order. */
const itemsOf = (owner: string, column: string): string =>
  `${quoteName(owner)} dono cross join lateral jsonb_array_elements(dono.${quoteName(column)}) with ordinality as item(valor, posicao)`

const hasList = (column: string): string => `jsonb_typeof(dono.${quoteName(column)}) = 'array'`

function itemsToRows({ owner, column, to, source, agreed }: Of<'itemsToRows'>): string {
  const items = source.items ?? []
  const company = companyOf(to.columns)
  const columns = [...company, source.column, 'ordem_', ...items.map((item) => item.column)]
  const values = [
    ...company.map(() => `dono.${COMPANY}`),
    'dono.id',
    'item.posicao - 1',
    ...items.map((item) => itemValue(item, to.columns.find(({ name }) => name === item.column)?.type)),
  ]
  return [
    itemsKnown(owner.name, column, [...new Set(items.map(({ path }) => path[0] ?? '')), ...agreed]),
    `insert into ${quoteName(to.name)} ${listSql(columns)}`,
    `  select ${values.join(', ')}`,
    `  from ${itemsOf(owner.name, column)}`,
    `  where ${hasList(column)};`,
  ].join('\n')
}

function itemValue({ path }: { path: string[] }, type: Column['type'] = 'text'): string {
  const at = textSql(`{${path.map((name) => `"${name}"`).join(',')}}`)
  if (type === 'jsonb') return `item.valor #> ${at}`
  return `(item.valor #>> ${at})${type === 'text' ? '' : `::${type}`}`
}

/** Aborts the migration when items have members without a column. */
function itemsKnown(owner: string, column: string, names: string[]): string {
  const query = [
    `select format('%s em %s itens', chave, count(*)) as achado`,
    `from ${itemsOf(owner, column)}`,
    `cross join lateral jsonb_object_keys(case jsonb_typeof(item.valor) when 'object' then item.valor else '{"(valor que não é objeto)": 1}' end) chave`,
    `where ${hasList(column)} and chave not in (${names.map(textSql).join(', ')})`,
    'group by chave order by chave',
  ]
  const message = `${owner}.${column}: os itens têm o que a tabela de filhos não tem ({n}); acrescente o campo a ela, ou marque "lista.campo" em x-entity.dropped`
  return findingsSql(query, message)
}

interface Branch {
  [name: string]: string | Branch
}

function rowsToItems({ from, back, to, column, kept }: Of<'rowsToItems'>): string {
  const tree: Branch = {}
  for (const { name, field = name } of kept) plant(tree, field.split('.'), quoteName(name))
  const company = companyOf(from.columns)
  const keys = [...company, back]
  const matches = [...company.map(() => `filhos.${COMPANY} = dono.${COMPANY}`), `filhos.${quoteName(back)} = dono.id`]
  return [
    `update ${quoteName(to.name)} dono set ${quoteName(column)} = filhos.itens`,
    `  from (select ${keys.map(quoteName).join(', ')}, jsonb_agg(jsonb_strip_nulls(${built(tree)}) order by ordem_, id) as itens`,
    `    from ${quoteName(from.name)} group by ${keys.map(quoteName).join(', ')}) filhos`,
    `  where ${matches.join(' and ')};`,
  ].join('\n')
}

function plant(tree: Branch, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    tree[name] = value
    return
  }
  const inner = tree[name]
  const branch = typeof inner === 'object' ? inner : {}
  tree[name] = branch
  plant(branch, rest, value)
}

const built = (tree: Branch): string =>
  `jsonb_build_object(${Object.entries(tree)
    .map(
      ([name, value]) =>
        `${textSql(name)}, ${typeof value === 'string' ? value : `nullif(jsonb_strip_nulls(${built(value)}), '{}')`}`,
    )
    .join(', ')})`

function oneToMany({ owner, id, company, to, source }: Of<'oneToMany'>): string {
  const { target } = source
  const companies = companyOf(to.columns)
  const pairs: [column: string, value: string][] = [
    ...companies.map((name): [string, string] => [name, name]),
    [source.column, 'id'],
    ...(target?.company && company ? [[target.company, company] satisfies [string, string]] : []),
    [target?.column ?? '', id],
  ]
  return [
    `insert into ${quoteName(to.name)} ${listSql(pairs.map(([column]) => column))}`,
    `  select ${pairs.map(([, value]) => quoteName(value)).join(', ')} from ${quoteName(owner.name)} where ${quoteName(id)} is not null;`,
  ].join('\n')
}

function manyToOne({ from, back, ids, to, columns }: Of<'manyToOne'>): string {
  const query = [
    `select format('${back} %s tem %s', ${quoteName(back)}, count(*)) as achado`,
    `from ${quoteName(from.name)} group by ${quoteName(back)} having count(*) > 1 order by ${quoteName(back)} limit 5`,
  ]
  const message = `${from.name}: o campo passa a ter só um, e há listas com mais; deixe no máximo um antes: {n}`
  const company = companyOf(from.columns)
  const matches = [...company.map(() => `lista.${COMPANY} = dono.${COMPANY}`), `lista.${quoteName(back)} = dono.id`]
  return [
    findingsSql(query, message),
    `update ${quoteName(to.name)} dono set ${columns.map((name, i) => `${quoteName(name)} = lista.${quoteName(ids[i] ?? '')}`).join(', ')}`,
    `  from ${quoteName(from.name)} lista where ${matches.join(' and ')};`,
  ].join('\n')
}
