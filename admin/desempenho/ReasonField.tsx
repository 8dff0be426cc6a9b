import TextField from '@mui/material/TextField'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** validation message */
  error?: string | undefined
}

/** Mandatory reason for an action on an evaluation. */
export const ReasonField = ({ label, value, onChange, error }: Props) => (
  <TextField
    autoFocus
    fullWidth
    required
    multiline
    minRows={2}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    error={error !== undefined}
    helperText={error}
    slotProps={{ htmlInput: { maxLength: 500 } }}
  />
)
