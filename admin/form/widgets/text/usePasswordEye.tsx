import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { type ReactNode, useState } from 'react'

/** Input type of a password box, and the button that reveals it. */
export function usePasswordEye(): { type: 'text' | 'password'; eye: ReactNode } {
  const [shown, setShown] = useState(false)
  const eye = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setShown(!shown)}
        // keeps focus and caret in the box
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return { type: shown ? 'text' : 'password', eye }
}
