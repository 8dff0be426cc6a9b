import type { Model } from '#schemas/load.ts'
import { countsWorkingDays } from '#schemas/runtime/computed/working.ts'
import { type HolidayKind, type HolidayRule, MOVABLE, NATIONAL } from '#schemas/runtime/days/holidays.ts'
import { type Calendar, type Calendars, calendarAt } from '#schemas/runtime/days/working-days.ts'
import { formulaCountsWorkingDays } from '#schemas/runtime/definition/measures.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import type { Ctx, Deps } from '#server/platform/crud/define.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { CalendarReader } from '#server/platform/session/calendars.ts'

/** A row of the register of holidays. */
interface Row {
  nome: string
  tipo: HolidayKind
  quando: 'ANUAL' | 'UNICA' | 'MOVEL'
  data: string | null
  movel: keyof typeof MOVABLE | null
  facultativo: boolean
  uf: number | null
  cidade: number | null
  estabelecimento: number | null
}

/** State of a company that its cached calendars depend on. */
interface Company {
  /** cache key: changes with every row relevant to the company */
  versao: string
  folga: boolean
}

/** An establishment with its state and city. */
interface Place {
  id: number
  uf: number | null
  cidade: number | null
}

/** SQL: version of a table's rows of these companies. Ids are never reused and versions only grow. */
const versionOf = (table: string, companies: string): string =>
  `(select concat(max(x.id), '.', sum(x.versao), '.', count(*)) from ${table} x where x.empresa_id in (${companies}))`

/** $1 company */
const COMPANY = `select concat_ws(' ', ${versionOf('feriado', `${INSTALLATION}, $1`)}, ${versionOf('estabelecimento', '$1')}, c.facultativo_folga) as versao,
    coalesce(c.facultativo_folga, false) as folga
  from (select) one left join empresa_configuracao c on c.empresa_id = $1`

const ROWS = `select nome, tipo, quando, data, movel, facultativo, uf_id as uf, cidade_id as cidade, estabelecimento_id as estabelecimento
  from feriado where empresa_id in (${INSTALLATION}, $1) order by empresa_id desc, id`

/** $1 company */
const PLACES = `select e.id, coalesce(e.endereco_uf_id, c.uf_id) as uf, e.endereco_cidade_id as cidade
  from estabelecimento e left join cidade c on c.id = e.endereco_cidade_id where e.empresa_id = $1 order by e.id`

/** Most companies cached per database. */
const MOST_KEPT = 500

const kept = new WeakMap<object, Map<number, { versao: string; made: Promise<Calendars> }>>()

type Source = Pick<Deps, 'database'>['database']

/**
 * Calendars of a company: the general one, and one per establishment. Cached until a row changes, on any server. In a
 * transaction they are read anew, as uncommitted rows must not enter the cache.
 */
export async function findCalendars(db: Db, database: Source, company: number): Promise<Calendars> {
  const [found] = await run<Company>(db, COMPANY, [company])
  const of = found ?? { versao: '', folga: false }
  if (db !== database.kysely) return makeCalendars(db, company, of)
  const companies = kept.get(database) ?? new Map<number, { versao: string; made: Promise<Calendars> }>()
  kept.set(database, companies)
  const known = companies.get(company)
  if (known?.versao === of.versao) return known.made
  const made = makeCalendars(db, company, of)
  companies.delete(company)
  companies.set(company, { versao: of.versao, made })
  made.catch(() => companies.delete(company))
  const [oldest] = companies.keys()
  if (companies.size > MOST_KEPT && oldest !== undefined) companies.delete(oldest)
  return made
}

async function makeCalendars(db: Db, company: number, { folga }: Company): Promise<Calendars> {
  const rows = await run<Row>(db, ROWS, [company])
  const places = await run<Place>(db, PLACES, [company])
  const everywhere = rows.filter(({ tipo }) => tipo === 'NACIONAL' || tipo === 'EMPRESA')
  const somewhere = rows.filter((row) => !everywhere.includes(row))
  const locais = places.flatMap((place): [number, HolidayRule[]][] => {
    const rules = somewhere.filter((row) => holds(row, place)).map(ruleOf)
    return rules.length === 0 ? [] : [[place.id, rules]]
  })
  return {
    regras: [...everywhere.map(ruleOf), ...NATIONAL],
    locais: Object.fromEntries(locais),
    facultativoFolga: folga,
  }
}

function holds({ tipo, uf, cidade, estabelecimento }: Row, place: Place): boolean {
  if (tipo === 'ESTADUAL') return uf === place.uf
  if (tipo === 'MUNICIPAL') return cidade === place.cidade
  return estabelecimento === place.id
}

/** Returns a reader of the working days that sessions of a company need. */
export function calendarReader(
  database: Source,
  { entities, measures }: Pick<Model, 'entities' | 'measures'>,
): CalendarReader {
  const isCounted = [...measures.values()].some(({ formula = 0 }) => formulaCountsWorkingDays(formula))
  if (!isCounted && !countsWorkingDays(entities.values())) return () => ({})
  return async (company) => ({ calendario: await findCalendars(database.kysely, database, company) })
}

/**
 * The calendar of an establishment or, without one, of the whole company.
 * @returns undefined for an establishment unknown in the company
 */
export async function findCalendar(
  { db, deps: { database }, session: { empresaId } }: Pick<Ctx, 'db' | 'deps' | 'session'>,
  estabelecimento?: number,
): Promise<Calendar | undefined> {
  if (estabelecimento !== undefined) {
    const text = 'select id from estabelecimento where empresa_id = $1 and id = $2'
    if ((await run(db, text, [empresaId, estabelecimento])).length === 0) return undefined
  }
  return calendarAt(await findCalendars(db, database, empresaId), estabelecimento)
}

function ruleOf({ nome, tipo, quando, data, movel, facultativo }: Row): HolidayRule {
  const rule: HolidayRule = { nome, tipo, facultativo }
  if (quando === 'MOVEL') return movel === null ? rule : { ...rule, pascoa: MOVABLE[movel] }
  if (data === null || quando === 'UNICA') return { ...rule, data: data ?? undefined }
  return { ...rule, dia: data.slice(5), desde: Number(data.slice(0, 4)) }
}
