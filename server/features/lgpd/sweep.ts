import type { Model } from '#schemas/load.ts'
import { identifiesPerson, isPersonal, personalFields } from '#schemas/runtime/definition/lgpd.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { blankSealed } from '#server/features/anonimato/erase.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { BLANKED } from './mask.ts'
import { tellingNames } from './namesakes.ts'
import type { Officer } from './officer.ts'
import type { Subject } from './persons.ts'

/** Tables not swept: their texts are keys and hashes, or jobs of their own sweep them. */
const untold = new Set([
  'sessao',
  'tentativa_login',
  'captcha_usado',
  'link_unico',
  'registro_seguranca',
  'registro_seguranca_topo',
  'fator',
  'usuario_identidade',
  'aparelho_conhecido',
  // sealed: unsealed, blanked and resealed below
  'folha_selada',
  'rascunho_selado',
])

interface Column {
  tabela: string
  coluna: string
  json: boolean
}

/**
 * Replaces the person's identifiers in texts of other records, messages, trail, tasks and lists: the CPF in both forms, the e-mail and, when no other
 * person has it, the full name. Other people's data stay.
 */
export async function sweepTexts(
  db: Db,
  officer: Officer,
  subjects: Subject[],
  { names }: { names: boolean },
): Promise<void> {
  const needles = [
    ...subjects.flatMap(({ cpf, email }) => [
      ...(cpf ? [cpf, cpfFormat.display?.(cpf) ?? cpf] : []),
      ...(email ? [email] : []),
    ]),
    ...(names ? tellingNames(subjects).flatMap(spellings) : []),
  ]
  if (needles.length === 0) return
  const pattern = [...new Set(needles)].map(asPattern).join('|')
  const numbers = subjects.flatMap(({ cpf }) => (cpf ? [cpf] : []))
  const companies = officer.companies.map(({ id }) => id)
  const inTexts = new RegExp([...new Set(needles)].map(asRegExp).join('|'), 'giu')
  await blankSealed(db, officer.prumo.urn, companies, (text) => text.replace(inTexts, BLANKED))
  const ofCompanies = await companyTables(db)
  for (const [table, columns] of byTable(await textColumns(db, officer.prumo.model))) {
    const ofCompany = ofCompanies.has(table)
    // tables without company are changed only by officers who see all companies
    if (!ofCompany && !officer.everything) continue
    const fits = columns.map(({ coluna, json }) => `${coluna}${json ? '::text' : ''} ~* $1`)
    const sets = columns.map(({ coluna, json }) =>
      json
        ? `${coluna} = regexp_replace(${withoutNumbers(coluna, numbers)}, $1, '${BLANKED}', 'gi')::jsonb`
        : `${coluna} = regexp_replace(${coluna}, $1, '${BLANKED}', 'gi')`,
    )
    const own = ofCompany ? ' and (empresa_id is null or empresa_id = any($2::int[]))' : ''
    await run(db, `update ${table} set ${sets.join(', ')} where (${fits.join(' or ')})${own}`, [
      pattern,
      ...(ofCompany ? [companies] : []),
    ])
  }
}

/** Spellings of a name: also in capitals, in lower case and without accents. */
const spellings = (name: string): string[] => [
  name,
  name.toUpperCase(),
  name.toLowerCase(),
  foldText(name),
  foldText(name).toUpperCase(),
]

/** PostgreSQL regular expression of a whole word or number, with any white space between its words. */
const asPattern = (needle: string): string =>
  `\\m${needle
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')}\\M`

/** JavaScript regular expression of a whole word or number, for sealed texts that the database cannot read. */
const asRegExp = (needle: string): string =>
  `(?<![\\p{L}\\p{N}_])${needle
    .trim()
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}_])`

/** SQL that replaces a CPF stored as a JSON number by null; leading zeros are missing there. */
function withoutNumbers(column: string, cpfs: string[]): string {
  const digits = [...new Set(cpfs)].filter((cpf) => /^\d+$/.test(cpf)).map((cpf) => cpf.replace(/^0+/, ''))
  if (digits.length === 0) return `${column}::text`
  return `regexp_replace(${column}::text, '([:,[]\\s?)(${digits.join('|')})(\\.0+)?(?=[],}])', '\\1null', 'g')`
}

function byTable(columns: Column[]): Map<string, Column[]> {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.tabela, [...(tables.get(column.tabela) ?? []), column])
  return tables
}

/** All text columns, except those that identify other people. */
export async function textColumns(db: Db, model: Model): Promise<Column[]> {
  const kept = new Set<string>()
  for (const entity of model.entities.values()) {
    if (!isPersonal(entity, model.entities)) continue
    const { table, columns } = planOf(entity, model).storage
    const own = new Set(
      personalFields(entity, model.entities)
        .filter(
          ({ class: kind }) =>
            identifiesPerson(kind) || kind === 'familia' || kind === 'contato' || kind === 'endereco',
        )
        .map(({ field }) => field.path),
    )
    for (const { name, field } of columns) if (own.has(field.path)) kept.add(`${table}.${name}`)
  }
  const rows = await run<Column>(
    db,
    `select c.table_name as tabela, c.column_name as coluna, c.data_type = 'jsonb' as json
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.data_type in ('text', 'character varying', 'jsonb') order by 1, 2`,
    [],
  )
  return rows.filter(({ tabela, coluna }) => !untold.has(tabela) && !kept.has(`${tabela}.${coluna}`))
}

async function companyTables(db: Db): Promise<Set<string>> {
  const rows = await run<{ table_name: string }>(
    db,
    `select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'empresa_id'`,
    [],
  )
  return new Set(rows.map(({ table_name }) => table_name))
}
