import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'

interface Props {
  title: string
  text?: ReactNode
  /** below the text */
  children?: ReactNode
  /** label of the confirm button */
  confirm: string
  danger?: boolean
  /** title of a refusal by its error code; undefined for the default */
  refusalTitle?: (code: string | undefined) => string | undefined
  onClose: () => void
  /** performs the action; a rejection is shown in the dialog, which stays open */
  onConfirm: () => Promise<void>
}

/** Confirmation dialog that runs the action itself and stays open with the reason when it fails. */
export function ConfirmDialog(props: Props) {
  const { title, text, children, confirm, danger = false, refusalTitle, onClose, onConfirm } = props
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ title: string; warning: boolean; message: string }>()
  const run = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await onConfirm()
    } catch (thrown) {
      const error = asApiError(thrown)
      const warning = error.status === 400
      const header = warning ? commonTexts.warning : commonTexts.error
      setRefusal({ title: refusalTitle?.(error.code) ?? header, warning, message: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <PromptDialog
      title={title}
      text={text}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {refusal ? commonTexts.close : commonTexts.dismiss(confirm)}
          </Button>
          <Button variant="contained" color={danger ? 'error' : 'primary'} loading={busy} onClick={run} autoFocus>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {refusal && (
        <Alert severity={refusal.warning ? 'warning' : 'error'} sx={{ mt: 2 }}>
          <AlertTitle>{refusal.title}</AlertTitle>
          {refusal.message}
        </Alert>
      )}
    </PromptDialog>
  )
}
