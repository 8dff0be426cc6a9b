import { shiftDay } from '#schemas/runtime/dates.ts'
import { holdsOneOf, partFields } from '#schemas/runtime/definition/views.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { formatValue, labelOf } from '#schemas/runtime/shown/display.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'

/** Range of a feed, in days before and after today. */
const BACK = 31
const AHEAD = 366
/** Most records of a feed, the earliest first. */
const MOST = 1000

/**
 * The iCalendar file of a register as the session sees it today, read through the list. An event holds title, time and link of its record and no other
 * field.
 * @param meus only records in which the session's user takes part
 * @param origin public address for links
 */
export async function feedOf(ctx: Ctx, calendar: Calendar, meus: boolean, origin: string): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const { entity, session } = ctx
  const feed = ical({
    name: `${entity.plural} – ${session.context.empresa.nome ?? ''}`.replace(/ – $/, ''),
    prodId: { company: 'Prumo', product: 'Prumo RH', language: 'PT' },
    ttl: 3600,
  })
  for (const record of await findRecords(ctx, calendar, meus)) {
    const at = timeOf(calendar, record)
    if (!at || (calendar.happens && !holdsOneOf(record, calendar.happens))) continue
    feed.createEvent({
      id: `${entity.name}-${session.empresaId}-${record.id}@prumo-rh`,
      sequence: Number(record.versao ?? 0),
      stamp: ctx.now(),
      ...at,
      summary: titleOf(ctx, calendar, record),
      url: `${origin}/${entity.route}/${record.id}`,
    })
  }
  return feed.toString()
}

/** Finds records by the filters of the list; one found by several filters comes once. */
async function findRecords(ctx: Ctx, calendar: Calendar, meus: boolean): Promise<RecordData[]> {
  const { hoje } = ctx.context
  const from = shiftDay(hoje, -BACK)
  const { start, end } = calendar
  const to = shiftDay(hoje, AHEAD)
  const periods: RecordData[] = [
    { [`${start}_gte`]: from, [`${start}_lte`]: to },
    ...(end === undefined ? [] : [{ [`${start}_lte`]: shiftDay(from, -1), [`${end}_gte`]: from }]),
  ]
  const whose = meus ? partFields(ctx.entity, calendar).map((path) => ({ [path]: ctx.session.usuario.id })) : [{}]
  const found = new Map<unknown, RecordData>()
  for (const filter of periods.flatMap((period) => whose.map((own) => ({ ...period, ...own })))) {
    const query = { offset: 0, limit: MOST, sort: [{ path: start, descending: false }], filter }
    for (const record of (await listRecords(ctx, query)).rows) found.set(record.id, record)
  }
  return [...found.values()].slice(0, MOST)
}

function titleOf({ entity }: Ctx, { title }: Calendar, record: RecordData): string {
  const parts = title.map((path) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  })
  return parts.filter(Boolean).join(' – ') || labelOf(entity, record)
}

/** Start and end of an event; whole days end on the day after the last (iCalendar's exclusive DTEND). */
function timeOf({ start, end, minutes }: Calendar, record: RecordData) {
  const begins = valueAt(record, start)
  if (typeof begins !== 'string') return undefined
  const ends = end === undefined ? undefined : valueAt(record, end)
  const last = typeof ends === 'string' && ends >= begins ? ends : begins
  if (begins.length <= 10) return { start: new Date(begins), end: new Date(shiftDay(last, 1)), allDay: true }
  const length = minutes === undefined ? 0 : Number(valueAt(record, minutes) ?? 0)
  const until = length > 0 ? new Date(Date.parse(begins) + length * 60_000) : new Date(last)
  return { start: new Date(begins), end: until }
}
