import type { Field, RecordData, ReportDefinition } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'

/** Most names that are listed for a filter; more are only counted. */
const NAMED = 6

/**
 * The filters of a report in words, to be read on paper: 'Situação: Abertas; Cargos: Analista, Auxiliar'.
 * @param without names of filters that are stated elsewhere
 */
export async function describeFilters(
  ctx: Ctx,
  { filters }: Pick<ReportDefinition, 'filters'>,
  values: RecordData,
  without: readonly string[],
): Promise<string> {
  const said: { title: string; text: string }[] = []
  for (const field of leafFields(filters.fields)) {
    const value = valueAt(values, field.path)
    if (value === undefined || value === false || without.includes(field.path)) continue
    const ids = idsIn(field, value)
    const text = ids ? await namesOf(ctx, field, ids) : formatValue(field, value)
    if (text) said.push({ title: field.title, text })
  }
  // leaves out a filter whose value is the title of another one that is listed
  const telling = said.filter(({ text }) => !said.some(({ title }) => title === text))
  return telling.map(({ title, text }) => `${title}: ${text}`).join('; ')
}

/** The records a filter names; undefined where it names none. */
function idsIn({ kind }: Field, value: unknown): number[] | undefined {
  if (kind === 'ids') return value as number[]
  const { id } = (kind === 'reference' ? value : {}) as { id?: number }
  return id === undefined ? undefined : [id]
}

async function namesOf(ctx: Ctx, { target = '' }: Field, ids: number[]): Promise<string> {
  if (ids.length === 0) return ''
  if (ids.length > NAMED) return `${ids.length.toLocaleString('pt-BR')} registros`
  const own = forEntity(ctx, target)
  const query = { filter: { id: ids }, offset: 0, limit: NAMED, sort: [{ path: 'id', descending: false }] }
  const { rows } = await listRecords(own, query)
  return rows.map((row) => labelOf(own.entity, row)).join(', ')
}
