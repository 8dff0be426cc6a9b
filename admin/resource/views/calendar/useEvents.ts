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

/** Maximum page size of the list call. */
const MOST = 1000

/** Query of a period's records through the list call: its rights and filters apply. `more`: some were left out. */
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

/** Two filters: records that start in the period, and records that started before and have not ended. */
function useFilters({ start, end, minutes }: Calendar, { from, to }: Period): RecordData[] {
  const { entity } = useEntity()
  const instant = fieldAt(entity, start)?.format === 'date-time'
  // starts one day earlier: an event of the evening before may reach into the period
  const first = minutes !== undefined || instant ? shiftDay(from, -1) : from
  const begun: RecordData = { [`${start}_gte`]: first, [`${start}_lte`]: to }
  return end === undefined ? [begun] : [begun, { [`${start}_lte`]: shiftDay(from, -1), [`${end}_gte`]: from }]
}
