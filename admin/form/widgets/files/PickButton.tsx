import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'

interface Props {
  id: string
  /** full name for screen readers: 'Enviar arquivo: Laudo' */
  name: string
  accept?: string
  disabled: boolean
  describedBy?: string
  onPick(file: File): void
  children: ReactNode
}

/** Opens the file chooser; the button takes the focus, the file input itself is out of sight. */
export function PickButton({ id, name, accept, disabled, describedBy, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) onPick(file)
        }}
      />
      <Button
        id={id}
        size="small"
        sx={{ minHeight: 28, py: 0 }}
        startIcon={<UploadIcon />}
        disabled={disabled}
        aria-label={name}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
