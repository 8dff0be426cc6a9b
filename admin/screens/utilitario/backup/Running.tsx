import Paper from '@mui/material/Paper'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { backupTexts as t } from './texts.ts'
import { useRefresh } from './useBackups.ts'

interface Props {
  /** id of the task; absent without one */
  id: string | undefined
  what: 'make' | 'drill'
  onDone: () => void
}

/** Progress of the task that creates a backup or runs a restore drill; can be stopped, shows the error if it fails. */
export function Running({ id, what, onDone }: Props) {
  const refresh = useRefresh()
  const succeed = useSuccess()
  if (!id) return null
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 900 }}>
      <TaskProgress
        key={id}
        id={id}
        words={t.progress[what]}
        onDone={() => {
          succeed(what === 'make' ? t.made : t.drilled)
          onDone()
          void refresh()
        }}
        onStopped={() => void refresh()}
      />
    </Paper>
  )
}
