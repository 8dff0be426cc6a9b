import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { Period } from '#admin/calendar/days.ts'
import { dataProvider } from '#admin/providers/records/data.ts'
import { shiftDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { Calendar } from '#schemas/runtime/written/views.ts'
import { useEntity } from '../../entity-context.ts'
import { viewKey } from '../address.ts'

/** A page of the list holds no more. */
const MOST = 1000

/** The records of a period, read through the list: rights and filters are the list's. `more`: there are others that are not shown. */
export function useEvents(calendar: Calendar, period: Period, filter: RecordData) {
  const { resource } = useEntity()
  const asked = useFilters(calendar, period)
  return useQuery({
    queryKey: [...viewKey(resource), 'calendario', asked, filter],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        asked.map((own) =>
          dataProvider.getList<RaRecord & RecordData>(resource, {
            pagination: { page: 1, perPage: MOST },
            sort: { field: calendar.start, order: 'ASC' },
            filter: { ...filter, ...own },
            signal,
          }),
        ),
      )
      const records = new Map(pages.flatMap(({ data }) => data).map((record) => [record.id, record]))
      return { records: [...records.values()], more: pages.some(({ total }) => (total ?? 0) > MOST) }
    },
    placeholderData: keepPreviousData,
  })
}

/** What begins in the period; and what has begun before and is not over. */
function useFilters({ start, end, minutes }: Calendar, { from, to }: Period): RecordData[] {
  const { entity } = useEntity()
  const instant = fieldAt(entity, start)?.format === 'date-time'
  // a night's work that began the evening before
  const first = minutes !== undefined || instant ? shiftDay(from, -1) : from
  const begun: RecordData = { [`${start}_gte`]: first, [`${start}_lte`]: to }
  return end === undefined ? [begun] : [begun, { [`${start}_lte`]: shiftDay(from, -1), [`${end}_gte`]: from }]
}
