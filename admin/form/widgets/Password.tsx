import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { TextLike } from './Text.tsx'
import type { WidgetProps } from './widget.ts'

/** A secret: never arrives from the server, so the box starts empty; can be looked at while typing. */
export function Password(props: WidgetProps) {
  const [shown, setShown] = useState(false)
  const button = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextLike
      {...props}
      input={{ type: shown ? 'text' : 'password', autoComplete: 'new-password', spellCheck: false }}
      adornment={{ endAdornment: button }}
    />
  )
}
