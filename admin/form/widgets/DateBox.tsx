import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef } from 'react'
import { formats } from '#schemas/runtime/formats/formats.ts'
import { Masked } from './Masked.tsx'
import type { WidgetProps } from './widget.ts'

/** A day, typed as dd/mm/aaaa or picked from the browser's own calendar. */
export function DateBox(props: WidgetProps) {
  return <Masked {...props} placeholder="dd/mm/aaaa" end={<Picker {...props} type="date" />} />
}

/** An instant, typed as dd/mm/aaaa hh:mm on the clock of São Paulo. */
export function DateTimeBox(props: WidgetProps) {
  return <Masked {...props} placeholder="dd/mm/aaaa hh:mm" end={<Picker {...props} type="datetime-local" />} />
}

/** Stored value → what the browser's picker understands; '' for what is no date. */
function pickerValue(type: 'date' | 'datetime-local', value: unknown): string {
  if (typeof value !== 'string') return ''
  if (type === 'date') return formats.date?.validate(value) ? value : ''
  const [day = '', time = ''] = (formats['date-time']?.display?.(value) ?? '').split(' ')
  const [dd, mm, yyyy] = day.split('/')
  return yyyy && time ? `${yyyy}-${mm}-${dd}T${time}` : ''
}

/** The browser's picker behind a button: an input of its kind, out of sight and out of the tab order. */
function Picker({ value, onChange, onBlur, label, disabled, type }: WidgetProps & { type: 'date' | 'datetime-local' }) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <InputAdornment position="end" sx={{ position: 'relative' }}>
      <input
        ref={native}
        type={type}
        tabIndex={-1}
        aria-hidden="true"
        value={pickerValue(type, value)}
        min={type === 'date' ? '1900-01-01' : undefined}
        max={type === 'date' ? '2200-12-31' : undefined}
        style={OUT_OF_SIGHT}
        onChange={(event) => {
          const picked = event.target.value
          onChange(picked === '' ? undefined : type === 'date' ? picked : formats['date-time']?.normalise?.(picked))
          onBlur()
        }}
      />
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        tabIndex={-1}
        aria-label={`Abrir calendário: ${label}`}
        onClick={() => native.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
}

const OUT_OF_SIGHT = {
  position: 'absolute',
  right: 0,
  bottom: -8,
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
} as const
