import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { downloadFile } from '#admin/providers/download.ts'
import { reportTexts } from '#admin/report/texts.ts'
import { noticeTime } from '../useReport.ts'
import { calls } from './calls.ts'
import { consistencyTexts } from './texts.ts'

type Formato = 'pdf' | 'xlsx'

/** Consistency report; an empty one shows a notice and hides the icon (spec 1 §8, spec 3 §8). */
export default function ConsistencyDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify()
  const client = useQueryClient()
  const { title, text, hint, button, busy, failed } = consistencyTexts
  const report = useMutation({
    mutationFn: (formato: Formato) =>
      downloadFile(calls.report, `inconsistencias-banco-de-dados.${formato}`, { method: 'POST', body: { formato } }),
    onSuccess: onClose,
    onError(thrown) {
      const error = asApiError(thrown)
      if (error.status !== 404) return notify(failed, { type: 'error', autoHideDuration: null })
      notify(error.message, { type: 'info', autoHideDuration: noticeTime })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['inconsistencias'] }),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby="inconsistencias" maxWidth="sm">
      <DialogTitle id="inconsistencias">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {text}
        </Alert>
        {hint}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
        <Button disabled={report.isPending} onClick={() => report.mutate('xlsx')}>
          {reportTexts.formats.xlsx}
        </Button>
        <Button autoFocus variant="contained" disabled={report.isPending} onClick={() => report.mutate('pdf')}>
          {report.isPending ? busy : button}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
