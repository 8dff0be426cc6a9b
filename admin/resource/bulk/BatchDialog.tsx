import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import type { BatchResult } from '#admin/providers/records/batches.ts'
import { useEntity } from '../entity-context.ts'
import { BatchSummary } from './BatchSummary.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { loteTexts } from './texts.ts'
import type { Batch } from './useBatch.ts'

interface Props {
  title: string
  batch: Batch
  /** input before the start */
  children: ReactNode
  onClose(): void
  /** present where the batch can be undone */
  onUndo?(): void
}

/** Dialog of a batch operation: input, progress, result. */
export function BatchDialog({ title, batch, children, onClose, onUndo }: Props) {
  const { resource } = useEntity()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const { task, result, finish } = batch
  const asks = task === '' && !result
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'backdropClick' && !result ? undefined : onClose())}
      maxWidth={false}
      fullScreen={phone}
      slotProps={{ paper: { sx: phone ? {} : { width: 768 } } }}
      aria-labelledby="bulk-edit-title"
    >
      <DialogTitle id="bulk-edit-title">{title}</DialogTitle>
      {asks && children}
      {task !== '' && (
        <DialogContent>
          <TaskProgress<BatchResult> id={task} onDone={({ resultado }) => resultado && finish(resultado)} />
        </DialogContent>
      )}
      {result && (
        <DialogContent>
          <BatchSummary route={resource} result={result} />
        </DialogContent>
      )}
      {!asks && (
        <DialogActions>
          {onUndo && result && result.alterados > 0 && (
            <Button color="inherit" onClick={onUndo} sx={{ mr: 'auto' }}>
              {loteTexts.undo}
            </Button>
          )}
          <Button variant="contained" onClick={onClose} autoFocus>
            {commonTexts.close}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
