import RssFeed from '@mui/icons-material/RssFeed'
import Alert from '@mui/material/Alert'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useState } from 'react'
import { Calendar } from '#admin/calendar/Calendar.tsx'
import { instantAt, periodOf, type Span } from '#admin/calendar/days.ts'
import type { Words } from '#admin/calendar/props.ts'
import { useFreeDays } from '#admin/calendar/useFreeDays.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { asApiError } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fieldAt, setAt } from '#schemas/runtime/paths.ts'
import type { Calendar as CalendarOf } from '#schemas/runtime/written/views.ts'
import { type EntityScope, useEntity, useRuleContext } from '../../entity-context.ts'
import { viewsTexts } from '../texts.ts'
import { eventOf, type RecordEvent } from './events.ts'
import { subscribeTexts } from './texts.ts'
import { useEvents } from './useEvents.ts'
import { useReschedule } from './useReschedule.ts'

const SubscribeDialog = later(() => import('./SubscribeDialog.tsx'))

/** Start time preset for an event created on a day. */
const MORNING = '09:00'

interface Props {
  calendar: CalendarOf
  span: Span
  day: string
  onGo: (to: { span?: Span; day?: string }) => void
  /** filter of the register's list */
  filter: RecordData
  /** heading in print */
  title: string
  /** shown beside the navigation */
  tools?: ReactNode
  /** texts for empty days and spans */
  words?: Words
  /** error text when loading fails */
  failed?: string
  /** changes an event before it is shown */
  adapt?: (event: RecordEvent) => RecordEvent
}

const asItIs = (event: RecordEvent) => event

/** Calendar of a register's records, inside an `EntityScopeProvider`; moving and creating follow the register's rules. */
export function RegisterCalendar({ calendar, span, day, onGo, filter, failed, adapt = asItIs, tools, ...rest }: Props) {
  const [subscribing, setSubscribing] = useState(false)
  const scope = useEntity()
  const context = useRuleContext()
  const { hoje } = useSession().info
  const period = periodOf(span, day)
  const { data, error, refetch } = useEvents(calendar, period, filter)
  const { withMoves, move } = useReschedule(calendar)
  const free = useFreeDays(period)
  if (error && !data)
    return (
      <RetryAlert onRetry={refetch}>
        {failed ?? viewsTexts.failed} {asApiError(error).message}
      </RetryAlert>
    )
  if (!data) return <PageSkeleton />
  const events = withMoves(data.records).flatMap((record) => {
    const event = eventOf(scope, context, calendar, record)
    return event ? [adapt(event)] : []
  })
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
        events={events}
        add={newOn(scope, calendar)}
        onGo={onGo}
        onMove={move}
        {...free}
        {...rest}
        tools={
          <>
            {tools}
            <IconButton
              aria-label={subscribeTexts.open}
              title={subscribeTexts.open}
              onClick={() => setSubscribing(true)}
            >
              <RssFeed fontSize="small" />
            </IconButton>
          </>
        }
      />
      {subscribing && (
        <Waiting fallback={null}>
          <SubscribeDialog calendar={calendar} onClose={() => setSubscribing(false)} />
        </Waiting>
      )}
    </>
  )
}

/** Returns the URL builder of a new record on a day; undefined where the session may not create, or the start field is not editable. */
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
