import InputAdornment from '@mui/material/InputAdornment'
import { TextLike } from './Text.tsx'
import type { WidgetProps } from './widget.ts'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as '#RRGGBB': typed, or picked with the browser's own picker. */
export default function ColourBox(props: WidgetProps) {
  const { label, value, disabled, onChange } = props
  const picker = (
    <InputAdornment position="start">
      <input
        type="color"
        aria-label={`Escolher cor: ${label}`}
        disabled={disabled}
        value={typeof value === 'string' && HEX.test(value) ? value : '#ffffff'}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        style={{ width: 28, height: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  )
  return <TextLike {...props} input={{ maxLength: 7, spellCheck: false }} adornment={{ startAdornment: picker }} />
}
