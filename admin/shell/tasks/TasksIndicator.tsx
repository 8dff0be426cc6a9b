import Checklist from '@mui/icons-material/ChecklistOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { isRunning, type Task, useOtherTabs, useTasks, watched } from '#admin/providers/records/tasks.ts'
import { AppLink } from '../AppLink.tsx'
import { noticeTime } from '../useReport.ts'
import { tasksTexts } from './texts.ts'

/** Link to 'Tarefas' with the number of running tasks: shown once this page has seen a task of the user running. Notifies when one ends. */
export function TasksIndicator() {
  useOtherTabs(useQueryClient())
  const { data } = useTasks()
  const begun = useEnded(data)
  const running = data?.filter(isRunning).length ?? 0
  if (running === 0 && !begun) return null
  const label = running > 0 ? tasksTexts.running(running) : tasksTexts.idle
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} component={AppLink} to="/utilitario/tarefas">
        <Badge badgeContent={running || undefined} color="primary" overlap="circular">
          <Checklist />
        </Badge>
      </IconButton>
    </Tooltip>
  )
}

/** Notifies about tasks that ended, only in the visible tab. @returns whether any was seen running */
function useEnded(tasks: Task[] | undefined): boolean {
  const notify = useNotify()
  const seen = useRef(new Set<string>())
  const any = useRef(false)
  useEffect(() => {
    for (const task of tasks ?? []) {
      const { id, estado, titulo, mensagem } = task
      if (isRunning(task)) seen.current.add(id)
      else if (seen.current.delete(id) && !watched.has(id) && document.visibilityState === 'visible') {
        if (estado === 'concluida')
          notify(tasksTexts.done(titulo), { type: 'success', autoHideDuration: 2 * noticeTime })
        if (estado === 'falhou')
          notify(tasksTexts.failed(titulo, mensagem ?? ''), { type: 'warning', autoHideDuration: 2 * noticeTime })
      }
    }
  }, [tasks, notify])
  if (tasks?.some(isRunning)) any.current = true
  return any.current
}
