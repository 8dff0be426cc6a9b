import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type KeyboardEvent, useRef } from 'react'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { columnTitles, daysBetween, monthOf, monthTitle, periodOf } from './days.ts'
import { eventsOn } from './event.ts'
import { MonthDay } from './MonthDay.tsx'
import type { StretchProps } from './props.ts'
import { calendarTexts } from './texts.ts'

interface Props<T> extends StretchProps<T> {
  /** on a phone: days show only a count, and the selected one is listed below */
  compact: boolean
  onDay: (day: string) => void
  /** opens the week of a day */
  onMore: (day: string) => void
  /** on click, tap or Enter */
  onChoose: (day: string) => void
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => shiftDay(day, -1),
  ArrowRight: (day) => shiftDay(day, 1),
  ArrowUp: (day) => shiftDay(day, -7),
  ArrowDown: (day) => shiftDay(day, 7),
  PageUp: (day) => sameDay(day, -1),
  PageDown: (day) => sameDay(day, 1),
}

/** Returns the same day of another month, or its last day if that is shorter. */
function sameDay(day: string, months: number): string {
  const first = monthOf(day, months)
  const last = shiftDay(monthOf(first, 1), -1)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same > last ? last : same
}

/** Month grid in whole weeks. Roving tabindex: one Tab stop, arrows move between days. */
export function Month<T>({ day, events, compact, onDay, onMore, onChoose, ...rest }: Props<T>) {
  const table = useRef<HTMLTableElement>(null)
  const days = daysBetween(periodOf('mes', day))
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  const onKeyDown = (event: KeyboardEvent) => {
    const at = (event.target as HTMLElement).getAttribute('data-day')
    const next = at && !event.altKey && !event.ctrlKey ? steps[event.key]?.(at) : undefined
    if (next === undefined) return
    event.preventDefault()
    onDay(next)
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }
  return (
    <Box
      component="table"
      ref={table}
      role="grid"
      aria-label={monthTitle(day)}
      aria-describedby="calendario-teclas"
      onKeyDown={onKeyDown}
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <caption id="calendario-teclas" style={visuallyHidden}>
        {calendarTexts.keys}
      </caption>
      <thead>
        <tr>
          {columnTitles.map((title) => (
            <Box
              key={title}
              component="th"
              scope="col"
              sx={{
                p: 0.75,
                fontSize: 12,
                fontWeight: 600,
                color: 'text.secondary',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              {title}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <MonthDay
                key={one}
                {...rest}
                day={one}
                chosen={one === day}
                aside={one.slice(0, 7) !== day.slice(0, 7)}
                events={eventsOn(events, one)}
                compact={compact}
                onMore={onMore}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
