import { PERIOD } from '#schemas/runtime/definition/measures.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { DashboardDefinition, RecordData } from '#schemas/runtime/model.ts'
import type { XCall } from '#schemas/runtime/written/dashboards.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { unseenReferences } from '#server/platform/crud/rows/values.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type Query, queryFilters } from '#server/platform/reports/filters-in.ts'
import { readFilters } from '#server/platform/reports/read-filters.ts'
import { type Cut, cutsIn, nodeOf } from '../asked.ts'
import { COMPARISONS, type Comparison } from '../comparison.ts'
import type { ItemAsked } from './item.ts'

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && formats.date?.validate(value) === true

/** Maximum years of a period. */
const LONGEST = 10

/** Query parameters that are no filters. */
const PATH = 'caminho'
const COMPARED = 'comparar'
export const FORMAT = 'formato'

/** Reads a dashboard's query: filters with their defaults, validated like a form. @throws DomainError 400 naming the filter */
export async function readAsked(ctx: Ctx, dashboard: DashboardDefinition, query: Query): Promise<ItemAsked> {
  const { [PATH]: path, [COMPARED]: comparar, [FORMAT]: _, ...said } = query
  const filters = queryFilters(dashboard.filters, said)
  const opened = readPath(path)
  return { ...(await readBody(ctx, dashboard, { ...filters, [COMPARED]: comparar })), path: opened }
}

/** Reads a dashboard's query from a body, which cannot open categories. */
export async function readBody(
  ctx: Ctx,
  { filters: form }: Pick<DashboardDefinition, 'filters'>,
  body: RecordData,
): Promise<ItemAsked> {
  const { [COMPARED]: compared, ...said } = body
  const filters = withPeriod(readFilters(ctx, form, said))
  const comparison = readComparison(compared)
  const unseen = await unseenReferences({ ...ctx, entity: form }, filters)
  if (unseen.length > 0) invalid(unseen)
  return { filters, path: [], comparison }
}

/** Reads the query of a call for the inside of a category: for one day, or by the filters of the dashboard. @throws DomainError 400 naming the parameter */
export async function readInside(
  ctx: Ctx,
  dashboard: DashboardDefinition,
  { by, call: { inside, several, day } }: { by: string; call: XCall },
  query: Query,
): Promise<ItemAsked> {
  const { [inside]: opened, ...rest } = query
  const keys = opened ? String(opened).split(',') : []
  if (keys.some((key) => !nodeOf(key)) || (keys.length > 1 && !several)) fail('PARAMETRO_INVALIDO', { nome: inside })
  const asked = await (day ? readDay(ctx, dashboard, day, rest) : readAsked(ctx, dashboard, rest))
  const [first] = keys
  if (first === undefined) return { ...asked, path: [] }
  return { ...asked, path: [{ by, key: keys.length > 1 ? keys : first }] }
}

async function readDay(ctx: Ctx, dashboard: DashboardDefinition, day: string, query: Query): Promise<ItemAsked> {
  const said = query[day] || ctx.context.hoje
  for (const nome of Object.keys(query)) if (nome !== day) fail('PARAMETRO_INVALIDO', { nome })
  if (!isDay(said)) return fail('PARAMETRO_INVALIDO', { nome: day })
  return readBody(ctx, dashboard, { [PERIOD.start]: said, [PERIOD.end]: said })
}

function withPeriod(filters: RecordData): RecordData {
  const [start, end] = [String(filters[PERIOD.start]), String(filters[PERIOD.end])]
  if (Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > LONGEST)
    invalid([fieldError(PERIOD.end, `O período pode ter no máximo ${LONGEST} anos.`)])
  return filters
}

function readComparison(value: unknown): Comparison | undefined {
  if (value === undefined || value === '') return undefined
  return COMPARISONS.find((one) => one === value) ?? fail('PARAMETRO_INVALIDO', { nome: COMPARED })
}

/** Parses the opened categories: [["area","12"],["motivo",null]]. */
function readPath(value: unknown): Cut[] {
  if (value === undefined || value === '') return []
  const wrong = (): never => fail('PARAMETRO_INVALIDO', { nome: PATH })
  let parsed: unknown
  try {
    parsed = JSON.parse(String(value))
  } catch {
    return wrong()
  }
  return cutsIn(parsed, wrong)
}
