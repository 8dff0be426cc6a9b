import type { DueFigures, DueItem, DueKind } from '#schemas/runtime/answers/notices.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import type { Entity, Expiry, ExpiryPlace } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { labelsOf } from '#server/features/log/labels.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { bindContext, TODAY } from '#server/platform/crud/computed/context.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import type { Ctx, Deps } from '#server/platform/crud/define.ts'
import { labelSql } from '#server/platform/crud/plan/plan.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { dueRows, ofCompany } from './due.ts'

/** Filters of the list 'Vencimentos'. */
export interface DueFilter {
  /** 'grupo/cadastro:vencimento', one or several */
  tipos?: string[]
  areasIds?: number[]
  estabelecimentosIds?: number[]
  /** only dates within so many days; overdue ones always */
  dias?: number
  /** only overdue dates, or none of them */
  situacao?: 'VENCIDOS' | 'A_VENCER'
  /** words of the label of the record or person */
  q?: string
}

interface Kind {
  key: string
  ctx: Ctx
  entity: Entity
  expiry: Expiry
}

/** Kinds of expiring dates a session may see: dates of registers it reads. */
function kindsFor(deps: Deps, session: Session): Kind[] {
  return [...deps.model.entities.values()].flatMap((shipped) => {
    if (!shipped.expiries?.length || !hasAuthority(session, shipped.authority.read)) return []
    const ctx = contextOf(deps, shipped, session)
    const { entity } = ctx
    return (shipped.expiries ?? []).flatMap((expiry) =>
      knowable(ctx, expiry) ? [{ key: `${entity.path}:${expiry.name}`, ctx, entity, expiry }] : [],
    )
  })
}

/** Whether the session may see the date's field and the list that holds it. */
function knowable({ session, entity, deps }: Ctx, { list, date }: Expiry): boolean {
  const around = list === undefined ? undefined : fieldAt(entity, list)
  if (around && !mayKnow(session, around)) return false
  const field = fieldAt(around ? (deps.model.entities.get(around.target ?? '') ?? entity) : entity, date)
  return field !== undefined && mayKnow(session, field)
}

/** Kinds offered by the filter, sorted by title. */
export const dueKinds = (deps: Deps, session: Session): DueKind[] =>
  kindsFor(deps, session)
    .map(({ key, entity, expiry }) => ({ tipo: key, titulo: `${entity.plural}: ${expiry.title}` }))
    .sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))

interface Line {
  tipo: string
  id: number
  linha: number
  dia: string
  area: number | null
  estabelecimento: number | null
}

/** SQL of the list: a union of one part per kind. */
function linesSql(kinds: Kind[], filter: DueFilter, values: Values): string {
  const parts = kinds.map(({ key, ctx, entity, expiry }) => {
    const { from, day, row, where, area, establishment } = dueRows(ctx.deps, entity, expiry)
    const today = `${TODAY}::date`
    const conditions = [
      ofCompany(ctx.session.empresaId, values),
      ...visibleRows(entity, ctx.session, 't', values, ctx.deps),
      ...where,
      ...(filter.areasIds?.length ? [`${area} = any(${values.add(filter.areasIds)}::bigint[])`] : []),
      ...(filter.estabelecimentosIds?.length
        ? [`${establishment} = any(${values.add(filter.estabelecimentosIds)}::bigint[])`]
        : []),
      ...(filter.dias === undefined ? [] : [`${day} <= ${today} + ${values.add(filter.dias)}::int`]),
      ...(filter.situacao === 'VENCIDOS' ? [`${day} < ${today}`] : []),
      ...(filter.situacao === 'A_VENCER' ? [`${day} >= ${today}`] : []),
      ...words(filter.q).map((word) => `prumo_busca(${called(ctx, entity, expiry)}) like ${like(values, word)}`),
    ]
    const columns = [
      `${values.add(key)}::text as tipo`,
      't.id::int as id',
      `${row}::int as linha`,
      `${day}::text as dia`,
      `${area}::int as area`,
      `${establishment}::int as estabelecimento`,
    ]
    const sql = `select ${columns.join(', ')} from ${from} where ${conditions.join(' and ')}`
    return bindContext(sql, values, ctx.context)
  })
  return parts.join('\nunion all\n')
}

const words = (q = ''): string[] => q.split(/\s+/).filter(Boolean)
const like = (values: Values, word: string): string =>
  `'%' || prumo_busca(${values.add(word.replace(/[\\%_]/g, '\\$&'))}::text) || '%'`

/** SQL of the searched text: labels of record and person, dates also as DD/MM/YYYY. */
function called({ deps }: Ctx, entity: Entity, expiry: Expiry): string {
  const whose = whoseSql(deps, entity, expiry)
  const days = entity.label.filter((path) => fieldAt(entity, path)?.format === 'date')
  const parts = [
    labelSql(entity, deps.model, 't'),
    ...days.map((path) => `to_char(t.${toSnakeCase(path)}, 'DD/MM/YYYY')`),
    ...(whose === undefined ? [] : [whose]),
  ]
  return `concat_ws(' ', ${parts.join(', ')})`
}

function whoseSql({ model }: Pick<Deps, 'model'>, entity: Entity, { whose }: Expiry): string | undefined {
  const target = whose === undefined ? undefined : model.entities.get(fieldAt(entity, whose)?.target ?? '')
  if (!target || whose === undefined) return undefined
  // the label of a reference needs the right to its record
  return labelSql({ ...entity, label: [whose] }, model, 't')
}

const narrowed = (kinds: Kind[], { tipos }: DueFilter): Kind[] =>
  tipos?.length ? kinds.filter(({ key }) => tipos.includes(key)) : kinds

interface DuePage {
  db?: Db
  offset?: number
  limit: number
  latestFirst?: boolean
}

/** A page of expiring dates: the longest overdue first, or with `latestFirst` the furthest in the future. */
export async function listDue(
  deps: Deps,
  session: Session,
  filter: DueFilter,
  { db = deps.database.kysely, offset = 0, limit, latestFirst = false }: DuePage,
): Promise<DueItem[]> {
  const kinds = narrowed(kindsFor(deps, session), filter)
  if (kinds.length === 0) return []
  const values = new Values()
  const lines = linesSql(kinds, filter, values)
  const order = `${latestFirst ? 'dia desc' : 'dia'}, tipo, id, linha`
  // no count: it would read all lines, where a page reads the first of an index order
  const text = `select v.* from (${lines}) v order by ${order} limit ${values.add(limit)} offset ${values.add(offset)}`
  return named(db, kinds, await run<Line>(db, text, values.list), session)
}

/** A page of expiring dates with their total, counted up to `most`. */
export async function listAndCountDue(
  deps: Deps,
  session: Session,
  filter: DueFilter,
  page: Omit<DuePage, 'db'> & { most?: number },
): Promise<{ total: number; itens: DueItem[] }> {
  const [itens, total] = await Promise.all([
    listDue(deps, session, filter, page),
    totalDue(deps, session, filter, page.most),
  ])
  return { itens, total }
}

async function totalDue(deps: Deps, session: Session, filter: DueFilter, most: number | undefined): Promise<number> {
  const kinds = narrowed(kindsFor(deps, session), filter)
  if (kinds.length === 0) return 0
  const values = new Values()
  const lines = linesSql(kinds, filter, values)
  const text = `select count(*)::int as total from (select 1 from (${lines}) v limit ${values.add(most ?? null)}::bigint) c`
  const [row] = await run<{ total: number }>(deps.database.kysely, text, values.list)
  return row?.total ?? 0
}

/** Numbers of dates overdue, due within a week and within a month: the card of the start page. */
export async function countDue(deps: Deps, session: Session): Promise<DueFigures> {
  const kinds = kindsFor(deps, session)
  if (kinds.length === 0) return { vencidos: 0, semana: 0, mes: 0 }
  const values = new Values()
  const lines = linesSql(kinds, { dias: 30 }, values)
  const today = `${values.add(session.context.hoje)}::date`
  const text = `select count(*) filter (where dia::date < ${today})::int as vencidos,
    count(*) filter (where dia::date between ${today} and ${today} + 7)::int as semana,
    count(*) filter (where dia::date >= ${today})::int as mes from (${lines}) v`
  const [row] = await run<DueFigures>(deps.database.kysely, text, values.list)
  return row ?? { vencidos: 0, semana: 0, mes: 0 }
}

/** Adds labels to the lines of a page: one statement per kind, and one per register of places. */
async function named(db: Db, kinds: Kind[], rows: Line[], session: Session): Promise<DueItem[]> {
  const labels = new Map<string, { registro: string; pessoa: string | null; item: string | null }>()
  for (const kind of kinds) {
    const own = rows.filter(({ tipo }) => tipo === kind.key)
    for (const row of await lineLabels(db, kind, own)) labels.set(`${kind.key} ${row.id} ${row.linha}`, row)
  }
  const places = await placeNames(db, kinds, rows)
  return rows.flatMap(({ tipo, id, linha, dia, area, estabelecimento }) => {
    const kind = kinds.find(({ key }) => key === tipo)
    const label = labels.get(`${tipo} ${id} ${linha}`)
    if (!kind || !label) return []
    return {
      tipo,
      vencimento: kind.expiry.title,
      cadastro: kind.entity.title,
      registroId: id,
      registro: label.registro,
      ...(label.item ? { item: label.item } : {}),
      ...(label.pessoa ? { pessoa: label.pessoa } : {}),
      ...(area === null ? {} : { area: places.get(`${kind.expiry.area?.target} ${area}`) }),
      ...(estabelecimento === null
        ? {}
        : { estabelecimento: places.get(`${kind.expiry.establishment?.target} ${estabelecimento}`) }),
      dia,
      faltam: daysBetween(session.context.hoje, dia),
      rota: recordAddress(kind.entity, kind.entity.route ?? '', id),
    }
  })
}

interface Labels {
  id: number
  linha: number
  registro: string
  pessoa: string | null
  item: string | null
}

async function lineLabels(db: Db, { ctx, entity, expiry }: Kind, lines: Line[]): Promise<Labels[]> {
  if (lines.length === 0) return []
  const { model } = ctx.deps
  const { from, row } = dueRows(ctx.deps, entity, expiry)
  const child = expiry.list === undefined ? undefined : model.entities.get(fieldAt(entity, expiry.list)?.target ?? '')
  const values = new Values()
  const columns = [
    't.id::int as id',
    `${row}::int as linha`,
    `coalesce(${labelSql(entity, model, 't')}, '') as registro`,
    `${whoseSql(ctx.deps, entity, expiry) ?? 'null::text'} as pessoa`,
    `${child ? labelSql(child, model, 'l') : 'null::text'} as item`,
  ]
  const ids = (of: (line: Line) => number) => values.add([...new Set(lines.map(of))])
  const rows = child ? ` and l.id = any(${ids(({ linha }) => linha)}::bigint[])` : ''
  const text = `select ${columns.join(', ')} from ${from} where ${ofCompany(ctx.session.empresaId, values)} and t.id = any(${ids(({ id }) => id)}::bigint[])${rows}`
  return run<Labels>(db, text, values.list)
}

/** Labels of the places of lines, by `entity id`. */
async function placeNames(db: Db, kinds: Kind[], rows: Line[]): Promise<Map<string, string>> {
  const [any] = kinds
  if (!any) return new Map()
  const places = rows.flatMap(({ tipo, area, estabelecimento }) => {
    const { expiry } = kinds.find(({ key }) => key === tipo) ?? any
    return [placeOf(expiry.area, area), placeOf(expiry.establishment, estabelecimento)]
  })
  return labelsOf(
    db,
    any.ctx.deps.model,
    places.filter((place) => place !== undefined),
  )
}

const placeOf = (place: ExpiryPlace | undefined, id: number | null) =>
  place && id !== null ? ([place.target, id] as const) : undefined
