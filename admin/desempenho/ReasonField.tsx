import TextField from '@mui/material/TextField'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** what is wrong with it */
  error?: string | undefined
}

/** Why something is done to an evaluation: it has to be said. */
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
