import type { TextFieldProps } from '@mui/material/TextField'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useBufferedText } from '../text/useBufferedText.ts'
import type { WidgetProps } from '../widget.ts'
import { MaskedBox } from './MaskedBox.tsx'
import { formatOf, maskOf } from './masks.ts'
import { useMaska } from './useMaska.ts'

interface Props extends WidgetProps {
  /** end adornment: a button inside the box */
  end?: ReactNode
  placeholder?: string
  onKeyDown?(event: KeyboardEvent): void
}

/** Text with a format: shown with its mask, stored without. Invalid input is kept and refused on save. */
export function Masked({ end, placeholder, onKeyDown, ...widget }: Props) {
  const { field } = widget
  const [options] = useState(() => maskOf(field) ?? {})
  const ref = useMaska(options)
  const format = formatOf(field)
  const buffer = useBufferedText({
    value: widget.value,
    show: (value) => (value === undefined || value === null ? '' : (format?.display?.(String(value)) ?? String(value))),
    read: (text) => (text.trim() === '' ? undefined : (format?.normalise?.(text) ?? text.trim())),
    onChange: widget.onChange,
  })
  return (
    <MaskedBox
      widget={widget}
      buffer={buffer}
      more={{ inputRef: ref, placeholder, onKeyDown, slotProps: slots(end, format?.inputMode) }}
    />
  )
}

function slots(end: ReactNode, inputMode?: 'numeric' | 'email' | 'tel' | 'url'): TextFieldProps['slotProps'] {
  return { htmlInput: { inputMode, autoComplete: 'off' }, input: { endAdornment: end } }
}
