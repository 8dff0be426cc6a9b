import type { TextFieldProps } from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { isUpper } from '#schemas/runtime/record/normalise.ts'
import { useOptionalScope } from '../../state/scope.ts'
import { useTextTarget } from '../../state/text-targets.ts'
import type { WidgetProps } from '../widget.ts'
import { TextBox } from './TextBox.tsx'
import { TextHelp } from './TextHelp.tsx'
import { type BufferedText, useBufferedText } from './useBufferedText.ts'

const show = (value: unknown) => (value === undefined || value === null ? '' : String(value))

/** Single-line text, upper-cased while typing where the schema stores capitals. */
export function Text(props: WidgetProps) {
  return <TextLike {...props} />
}

/** Multi-line text: grows up to twelve rows and shows a character count where the length is limited. The host's writing assistant may fill it. */
export function TextArea(props: WidgetProps) {
  const buffer = useText(props)
  const onFocus = useTextTarget(props, buffer)
  return <TextView {...props} buffer={buffer} more={{ multiline: true, minRows: 3, maxRows: 12, onFocus }} counted />
}

interface LikeProps extends WidgetProps {
  more?: Omit<TextFieldProps, 'id' | 'label' | 'value' | 'variant' | 'slotProps'>
  input?: React.InputHTMLAttributes<HTMLInputElement>
  adornment?: NonNullable<TextFieldProps['slotProps']>['input']
  /** shows the number of characters used */
  counted?: boolean
}

/** A buffered text box; `input` goes to the HTML element, `adornment` to MUI's frame around it. */
export function TextLike(props: LikeProps) {
  return <TextView {...props} buffer={useText(props)} />
}

/** Buffered text of a field; trims on commit, and upper-cases where the schema stores capitals. */
export function useText({ field, value, onChange }: WidgetProps): BufferedText {
  const upper = isUpper(field, useOptionalScope()?.context)
  const read = (text: string) => {
    const trimmed = text.trim()
    if (trimmed === '') return undefined
    return upper ? trimmed.toUpperCase() : trimmed
  }
  return useBufferedText({ value, show, read, onChange })
}

/** A text box over a buffer owned by the caller. */
export function TextView({ more, input, adornment, counted, buffer, ...widget }: LikeProps & { buffer: BufferedText }) {
  const { field } = widget
  const upper = isUpper(field, useOptionalScope()?.context)
  return (
    <TextBox
      widget={widget}
      text={buffer.text}
      onType={buffer.type}
      onLeave={() => {
        buffer.settle()
        widget.onBlur()
      }}
      more={{
        ...more,
        ...(counted && { helperText: counterText(widget, buffer.text) }),
        slotProps: {
          htmlInput: {
            maxLength: field.schema.maxLength,
            style: upper ? UPPER : undefined,
            ...input,
          },
          input: adornment,
        },
      }}
    />
  )
}

/** Help or message on the left; on the right the link to the writing assistant, and '12 de 400'. */
function counterText(widget: WidgetProps, text: string): ReactNode {
  const { error, help, field } = widget
  const limit = field.schema.maxLength
  const said = error ?? help
  if (limit === undefined) return said
  return (
    <span style={BETWEEN}>
      <span>{said}</span>
      <span style={NO_BREAK}>
        <TextHelp widget={widget} />
        {`${text.length.toLocaleString('pt-BR')} de ${limit.toLocaleString('pt-BR')}`}
      </span>
    </span>
  )
}

const BETWEEN = { display: 'flex', justifyContent: 'space-between', gap: 12 } as const
const NO_BREAK = { whiteSpace: 'nowrap' } as const
const UPPER = { textTransform: 'uppercase' } as const
