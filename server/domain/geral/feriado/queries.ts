import { type HolidayKind, type HolidayRule, MOVABLE, NATIONAL } from '#schemas/runtime/holidays.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'
import type { Calendar } from '#schemas/runtime/working-days.ts'
import type { Ctx, Deps } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'

/** A row of the register, as rules are made of it. */
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

/** Where somebody works, and what the calendar there depends on. */
interface Place {
  /** changes with every row that counts in the company */
  versao: string
  folga: boolean
  estabelecimento: number | null
  uf: number | null
  cidade: number | null
}

/** $1 company, $2 establishment */
const PLACE = `select coalesce((select max(f.id) || '.' || sum(f.versao) || '.' || count(*) from feriado f where f.empresa_id in (${INSTALLATION}, $1)), '') as versao,
    coalesce((select c.facultativo_folga from empresa_configuracao c where c.empresa_id = $1), false) as folga,
    e.id as estabelecimento, coalesce(e.endereco_uf_id, c.uf_id) as uf, e.endereco_cidade_id as cidade
  from (select) one left join estabelecimento e on e.empresa_id = $1 and e.id = $2 left join cidade c on c.id = e.endereco_cidade_id`

const ROWS = `select nome, tipo, quando, data, movel, facultativo, uf_id as uf, cidade_id as cidade, estabelecimento_id as estabelecimento
  from feriado where empresa_id in (${INSTALLATION}, $1) order by empresa_id desc, id`

/** What is kept of one company until its rows are others. */
interface Kept {
  versao: string
  rows: Promise<Row[]>
  /** by place: functions of the calendar remember the days of each year with it */
  calendars: Map<string, Calendar>
}

/** Companies kept per database. */
const MOST_KEPT = 500

const kept = new WeakMap<Deps['database'], Map<number, Kept>>()

/**
 * The calendar of a company, at one of its establishments or, without one, as far as it holds everywhere. Rows are kept until one changes, on
 * whatever server. Inside a transaction they are read anew: nobody else is shown what may be undone.
 * @returns undefined for an establishment the company does not have
 */
export async function findCalendar(
  { db, deps: { database }, session }: Pick<Ctx, 'db' | 'deps' | 'session'>,
  estabelecimento?: number,
): Promise<Calendar | undefined> {
  const company = session.empresaId
  const [place] = await run<Place>(db, PLACE, [company, estabelecimento ?? null])
  if (!place || (estabelecimento !== undefined && place.estabelecimento === null)) return undefined
  if (db !== database.kysely) return calendarAt(await run<Row>(db, ROWS, [company]), place)
  const { rows, calendars } = keptOf(database, company, place.versao, () => run<Row>(db, ROWS, [company]))
  const key = JSON.stringify([place.folga, place.estabelecimento, place.uf, place.cidade])
  const calendar = calendars.get(key) ?? calendarAt(await rows, place)
  calendars.set(key, calendar)
  return calendar
}

function keptOf(database: Deps['database'], company: number, versao: string, load: () => Promise<Row[]>): Kept {
  const companies = kept.get(database) ?? new Map<number, Kept>()
  kept.set(database, companies)
  const found = companies.get(company)
  if (found?.versao === versao) return found
  const made: Kept = { versao, rows: load(), calendars: new Map() }
  companies.delete(company)
  companies.set(company, made)
  made.rows.catch(() => companies.delete(company))
  const [oldest] = companies.keys()
  if (companies.size > MOST_KEPT && oldest !== undefined) companies.delete(oldest)
  return made
}

function calendarAt(rows: Row[], { folga, ...place }: Place): Calendar {
  const holds = ({ tipo, uf, cidade, estabelecimento }: Row): boolean => {
    if (tipo === 'ESTADUAL') return uf === place.uf
    if (tipo === 'MUNICIPAL') return cidade === place.cidade
    return tipo !== 'ESTABELECIMENTO' || estabelecimento === place.estabelecimento
  }
  return { rules: [...rows.filter(holds).map(ruleOf), ...NATIONAL], facultativoFolga: folga }
}

function ruleOf({ nome, tipo, quando, data, movel, facultativo }: Row): HolidayRule {
  const rule: HolidayRule = { nome, tipo, facultativo }
  if (quando === 'MOVEL') return movel === null ? rule : { ...rule, pascoa: MOVABLE[movel] }
  if (data === null || quando === 'UNICA') return { ...rule, data: data ?? undefined }
  return { ...rule, dia: data.slice(5), desde: Number(data.slice(0, 4)) }
}
