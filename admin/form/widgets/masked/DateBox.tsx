import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef, useState } from 'react'
import { isoDay } from '#schemas/runtime/dates.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { later, Waiting } from '../../later.tsx'
import { useOptionalScope } from '../../state/scope.ts'
import type { WidgetProps } from '../widget.ts'
import { Masked } from './Masked.tsx'

const Calendar = later(() => import('../calendar/Calendar.tsx'))

/** Conversion between a stored value and a calendar day. */
interface Kind {
  placeholder: string
  months?: boolean
  toDay(value: string): string | undefined
  fromDay(day: string, value: unknown): unknown
}

const DATE: Kind = {
  placeholder: 'dd/mm/aaaa',
  toDay: (value) => (formats.date?.validate(value) ? value : undefined),
  fromDay: (day) => day,
}

const MONTH: Kind = {
  placeholder: 'mm/aaaa',
  months: true,
  toDay: (value) => (formats['mes-ano']?.validate(value) ? `${value}-01` : undefined),
  fromDay: (day) => day.slice(0, 7),
}

const INSTANT: Kind = {
  placeholder: 'dd/mm/aaaa hh:mm',
  toDay: (value) => partsOf(value)[0],
  // keeps the time already entered
  fromDay: (day, value) => formats['date-time']?.normalise?.(`${day}T${partsOf(value)[1] ?? '00:00'}`),
}

/** Splits a stored instant into ['2026-03-10', '09:00'], in America/Sao_Paulo. */
function partsOf(value: unknown): [day?: string, time?: string] {
  const format = formats['date-time']
  if (typeof value !== 'string' || !format?.validate(value)) return []
  const [day = '', time] = (format.display?.(value) ?? '').split(' ')
  return [formats.date?.normalise?.(day), time]
}

/** Day, typed as dd/mm/aaaa or picked in the calendar. */
export const DateBox = (props: WidgetProps) => <WithCalendar {...props} kind={DATE} />
/** Month, typed as mm/aaaa or picked in the calendar. */
export const MonthBox = (props: WidgetProps) => <WithCalendar {...props} kind={MONTH} />
/** Instant, typed as dd/mm/aaaa hh:mm in America/Sao_Paulo; the calendar sets its day. */
export const DateTimeBox = (props: WidgetProps) => <WithCalendar {...props} kind={INSTANT} />

function WithCalendar({ kind, ...props }: WidgetProps & { kind: Kind }) {
  const { id, label, value, onChange, onBlur, disabled } = props
  const scope = useOptionalScope()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const button = useRef<HTMLButtonElement>(null)
  const open = () => !disabled && setAnchor(button.current?.closest<HTMLElement>('.MuiInputBase-root') ?? undefined)
  const close = () => {
    setAnchor(undefined)
    document.getElementById(id)?.focus()
  }
  const end = (
    <InputAdornment position="end">
      <IconButton
        ref={button}
        size="small"
        edge="end"
        disabled={disabled}
        tabIndex={-1}
        aria-label={`Abrir calendário: ${label}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <>
      <Masked
        {...props}
        placeholder={kind.placeholder}
        end={end}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
      />
      {anchor && (
        <Waiting fallback={null}>
          <Calendar
            label={label}
            anchor={anchor}
            months={kind.months}
            value={typeof value === 'string' ? kind.toDay(value) : undefined}
            today={scope?.context.hoje ?? isoDay(new Date())}
            holidays={scope?.services.holidays}
            onChoose={(day) => {
              onChange(day === undefined ? undefined : kind.fromDay(day, value))
              close()
              onBlur()
            }}
            onClose={close}
          />
        </Waiting>
      )}
    </>
  )
}
