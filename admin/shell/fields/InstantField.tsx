import TextField from '@mui/material/TextField'

interface Props {
  label: string
  /** 'YYYY-MM-DDThh:mm' in America/Sao_Paulo; empty: none */
  value: string
  help?: string
  error?: string
  onChange: (value: string) => void
}

/** Date and time outside a form: the browser's own input, whose value is current at every key press. */
export function InstantField({ label, value, help, error, onChange }: Props) {
  return (
    <TextField
      fullWidth
      type="datetime-local"
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ mt: 1 }}
    />
  )
}
