import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'

interface Props {
  id: string
  /** full name for screen readers: 'Enviar arquivo: Laudo' */
  name: string
  accept?: string
  multiple?: boolean
  disabled: boolean
  describedBy?: string
  icon?: ReactNode
  onPick(files: File[]): void
  children: ReactNode
}

/** Opens the file chooser; the button takes the focus, the file input itself is visually hidden. */
export function PickButton({ id, name, accept, multiple, disabled, describedBy, icon, onPick, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onPick(files)
        }}
      />
      <Button
        id={id}
        size="small"
        sx={{ minHeight: 28, py: 0, flexShrink: 0 }}
        startIcon={icon ?? <UploadIcon />}
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
