import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { EntityFormHandle } from '../props.ts'
import { useScope } from '../state/scope.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Width of dialogs with a form, and of the widest screen they fill whole (spec 1 §9). */
const WIDTH = 768

interface Props {
  /** id of the list: ids inside the dialog start with it */
  id: string
  runtime: EntityRuntime
  /** absent for a new row */
  row?: RecordData
  errors?: FieldError[]
  readOnly: boolean
  onKeep(row: RecordData): void
  onClose(): void
}

/** One row in its own form. Nothing reaches the server here: the row goes back into the list. */
export function ChildDialog({ id, runtime, row, errors, readOnly, onKeep, onClose }: Props) {
  const { services, context, Form } = useScope()
  const form = useRef<EntityFormHandle>(null)
  const [asking, setAsking] = useState(false)
  const [initialErrors] = useState(errors)
  const small = useMediaQuery(`(max-width: ${WIDTH}px)`)
  const { title, gender } = runtime.entity
  const close = () => (form.current?.isDirty() ? setAsking(true) : onClose())
  const heading = row ? title : `${gender === 'f' ? 'Nova' : 'Novo'} ${title.charAt(0).toLowerCase()}${title.slice(1)}`
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
        <Form
          {...services}
          runtime={runtime}
          record={row}
          fresh={row === undefined}
          context={context}
          readOnly={readOnly}
          idPrefix={id}
          heading={3}
          initialErrors={initialErrors}
          focusFirst={initialErrors === undefined}
          submitLabel={row ? 'Confirmar' : 'Adicionar'}
          formRef={form}
          onSubmit={async (record) => {
            onKeep(record)
            return undefined
          }}
          actions={
            <Button color="inherit" onClick={close}>
              {readOnly ? 'Fechar' : 'Cancelar'}
            </Button>
          }
        />
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
