import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { type BatchResult, isTask, startUndo } from '#admin/providers/batches.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { BatchSummary } from './BatchSummary.tsx'
import { TaskProgress } from './TaskProgress.tsx'

interface Props {
  route: string
  batch: Pick<BatchResult, 'loteId' | 'alterados' | 'tipo'>
  onClose(): void
  /** after something was taken back */
  onUndone(): void
}

/** Takes an operation on many records back: asks, shows how far it is, and names those that were left. */
export function UndoBatch({ route, batch, onClose, onUndone }: Props) {
  const report = useReport()
  const [busy, setBusy] = useState(false)
  const [task, setTask] = useState<string>()
  const [result, setResult] = useState<BatchResult>()
  const finish = (done: BatchResult) => {
    setResult(done)
    onUndone()
  }
  const run = async () => {
    setBusy(true)
    try {
      const started = await startUndo(route, batch.loteId)
      if (isTask(started)) setTask(started.tarefaId)
      else finish(started)
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  const question = batch.tipo === 'importacao' ? texts.lote.undoImportText : texts.lote.undoText
  const asking = !task && !result
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="undo-title">
      <DialogTitle id="undo-title">{texts.lote.undoTitle}</DialogTitle>
      <DialogContent>
        {asking && <DialogContentText>{question(batch.alterados)}</DialogContentText>}
        {task && !result && (
          <TaskProgress<BatchResult> id={task} onDone={({ resultado }) => resultado && finish(resultado)} />
        )}
        {result && <BatchSummary route={route} result={result} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {asking ? texts.common.cancel : texts.common.close}
        </Button>
        {asking && (
          <Button variant="contained" loading={busy} onClick={run} autoFocus>
            {texts.lote.undo}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
