import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useNavigate } from 'react-router-dom'
import { useDropPlace } from '#admin/drag/useDragged.ts'
import { intentOf } from '#admin/shell/intent.ts'
import { daysBetween, longDay, periodOf, shortDay, weekdayOf } from './days.ts'
import { EventCard, MovedEvent } from './EventLink.tsx'
import { type CalendarEvent, eventsOn } from './event.ts'
import type { StretchProps } from './props.ts'
import { calendarTexts } from './texts.ts'

/** A column per day, stacked on a phone; weekend days without events are omitted. */
export function Week<T>({ day, events, ...rest }: StretchProps<T>) {
  const days = daysBetween(periodOf('semana', day)).map((one) => ({ day: one, events: eventsOn(events, one) }))
  const shown = days.filter((one) => one.events.length > 0 || ![0, 6].includes(weekdayOf(one.day)))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'stretch',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${shown.length}, minmax(0, 1fr))` },
      }}
    >
      {shown.map((one) => (
        <WeekDay key={one.day} {...rest} {...one} />
      ))}
    </Box>
  )
}

/** One day with all its events. */
function WeekDay<T>({
  day,
  events,
  today,
  holidays,
  isFree,
  add,
  words,
}: Omit<StretchProps<T>, 'events'> & { events: CalendarEvent<T>[] }) {
  const { ref, over } = useDropPlace({ id: day, name: longDay(day) })
  const holiday = holidays.get(day)
  const navigate = useNavigate()
  return (
    <Box
      component="section"
      ref={ref}
      aria-label={shortDay(day)}
      sx={{
        minHeight: { md: 160 },
        p: 0.75,
        borderRadius: 1,
        bgcolor: isFree(day) ? 'surface.sunken' : 'transparent',
        outline: over ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 30,
          pb: 0.25,
          mb: 1,
          borderBottom: 2,
          borderColor: day === today ? 'primary.main' : 'divider',
        }}
      >
        <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, flex: 1 }}>
          {shortDay(day)}
        </Typography>
        {add && (
          <IconButton
            {...intentOf<HTMLButtonElement>(add(day))}
            onClick={() => navigate(add(day))}
            size="small"
            aria-label={calendarTexts.add(longDay(day))}
          >
            <Add fontSize="small" />
          </IconButton>
        )}
      </Box>
      {holiday && (
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.5 }}>
          {holiday}
        </Typography>
      )}
      <DayEvents day={day} events={events} none={words?.day} />
    </Box>
  )
}

/** All events of a day, or a text that there are none. */
export function DayEvents({
  day,
  events,
  none = calendarTexts.none,
}: {
  day: string
  events: readonly CalendarEvent[]
  none?: string
}) {
  if (events.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {none}
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {events.map((event) => (
        <MovedEvent key={event.id} event={event} day={day}>
          <EventCard event={event} day={day} />
        </MovedEvent>
      ))}
    </Box>
  )
}
