import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDragged } from '#admin/drag/useDragged.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { hourOf, longDay } from './days.ts'
import { type CalendarEvent, whenOf } from './event.ts'
import { chipColour, focusRing, toneOf } from './looks.ts'
import { calendarTexts } from './texts.ts'

interface Props {
  event: CalendarEvent
  /** the day it is rendered on; an event of several days appears on each */
  day: string
}

/** Makes an event draggable to another day; contains a link to its record. */
export function MovedEvent({ event, day, children }: Props & { children: ReactNode }) {
  const label = [event.title, longDay(event.from), event.start && hourOf(event.start)].filter(Boolean).join(', ')
  // an event of several days is dragged on its first day only
  const fixed = event.fixed !== undefined || day !== event.from
  const { ref, props, moving } = useDragged({ id: `${event.id}@${day}`, label, data: event }, fixed)
  if (fixed) return <Box sx={{ minWidth: 0 }}>{children}</Box>
  return (
    <Box
      ref={ref}
      {...props}
      data-event={event.id}
      sx={{
        minWidth: 0,
        borderRadius: 1,
        cursor: 'grab',
        ...(moving && { outline: '1px dashed', outlineColor: 'divider', '& > *': { visibility: 'hidden' } }),
        '&:focus-visible': focusRing,
      }}
    >
      {children}
    </Box>
  )
}

/** One-line event, for a day of the month grid. */
export function EventLine({ event, day }: Props) {
  const { title, start, tone, state, from, address } = event
  const hour = start !== undefined && day === from ? hourOf(start) : undefined
  return (
    <Box
      component={AppLink}
      to={address}
      draggable={false}
      title={[title, whenOf(event), ...event.lines, state].filter(Boolean).join(' · ')}
      sx={[
        {
          display: 'block',
          px: 0.75,
          py: 0.25,
          borderRadius: 0.75,
          fontSize: 12,
          lineHeight: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          '&:hover': { textDecoration: 'underline' },
        },
        toneOf(tone),
      ]}
    >
      {hour && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
          {hour}
        </Box>
      )}
      {title}
      {day !== from && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          ({calendarTexts.continues})
        </Box>
      )}
    </Box>
  )
}

/** Event with all its details, for week and list. */
export function EventCard({ event, day }: Props) {
  const { title, tone, state, note, lines, address, from, struck } = event
  const when = day === from ? whenOf(event) || calendarTexts.allDay : calendarTexts.continues
  return (
    <Box
      component={AppLink}
      to={address}
      draggable={false}
      sx={[
        {
          display: 'block',
          p: 1,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          '&:hover': { boxShadow: 1 },
        },
        toneOf(tone),
      ]}
    >
      <Typography variant="body2" color="text.secondary">
        {when}
      </Typography>
      <Typography sx={{ fontSize: 14, fontWeight: 600, textDecoration: struck ? 'line-through' : undefined }}>
        {title}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="caption" color="text.secondary" sx={{ display: 'block' }}>
          {line}
        </Typography>
      ))}
      {state && <Chip size="small" variant="outlined" color={chipColour(tone)} label={state} sx={{ mt: 0.5 }} />}
      {note && <Chip size="small" sx={{ ml: 0.5, mt: 0.5 }} label={note} />}
    </Box>
  )
}
