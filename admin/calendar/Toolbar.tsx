import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { displayDay } from '#schemas/runtime/dates.ts'
import { monthTitle, periodOf, type Span, turnSpan } from './days.ts'
import { calendarTexts } from './texts.ts'

/** Title of the period: '10/03/2031 a 16/03/2031', 'março de 2031'. */
export function stretchTitle(span: Span, day: string): string {
  if (span !== 'semana') return monthTitle(day)
  const { from, to } = periodOf(span, day)
  return calendarTexts.fromTo(displayDay(from), displayDay(to))
}

interface Props {
  span: Span
  spans: readonly Span[]
  day: string
  today: string
  onGo: (to: { span?: Span; day?: string }) => void
  onPrint: () => void
  children?: ReactNode
}

/** Title of the period with previous, next and span buttons. */
export function Toolbar({ span, spans, day, today, onGo, onPrint, children }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <IconButton aria-label={calendarTexts.previous[span]} onClick={() => onGo({ day: turnSpan(span, day, -1) })}>
        <ChevronLeft />
      </IconButton>
      <Typography
        component="h2"
        sx={{ fontWeight: 600, minWidth: { xs: 150, sm: 190 }, textAlign: 'center' }}
        aria-live="polite"
      >
        {stretchTitle(span, day)}
      </Typography>
      <IconButton aria-label={calendarTexts.next[span]} onClick={() => onGo({ day: turnSpan(span, day, 1) })}>
        <ChevronRight />
      </IconButton>
      <Button size="small" color="inherit" onClick={() => onGo({ day: today })}>
        {calendarTexts.today}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } }}>
        {children}
        <IconButton aria-label={calendarTexts.print} onClick={onPrint} title={calendarTexts.print}>
          <Print fontSize="small" />
        </IconButton>
        {spans.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={span}
            aria-label={calendarTexts.span}
            onChange={(_event, chosen: Span | null) => chosen && onGo({ span: chosen })}
          >
            {spans.map((one) => (
              <ToggleButton key={one} value={one} sx={{ px: 1.25, textTransform: 'none', color: 'text.primary' }}>
                {calendarTexts.spans[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </Box>
    </Box>
  )
}
