import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { downloadResult, type Task } from '#admin/providers/records/tasks.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { documentosTexts } from './texts.ts'

interface Props {
  id: string
  /** number of records to print */
  count: number
  onClose: () => void
}

/** Progress of a print task; after closing, the file is found in 'Tarefas'. */
export function PrintingTask({ id, count, onClose }: Props) {
  const titleId = useId()
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const report = useReport()
  const client = useQueryClient()
  const [done, setDone] = useState<Task>()
  const finish = (task: Task) => {
    setDone(task)
    void client.invalidateQueries({ queryKey: ['documentos', 'emitidos'] })
  }
  const file = done?.arquivoId
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth fullScreen={phone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{documentosTexts.printing(count)}</DialogTitle>
      <DialogContent>
        {done ? (
          <>
            <Alert severity="success">{done.mensagem}</Alert>
            <Refused ids={refusedOf(done)} />
          </>
        ) : (
          <TaskProgress id={id} words={documentosTexts.task} onDone={finish} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {commonTexts.close}
        </Button>
        {file && (
          <Button variant="contained" onClick={() => void downloadResult(file).catch(report)}>
            {documentosTexts.download}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Ids of records without a document. */
const refusedOf = ({ resultado }: Task): number[] =>
  (resultado as { recusados?: number[] } | undefined)?.recusados ?? []

function Refused({ ids }: { ids: number[] }) {
  if (ids.length === 0) return null
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 2 }}>
        {documentosTexts.refused(ids.length)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {ids.map((id) => (
          <Typography key={id} component="li" variant="body2">
            {documentosTexts.refusedOne(id)}
          </Typography>
        ))}
      </Box>
    </>
  )
}
