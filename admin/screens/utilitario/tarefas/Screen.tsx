import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTasks } from '#admin/providers/records/tasks.ts'
import { useSession } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Lines } from './Lines.tsx'
import { SystemLines } from './SystemLines.tsx'
import { tarefasTexts } from './texts.ts'

/** /utilitario/tarefas: background tasks the user started, with progress, result and error; below, for administrators, the scheduled jobs. */
export default function Screen() {
  const { data, error, refetch } = useTasks()
  const { authorities } = useSession().info
  return (
    <Box>
      <PageHeader />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {tarefasTexts.intro}
      </Typography>
      {error && !data ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : data ? (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines tasks={data} />
        </Paper>
      ) : (
        <Skeleton variant="rectangular" height={320} />
      )}
      {authorities.includes('ROLE_CAD_USUARIO') && <SystemLines />}
    </Box>
  )
}
