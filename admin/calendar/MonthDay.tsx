import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { MouseEvent } from 'react'
import { useDropPlace } from '#admin/drag/useDragged.ts'
import { DayNumber } from './DayNumber.tsx'
import { longDay } from './days.ts'
import { EventLine, MovedEvent } from './EventLink.tsx'
import type { CalendarEvent } from './event.ts'
import type { StretchProps } from './props.ts'
import { calendarTexts } from './texts.ts'

/** Lines of a day; with more events the last line is 'mais n'. */
const ROOM = 3

interface Props<T> extends Omit<StretchProps<T>, 'events'> {
  /** events of the day */
  events: CalendarEvent<T>[]
  chosen: boolean
  /** belongs to the previous or next month */
  aside: boolean
  compact: boolean
  onMore: (day: string) => void
  onChoose: (day: string) => void
}

/** One day of the month. */
export function MonthDay<T>(props: Props<T>) {
  const { day, events, today, holidays, isFree, add, chosen, aside, compact, onMore, onChoose } = props
  const { ref, over } = useDropPlace({ id: day, name: longDay(day) })
  const holiday = holidays.get(day)
  const opens = compact || add !== undefined
  // a click outside events and buttons selects the day
  const onClick = (event: MouseEvent) => {
    if (opens && !(event.target as HTMLElement).closest('a, button, [data-event]')) onChoose(day)
  }
  const shown = events.length > ROOM ? events.slice(0, ROOM - 1) : events
  return (
    <Box
      component="td"
      ref={ref}
      aria-selected={compact ? chosen : undefined}
      onClick={onClick}
      sx={{
        verticalAlign: 'top',
        height: compact ? 52 : 112,
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        cursor: opens ? 'pointer' : 'default',
        bgcolor: isFree(day) ? 'surface.sunken' : 'transparent',
        outline: over || (compact && chosen) ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: compact ? 'wrap' : 'nowrap' }}>
        <DayNumber
          day={day}
          label={calendarTexts.day(longDay(day), events.length, holiday)}
          today={day === today}
          chosen={chosen}
          aside={aside}
          onChoose={opens ? () => onChoose(day) : undefined}
        />
        {holiday && !compact && (
          <Box
            component="span"
            title={holiday}
            sx={{
              fontSize: 11,
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {holiday}
          </Box>
        )}
      </Box>
      {compact ? (
        events.length > 0 && (
          <Box aria-hidden sx={{ fontSize: 11, fontWeight: 700, color: 'primary.main', textAlign: 'center' }}>
            {events.length}
          </Box>
        )
      ) : (
        <Box sx={{ display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)', mt: 0.25 }}>
          {shown.map((event) => (
            <MovedEvent key={event.id} event={event} day={day}>
              <EventLine event={event} day={day} />
            </MovedEvent>
          ))}
          {shown.length < events.length && (
            <ButtonBase
              onClick={() => onMore(day)}
              aria-label={calendarTexts.moreOf(events.length - shown.length, longDay(day))}
              sx={{ justifyContent: 'flex-start', px: 0.75, fontSize: 12, color: 'primary.main', borderRadius: 0.75 }}
            >
              {calendarTexts.more(events.length - shown.length)}
            </ButtonBase>
          )}
        </Box>
      )}
    </Box>
  )
}
