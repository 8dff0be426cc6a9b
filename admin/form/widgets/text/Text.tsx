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

/** One line of text. Capitals are shown while typing where the schema stores them. */
export function Text(props: WidgetProps) {
  return <TextLike {...props} />
}

/** Several lines; grows with its content up to twelve, and counts the letters where they are limited. The host may write to it. */
export function TextArea(props: WidgetProps) {
  const buffer = useText(props)
  const onFocus = useTextTarget(props, buffer)
  return <TextView {...props} buffer={buffer} more={{ multiline: true, minRows: 3, maxRows: 12, onFocus }} counted />
}

interface LikeProps extends WidgetProps {
  more?: Omit<TextFieldProps, 'id' | 'label' | 'value' | 'variant' | 'slotProps'>
  input?: React.InputHTMLAttributes<HTMLInputElement>
  adornment?: NonNullable<TextFieldProps['slotProps']>['input']
  /** says below how many letters are left */
  counted?: boolean
}

/** A buffered text box; `input` goes to the HTML element, `adornment` to MUI's frame around it. */
export function TextLike(props: LikeProps) {
  return <TextView {...props} buffer={useText(props)} />
}

/** The text of a field while it is typed, as the schema stores it. */
export function useText({ field, value, onChange }: WidgetProps): BufferedText {
  const upper = isUpper(field, useOptionalScope()?.context)
  const read = (text: string) => {
    const trimmed = text.trim()
    if (trimmed === '') return undefined
    return upper ? trimmed.toUpperCase() : trimmed
  }
  return useBufferedText({ value, show, read, onChange })
}

/** A text box over a buffer that the widget holds itself. */
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

/** Help or message at the left; at the right who helps to write, and '12 de 400'. */
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
