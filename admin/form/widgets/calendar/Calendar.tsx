import BackIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import type { Services } from '../../services.ts'
import { CalendarRoot } from './CalendarRoot.ts'
import { DayGrid } from './DayGrid.tsx'
import { addMonths, monthName, monthOf, monthsOf, yearsAround } from './days.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useHolidays } from './useHolidays.ts'

export interface CalendarProps {
  /** the field's label: names the dialog */
  label: string
  /** element it is placed beside */
  anchor: HTMLElement
  /** whole months instead of days */
  months?: boolean
  /** selected day */
  value?: string
  today: string
  /** returns the days to mark */
  holidays?: Services['holidays']
  onChoose(day: string | undefined): void
  onClose(): void
}

/** A calendar in Portuguese, for pointer and keyboard; 'Hoje' and 'Limpar' below (spec 1 §2.5). */
export default function Calendar({ label, anchor, months, value, today, holidays, onChoose, onClose }: CalendarProps) {
  const [shown, setShown] = useState(() => (months ? `${monthOf(value ?? today)}-01` : (value ?? today)))
  const marked = useHolidays(months ? undefined : holidays, Number(shown.slice(0, 4)))
  const step = months ? 12 : 1
  const Grid = months ? MonthGrid : DayGrid
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Calendário: ${label}`, 'aria-modal': true, sx: PAPER } }}
    >
      <CalendarRoot>
        <div className="prumo-calendar-head">
          <IconButton
            size="small"
            aria-label={months ? 'Ano anterior' : 'Mês anterior'}
            onClick={() => setShown(addMonths(shown, -step))}
          >
            <BackIcon />
          </IconButton>
          {!months && (
            <select aria-label="Mês" value={monthOf(shown)} onChange={(event) => setShown(`${event.target.value}-01`)}>
              {monthsOf(shown.slice(0, 4)).map((month) => (
                <option key={month} value={month}>
                  {monthName(month)}
                </option>
              ))}
            </select>
          )}
          <select
            aria-label="Ano"
            value={shown.slice(0, 4)}
            onChange={(event) => setShown(`${event.target.value}-${shown.slice(5, 7)}-01`)}
          >
            {yearsAround(today, shown).map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
          <IconButton
            size="small"
            aria-label={months ? 'Próximo ano' : 'Próximo mês'}
            onClick={() => setShown(addMonths(shown, step))}
          >
            <NextIcon />
          </IconButton>
        </div>
        <Grid shown={shown} value={value} today={today} holidays={marked} onShow={setShown} onChoose={onChoose} />
        <div className="prumo-calendar-foot">
          <Button onClick={() => onChoose(today)}>Hoje</Button>
          <Button color="inherit" onClick={() => onChoose(undefined)}>
            Limpar
          </Button>
        </div>
      </CalendarRoot>
    </Popover>
  )
}

const PAPER = { boxShadow: 8, border: 1, borderColor: 'divider', mt: 0.5 } as const
