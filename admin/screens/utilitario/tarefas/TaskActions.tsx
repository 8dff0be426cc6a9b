import Close from '@mui/icons-material/Close'
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Replay from '@mui/icons-material/Replay'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelTask,
  downloadResult,
  isRunning,
  repeatTask,
  type Task,
  tasksChanged,
} from '#admin/providers/records/tasks.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { tarefasTexts } from './texts.ts'

const t = tarefasTexts

/** Actions on a task: download its file, stop it, run it again. */
export function TaskActions({ task }: { task: Task }) {
  const { id, titulo, arquivoId, repetivel, cancelar, estado } = task
  const client = useQueryClient()
  const report = useReport()
  const succeed = useSuccess()
  const [busy, setBusy] = useState(false)
  const again = estado === 'concluida' ? t.repeat : t.again
  const run = (work: () => Promise<unknown>) => async () => {
    setBusy(true)
    await work().catch(report)
    tasksChanged(client)
    setBusy(false)
  }
  return (
    <>
      {arquivoId && (
        <Button
          size="small"
          aria-label={t.of(t.download, titulo)}
          startIcon={<FileDownload fontSize="small" />}
          disabled={busy}
          onClick={run(() => downloadResult(arquivoId))}
        >
          {t.download}
        </Button>
      )}
      {isRunning(task) && (
        <Button
          size="small"
          color="inherit"
          aria-label={t.of(t.cancel, titulo)}
          startIcon={<Close fontSize="small" />}
          disabled={busy || cancelar}
          onClick={run(() => cancelTask(id))}
        >
          {t.cancel}
        </Button>
      )}
      {repetivel && (
        <Button
          size="small"
          color="inherit"
          aria-label={t.of(again, titulo)}
          startIcon={<Replay fontSize="small" />}
          disabled={busy}
          onClick={run(async () => {
            await repeatTask(id)
            succeed(t.started)
          })}
        >
          {again}
        </Button>
      )}
    </>
  )
}
