import InputAdornment from '@mui/material/InputAdornment'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useBufferedText } from '../text/useBufferedText.ts'
import type { WidgetProps } from '../widget.ts'
import { MaskedBox } from './MaskedBox.tsx'
import { decimalsOf, parseNumber, showNumber } from './numbers.ts'
import { useMaska } from './useMaska.ts'

/** Integer. */
export const IntegerBox = (props: WidgetProps) => <NumberBox {...props} fraction={0} />
/** Number with as many decimals as `multipleOf` allows. */
export const DecimalBox = (props: WidgetProps) => (
  <NumberBox {...props} fraction={props.field.type === 'integer' ? 0 : decimalsOf(props.field.schema.multipleOf)} />
)
/** Amount in reais, always with two decimals. */
export const MoneyBox = (props: WidgetProps) => <NumberBox {...props} fraction={2} fixed={2} start="R$" />
/** Percentage, stored as shown: 12,5 % is 12.5. */
export const PercentBox = (props: WidgetProps) => (
  <NumberBox
    {...props}
    fraction={props.field.type === 'integer' ? 0 : decimalsOf(props.field.schema.multipleOf)}
    end="%"
  />
)
/** Year: four digits, no thousands separator. */
export const YearBox = (props: WidgetProps) => <NumberBox {...props} fraction={0} grouping={false} maxDigits={4} />

interface Props extends WidgetProps {
  /** maximum number of decimals */
  fraction: number
  /** decimals shown even when zero */
  fixed?: number
  grouping?: boolean
  maxDigits?: number
  start?: string
  end?: string
}

/** Number typed in pt-BR notation, grouped while typing; stored as a JSON number. */
function NumberBox({ fraction, fixed = 0, grouping = true, maxDigits, start, end, ...widget }: Props) {
  const unsigned = (widget.field.schema.minimum ?? widget.field.schema.exclusiveMinimum ?? -1) >= 0
  const [options] = useState(() =>
    grouping ? { number: { locale: 'pt-BR', fraction, unsigned } } : { mask: '#'.repeat(maxDigits ?? 15) },
  )
  const ref = useMaska(options)
  const buffer = useBufferedText({
    value: widget.value,
    show: (value) => showNumber(value, fraction, fixed, grouping),
    read: parseNumber,
    onChange: widget.onChange,
  })
  const put = (text: string) => insert(ref.current, text)
  return (
    <MaskedBox
      widget={widget}
      buffer={buffer}
      more={{
        inputRef: ref,
        onKeyDown: (event) => commaForPoint(event, fraction, put),
        onPaste: (event) => pasteNumber(event, fraction, grouping, put),
        slotProps: {
          htmlInput: { inputMode: fraction > 0 ? 'decimal' : 'numeric', autoComplete: 'off' },
          input: {
            startAdornment: start && <InputAdornment position="start">{start}</InputAdornment>,
            endAdornment: end && <InputAdornment position="end">{end}</InputAdornment>,
          },
        },
      }}
    />
  )
}

/** Turns the point of a numeric keypad into a decimal comma. */
function commaForPoint(event: KeyboardEvent, fraction: number, put: (text: string) => void): void {
  if (event.key !== '.' || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  if (fraction > 0) put(',')
}

function pasteNumber(event: ClipboardEvent, fraction: number, grouping: boolean, put: (text: string) => void): void {
  const number = parseNumber(event.clipboardData.getData('text'))
  if (number === undefined) return
  event.preventDefault()
  put(showNumber(number, fraction, 0, grouping))
}

/** Inserts text at the caret and dispatches an `input` event, which both maska and React handle. */
function insert(input: HTMLInputElement | null, text: string): void {
  if (!input) return
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
