import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type RefObject, useState } from 'react'
import { ConfirmDialog } from './children/ConfirmDialog.tsx'
import type { EntityFormHandle } from './props.ts'

/** Width of dialogs with a form, and of the widest screen they fill whole (spec 1 §9). */
const WIDTH = 768

interface Props {
  /** the heading's id starts with it */
  id: string
  heading: string
  form: RefObject<EntityFormHandle | null>
  onClose(): void
  /** the form; `close` asks before what was typed is lost */
  children(close: () => void): ReactNode
}

/** A form of its own above the page: a row of a list, a record that is added on the way. */
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
      // React passes events of a dialog on to the form it stands in
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
