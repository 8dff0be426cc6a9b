import Button from '@mui/material/Button'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { type BatchResult, isTask, startUndo } from '#admin/providers/records/batches.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { BatchSummary } from './BatchSummary.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { loteTexts } from './texts.ts'

interface Props {
  route: string
  batch: Pick<BatchResult, 'loteId' | 'alterados' | 'tipo'>
  onClose(): void
  /** called after records were restored */
  onUndone(): void
}

/** Undoes a batch operation: confirmation, progress, and the records that could not be restored. */
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
  const question = batch.tipo === 'importacao' ? loteTexts.undoImportText : loteTexts.undoText
  const asking = !task && !result
  return (
    <PromptDialog
      title={loteTexts.undoTitle}
      text={asking && question(batch.alterados)}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose} disabled={busy}>
            {asking ? commonTexts.cancel : commonTexts.close}
          </Button>
          {asking && (
            <Button variant="contained" loading={busy} onClick={run} autoFocus>
              {loteTexts.undo}
            </Button>
          )}
        </>
      }
    >
      {task && !result && (
        <TaskProgress<BatchResult> id={task} onDone={({ resultado }) => resultado && finish(resultado)} />
      )}
      {result && <BatchSummary route={route} result={result} />}
    </PromptDialog>
  )
}
