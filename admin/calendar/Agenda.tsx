import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { daysBetween, longDay, periodOf, shortDay } from './days.ts'
import { EventCard } from './EventLink.tsx'
import { eventsOn } from './event.ts'
import type { StretchProps } from './props.ts'

/** Days of a month that have events, as a list. */
export function Agenda<T>({ day, events, holidays, today }: StretchProps<T>) {
  const days = daysBetween(periodOf('lista', day)).flatMap((one) => {
    const found = eventsOn(events, one)
    return found.length > 0 ? [{ day: one, events: found }] : []
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {days.map((one) => (
        <Box
          key={one.day}
          component="section"
          aria-label={shortDay(one.day)}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr)' } }}
        >
          <Box
            sx={{
              borderLeft: { md: 3 },
              borderColor: { md: one.day === today ? 'primary.main' : 'divider' },
              pl: { md: 1.5 },
            }}
          >
            <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600 }} title={longDay(one.day)}>
              {shortDay(one.day)}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {holidays.get(one.day)}
            </Typography>
          </Box>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {one.events.map((event) => (
              <EventCard key={event.id} event={event} day={one.day} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
