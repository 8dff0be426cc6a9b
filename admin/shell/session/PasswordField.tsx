import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'

/** A password that its owner can look at. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={shown ? texts.login.hidePassword : texts.login.showPassword}
        onClick={() => setShown(!shown)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      fullWidth
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  )
}
