import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { usePasswordEye } from '#admin/form/widgets/text/usePasswordEye.tsx'

/** Password box with a reveal button. */
export function PasswordField(props: TextFieldProps) {
  const { type, eye } = usePasswordEye()
  return <TextField fullWidth {...props} type={type} slotProps={{ input: { endAdornment: eye } }} />
}
