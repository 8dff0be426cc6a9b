import TextField from '@mui/material/TextField'
import { formatValue } from '#schemas/runtime/display.ts'
import type { WidgetProps } from './widget.ts'

/** A value that can be read and copied but not changed, as lists and reports show it. */
export function ReadOnly({ id, field, label, value, help }: WidgetProps) {
  const text = formatValue(field, value)
  const long = text.length > 80 || text.includes('\n')
  return (
    <TextField
      id={id}
      label={label}
      value={text || '—'}
      helperText={help}
      fullWidth
      size="small"
      variant="outlined"
      multiline={long}
      maxRows={12}
      slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
      sx={READ_ONLY}
    />
  )
}

/** What cannot be changed looks sunk in. */
export const READ_ONLY = { '& .MuiOutlinedInput-root': { bgcolor: 'action.hover' } } as const
