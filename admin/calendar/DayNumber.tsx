import ButtonBase from '@mui/material/ButtonBase'
import { longDay } from './days.ts'
import { calendarTexts } from './texts.ts'

interface Props {
  day: string
  label: string
  today: boolean
  chosen: boolean
  aside: boolean
  /** absent: the day is not clickable */
  onChoose?: () => void
}

/** Number of a day, a button with roving tabindex. */
export const DayNumber = ({ day, label, today, chosen, aside, onChoose }: Props) => (
  <ButtonBase
    data-day={day}
    tabIndex={chosen ? 0 : -1}
    aria-label={label}
    aria-current={today ? 'date' : undefined}
    title={onChoose && calendarTexts.add(longDay(day))}
    onClick={onChoose}
    sx={{
      width: 26,
      height: 26,
      borderRadius: '50%',
      fontSize: 12.5,
      fontWeight: today ? 700 : 500,
      color: today ? 'primary.contrastText' : aside ? 'text.secondary' : 'text.primary',
      bgcolor: today ? 'primary.main' : 'transparent',
      '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
    }}
  >
    {Number(day.slice(8))}
  </ButtonBase>
)
