import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type RefObject, useState } from 'react'
import { ConfirmDialog } from './children/ConfirmDialog.tsx'
import type { EntityFormHandle } from './props.ts'

/** Dialog width in pixels; a dialog covers the whole screen up to this viewport width (spec 1 §9). */
const WIDTH = 768

interface Props {
  /** prefix of the heading's id */
  id: string
  heading: string
  form: RefObject<EntityFormHandle | null>
  onClose(): void
  /** renders the form; `close` asks for confirmation first while the form is dirty */
  children(close: () => void): ReactNode
}

/** Dialog with a form of its own above the page: a list row, or a record created from a picker. */
export function FormWindow({ id, heading, form, onClose, children }: Props) {
  const [asking, setAsking] = useState(false)
  const small = useMediaQuery(`(max-width: ${WIDTH}px)`)
  const close = () => (form.current?.isDirty() ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={small}
      aria-labelledby={`${id}-dialogo`}
      slotProps={{ paper: { sx: { width: WIDTH, maxWidth: '100%', ...(small && { border: 0, borderRadius: 0 }) } } }}
      // React bubbles a portal's submit event to the surrounding form
      onSubmit={(event) => event.stopPropagation()}
    >
      <DialogTitle id={`${id}-dialogo`} sx={{ pr: 7 }}>
        {heading}
      </DialogTitle>
      <IconButton aria-label="Fechar" onClick={close} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent dividers sx={{ pb: 0 }}>
        {children(close)}
      </DialogContent>
      {asking && (
        <ConfirmDialog
          title="Descartar alterações?"
          text="O que foi digitado nesta janela será perdido."
          confirm="Descartar"
          onCancel={() => setAsking(false)}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  )
}
