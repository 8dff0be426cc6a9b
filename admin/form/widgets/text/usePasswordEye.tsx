import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type ReactNode, useState } from 'react'

/** A password that its owner can look at: the type of the box, and the button at its end that changes it. */
export function usePasswordEye(): { type: 'text' | 'password'; eye: ReactNode } {
  const [shown, setShown] = useState(false)
  const eye = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setShown(!shown)}
        // the box keeps the focus and the caret
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return { type: shown ? 'text' : 'password', eye }
}
