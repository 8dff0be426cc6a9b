import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { DragArea } from '#admin/drag/DragArea.tsx'
import { useFollow } from '#admin/drag/useFollow.ts'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Agenda } from './Agenda.tsx'
import { longDay, periodOf, SPANS, type Span } from './days.ts'
import { type CalendarEvent, eventsOn } from './event.ts'
import { Month } from './Month.tsx'
import { PrintedCalendar } from './Printed.tsx'
import type { StretchProps } from './props.ts'
import { Toolbar } from './Toolbar.tsx'
import { calendarTexts } from './texts.ts'
import { DayEvents, Week } from './Week.tsx'

interface Props<T> extends StretchProps<T> {
  span: Span
  /** spans offered; default: all */
  spans?: readonly Span[]
  /** heading in print */
  title: string
  onGo: (to: { span?: Span; day?: string }) => void
  onMove: (event: CalendarEvent<T>, day: string) => void
  /** shown beside the navigation */
  tools?: ReactNode
}

const nothing = () => undefined

/** Events by month, week or list. The host keeps span and day (in the URL). */
export function Calendar<T>({ span, spans = SPANS, title, onGo, onMove, tools, ...stretch }: Props<T>) {
  const { day, today, events, add, words } = stretch
  const compact = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const navigate = useNavigate()
  const print = usePrint()
  const follow = useFollow()
  const { from, to } = periodOf(span, day)
  const nothingThere = !events.some((event) => event.from <= to && event.to >= from)
  print.offer(<PrintedCalendar span={span} title={title} {...stretch} />)
  return (
    <DragArea<CalendarEvent<T>>
      refusal={nothing}
      overlay={({ data }) => (
        <Paper elevation={6} sx={{ p: 1, fontSize: 13, fontWeight: 600, cursor: 'grabbing' }}>
          {data.title}
        </Paper>
      )}
      onDrop={({ data }, place) => {
        if (place.id === data.from) return
        follow(`[data-event="${data.id}"]`)
        onMove(data, place.id)
      }}
    >
      <Toolbar span={span} spans={spans} day={day} today={today} onGo={onGo} onPrint={print.start}>
        {tools}
      </Toolbar>
      {nothingThere && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {(span === 'semana' && words?.week) || calendarTexts.noneInSpan[span]}
        </Typography>
      )}
      {span === 'mes' && (
        <Month
          {...stretch}
          compact={compact}
          onDay={(next) => onGo({ day: next })}
          onMore={(chosen) => onGo({ span: 'semana', day: chosen })}
          onChoose={(chosen) => (compact || !add ? onGo({ day: chosen }) : navigate(add(chosen)))}
        />
      )}
      {span === 'mes' && compact && <DayBelow {...stretch} />}
      {span === 'semana' && <Week {...stretch} />}
      {span === 'lista' && <Agenda {...stretch} />}
      {print.area}
    </DragArea>
  )
}

/** The selected day below the month grid, on a phone. */
function DayBelow<T>({ day, events, holidays, add, words }: StretchProps<T>) {
  return (
    <Box component="section" aria-label={longDay(day)} sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 0.5 }}>
        {longDay(day)}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.5 }}>
        {holidays.get(day)}
      </Typography>
      <DayEvents day={day} events={eventsOn(events, day)} none={words?.day} />
      {add && (
        <Button component={AppLink} to={add(day)} variant="outlined" color="inherit" sx={{ mt: 1.5 }}>
          {calendarTexts.add(longDay(day))}
        </Button>
      )}
    </Box>
  )
}
