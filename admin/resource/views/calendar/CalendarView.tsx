import Alert from '@mui/material/Alert'
import { useLocation, useNavigate } from 'react-router-dom'
import { Calendar } from '#admin/calendar/Calendar.tsx'
import { instantAt, isDay, periodOf, SPANS, type Span } from '#admin/calendar/days.ts'
import { useFreeDays } from '#admin/calendar/useFreeDays.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session.ts'
import { searchWith } from '#admin/providers/view-address.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import type { Calendar as CalendarOf } from '#schemas/runtime/written-views.ts'
import { type EntityScope, useEntity, useRuleContext } from '../../entity-context.ts'
import { useFilterValues } from '../../filters/useFilterValues.ts'
import { ListSkeleton } from '../../list/ListSkeleton.tsx'
import { screenTitle } from '../../names.ts'
import { viewsTexts } from '../texts.ts'
import { eventOf } from './events.ts'
import { useEvents } from './useEvents.ts'
import { useReschedule } from './useReschedule.ts'

/** What begins at an hour begins at this one, when a day is chosen for it. */
const MORNING = '09:00'

/** The register on the calendar, as its definition says (`x-entity.views.calendar`); stretch and day stand in the address. */
export default function CalendarView() {
  const { entity } = useEntity()
  return entity.views?.calendar ? <Stretch calendar={entity.views.calendar} /> : null
}

function Stretch({ calendar }: { calendar: CalendarOf }) {
  const scope = useEntity()
  const context = useRuleContext()
  const { hoje } = useSession().info
  const { values } = useFilterValues()
  const { span, day, go } = usePlace(hoje)
  const period = periodOf(span, day)
  const { data, error, refetch } = useEvents(calendar, period, values)
  const { withMoves, move } = useReschedule(calendar)
  const free = useFreeDays(period)
  if (error)
    return (
      <RetryAlert onRetry={refetch}>
        {viewsTexts.failed} {asApiError(error).message}
      </RetryAlert>
    )
  if (!data) return <ListSkeleton mobile={false} />
  const events = withMoves(data.records).flatMap((record) => eventOf(scope, context, calendar, record) ?? [])
  return (
    <>
      {data.more && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {viewsTexts.tooMany}
        </Alert>
      )}
      <Calendar<RecordData>
        span={span}
        day={day}
        today={hoje}
        title={screenTitle(scope.entity)}
        events={events}
        add={newOn(scope, calendar)}
        onGo={go}
        onMove={move}
        {...free}
      />
    </>
  )
}

/** Which stretch the address shows, around which day; nothing of it: this month. */
function usePlace(today: string) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const named = params.get('dia')
  return {
    span: SPANS.find((one) => one === params.get('modo')) ?? 'mes',
    day: isDay(named) ? named : today,
    go: ({ span, day }: { span?: Span; day?: string }) => {
      const changes = { ...(span && { modo: span === 'mes' ? undefined : span }), ...(day && { dia: day }) }
      navigate({ pathname, search: searchWith(window.location.search, changes) }, { replace: true })
    },
  }
}

/** Where a record of a day is created; undefined: not by this session, or not on a day that is chosen. */
function newOn(
  { entity, schema, resource }: EntityScope,
  { start }: CalendarOf,
): ((day: string) => string) | undefined {
  const field = fieldAt(entity, start)
  if (!schema.can.create || !field || field.readOnly) return undefined
  return (day) => {
    const values: RecordData = {}
    setAt(values, start, field.format === 'date-time' ? instantAt(day, MORNING) : day)
    return `/${resource}/new?${new URLSearchParams({ com: JSON.stringify(values) })}`
  }
}
