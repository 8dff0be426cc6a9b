import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { ModeloEmail } from '#schemas/generated/types/captacao/modelo-email.ts'
import { MailBody } from './MailBody.tsx'
import { mailTexts } from './texts.ts'

/** Preview of a stored template with its placeholders filled in. */
export default function PreviewDialog({ record, onClose }: RecordDialogProps<ModeloEmail>) {
  const titleId = useId()
  const { assunto, corpo } = record
  const { data, error, refetch } = useQuery({
    queryKey: ['correio', 'previa', assunto, corpo],
    queryFn: () =>
      sendJson<{ assunto: string; html: string }>('POST', '/api/captacao/modelos-email/previa', { assunto, corpo }),
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{mailTexts.previewTitle}</DialogTitle>
      <DialogContent>
        {error && <RetryAlert onRetry={refetch}>{mailTexts.previewFailed}</RetryAlert>}
        {!data && !error && <Skeleton variant="rectangular" height={320} />}
        {data && (
          <>
            <Typography variant="subtitle1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {data.assunto}
            </Typography>
            <MailBody html={data.html} />
            <Typography variant="caption" color="text.secondary">
              {mailTexts.previewNote}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
