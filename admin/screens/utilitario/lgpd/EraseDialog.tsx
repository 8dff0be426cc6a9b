import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { PreviewParts } from './PreviewParts.tsx'
import { lgpdTexts } from './texts.ts'
import { type Quem, startErasure, usePreview } from './useLgpd.ts'

interface Props {
  quem: Quem
  onClose(): void
  onErased(): void
}

/** Previews an erasure, asks for confirmation, and starts it as a task. */
export function EraseDialog({ quem, onClose, onErased }: Props) {
  const { data, error, refetch } = usePreview(quem)
  const report = useReport()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [understood, setUnderstood] = useState(false)
  const [task, setTask] = useState('')
  const [done, setDone] = useState('')
  const words = lgpdTexts.preview
  const erase = async () => {
    if (!data) return
    try {
      setTask((await startErasure(quem, data.assinatura)).tarefaId)
    } catch (refused) {
      report(refused)
      setUnderstood(false)
      void refetch()
    }
  }
  return (
    <Dialog
      open
      onClose={() => (done ? onErased() : onClose())}
      fullScreen={phone}
      maxWidth={false}
      slotProps={{ paper: { sx: phone ? {} : { width: 768 } } }}
      aria-labelledby="lgpd-apagar"
    >
      <DialogTitle id="lgpd-apagar" sx={{ overflowWrap: 'anywhere' }}>
        {words.title(data?.pessoa ?? '')}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
        {!error && !data && <Skeleton variant="rectangular" height={240} />}
        {data && !task && <PreviewParts previa={data} />}
        {task && !done && (
          <TaskProgress id={task} words={words} onDone={({ mensagem }) => setDone(mensagem ?? words.done)} />
        )}
        {done && <Alert severity="success">{done}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {data && !data.nada && !task && (
          <FormControlLabel
            control={<Checkbox checked={understood} onChange={(event) => setUnderstood(event.target.checked)} />}
            label={words.understood}
            sx={{ mr: 'auto' }}
          />
        )}
        <Button color="inherit" onClick={done ? onErased : onClose} autoFocus>
          {done ? commonTexts.close : commonTexts.cancel}
        </Button>
        {data && !data.nada && !task && (
          <Button variant="contained" color="error" disabled={!understood} onClick={() => void erase()}>
            {words.confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
