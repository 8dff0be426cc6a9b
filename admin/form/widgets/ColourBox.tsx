import InputAdornment from '@mui/material/InputAdornment'
import cor from '#schemas/runtime/formats/cor.ts'
import { contrastHint } from './contrast.ts'
import { TextBox } from './text/TextBox.tsx'
import { useBufferedText } from './text/useBufferedText.ts'
import type { WidgetProps } from './widget.ts'

const show = (value: unknown) => (typeof value === 'string' ? value : '')
const read = (text: string) => (text.trim() === '' ? undefined : (cor.normalise?.(text) ?? text))

/** Colour as '#RRGGBB': typed, or picked with the browser's own picker; the help text states the readable text colour. */
export default function ColourBox(props: WidgetProps) {
  const { label, value, disabled, onChange, onBlur, help } = props
  const buffer = useBufferedText({ value, show, read, onChange })
  const colour = read(buffer.text)
  const known = colour !== undefined && cor.validate(colour)
  const picker = (
    <InputAdornment position="start">
      <input
        type="color"
        aria-label={`Escolher cor: ${label}`}
        disabled={disabled}
        value={known ? colour.toLowerCase() : '#ffffff'}
        onChange={(event) => {
          onChange(event.target.value.toUpperCase())
          onBlur()
        }}
        style={{ width: 28, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  )
  return (
    <TextBox
      widget={{ ...props, help: known ? contrastHint(colour) : help }}
      text={buffer.text}
      onType={buffer.type}
      onLeave={() => {
        buffer.settle()
        onBlur()
      }}
      more={{
        placeholder: '#RRGGBB',
        slotProps: {
          htmlInput: { maxLength: 7, spellCheck: false, autoCapitalize: 'characters' },
          input: { startAdornment: picker },
        },
      }}
    />
  )
}
