import TextField from '@mui/material/TextField'

interface Props {
  label: string
  value: number | undefined
  max: number
  /** no decimals */
  whole: boolean
  error: string | undefined
  readOnly: boolean
  onChange: (value: number | undefined) => void
}

/** A number in a table cell, as `<input type="number">`. */
export function NumberCell({ label, value, max, whole, error, readOnly, onChange }: Props) {
  return (
    <TextField
      fullWidth
      size="small"
      type="number"
      value={value ?? ''}
      disabled={readOnly}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ htmlInput: { 'aria-label': label, min: 0, max, step: whole ? 1 : 0.01, inputMode: 'decimal' } }}
    />
  )
}
