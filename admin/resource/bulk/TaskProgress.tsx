import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cancelTask,
  fetchTask,
  isRunning,
  shareOf,
  type Task,
  tasksChanged,
  watched,
} from '#admin/providers/records/tasks.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { loteTexts } from './texts.ts'

const everyMs = 700

const general: Words = loteTexts

interface Words {
  cancelled: string
  failed: string
  running(done: number, total: number): string
  /** text about what the user may do meanwhile */
  note?: string
}

interface Props<T> {
  id: string
  onDone(task: Task<T>): void
  /** the task ended without a result */
  onStopped?(task: Task<T>): void
  /** texts for cancellation, failure and progress */
  words?: Words
}

/** Progress of a background task, with a cancel button. Shows the reason when the task ended without a result. */
export function TaskProgress<T>({ id, onDone, onStopped, words = general }: Props<T>) {
  const report = useReport()
  const [stopping, setStopping] = useState(false)
  const { data: task, error } = useQuery({
    queryKey: ['tarefa', id],
    queryFn: () => fetchTask<T>(id),
    refetchInterval: ({ state }) => (!state.data || isRunning(state.data) ? everyMs : false),
    retry: 3,
    gcTime: 0,
  })
  const told = useRef({ onDone, onStopped })
  told.current = { onDone, onStopped }
  const client = useQueryClient()
  const ended = useRef(false)
  useEffect(() => {
    watched.add(id)
    tasksChanged(client)
    return () => {
      if (!ended.current) watched.delete(id)
    }
  }, [client, id])
  useEffect(() => {
    if (!task || isRunning(task)) return
    ended.current = true
    tasksChanged(client)
    if (task.estado === 'concluida') told.current.onDone(task)
    else told.current.onStopped?.(task)
  }, [client, task])
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (task?.estado === 'cancelada') return <Alert severity="info">{words.cancelled}</Alert>
  if (task?.estado === 'falhou')
    return <Alert severity="error">{`${words.failed} ${task.mensagem ?? ''}`.trim()}</Alert>
  const { progresso = 0, total } = task ?? {}
  const share = task && shareOf(task)
  const text = task?.estado === 'executando' && total ? words.running(progresso, total) : loteTexts.waiting
  const stop = async () => {
    setStopping(true)
    await cancelTask(id).catch(report)
  }
  return (
    <Box>
      <Typography id={`andamento-${id}`} sx={{ mb: 1 }} role="status">
        {stopping ? loteTexts.cancelling : text}
      </Typography>
      <LinearProgress
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={share}
        aria-labelledby={`andamento-${id}`}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
          {words.note ?? loteTexts.runningText}
        </Typography>
        <Button color="inherit" variant="outlined" onClick={stop} disabled={stopping}>
          {loteTexts.cancel}
        </Button>
      </Box>
    </Box>
  )
}
