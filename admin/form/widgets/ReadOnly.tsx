import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { Field } from '#schemas/runtime/model.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { Swatch } from './Swatch.tsx'
import type { WidgetProps } from './widget.ts'

/** A read-only value, formatted as in lists and reports. */
export function ReadOnly({ id, field, label, value, help }: WidgetProps) {
  const text = formatValue(field, value)
  const long = text.length > 80 || text.includes('\n')
  return (
    <TextField
      id={id}
      label={label}
      value={text || field.hint.whenEmpty || '—'}
      helperText={help}
      fullWidth
      size="small"
      variant="outlined"
      multiline={long}
      maxRows={12}
      slotProps={{ input: { readOnly: true, startAdornment: startOf(field, text) }, inputLabel: { shrink: true } }}
      sx={READ_ONLY}
    />
  )
}

/** Start adornment of a read-only value: the currency sign, the colour swatch. */
function startOf({ hint, format }: Field, text: string) {
  if (text === '') return undefined
  if (hint.widget === 'moeda') return <InputAdornment position="start">R$</InputAdornment>
  if (hint.widget !== 'cor' && format !== 'cor') return undefined
  return (
    <InputAdornment position="start">
      <Swatch colour={text} />
    </InputAdornment>
  )
}

/** Background of read-only boxes. */
export const READ_ONLY = { '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } } as const
