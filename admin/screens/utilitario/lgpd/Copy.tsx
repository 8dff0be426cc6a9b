import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { downloadResult, isRunning, type Task, useTasks } from '#admin/providers/records/tasks.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { lgpdTexts } from './texts.ts'
import { startCopy } from './useLgpd.ts'

const words = lgpdTexts.copy

/** Creates an anonymised copy of the company's registers, and lists recent ones. */
export function Copy() {
  const { data = [] } = useTasks()
  const report = useReport()
  const [started, setStarted] = useState('')
  const copies = data.filter(({ tipo }) => tipo === 'copia-anonima')
  const running = copies.find(isRunning)?.id ?? started
  const start = async () => {
    try {
      setStarted((await startCopy()).tarefaId)
    } catch (error) {
      report(error)
    }
  }
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Typography sx={{ mb: 1 }}>{words.intro}</Typography>
      <Box component="ul" sx={{ mt: 0, pl: 3 }}>
        {words.points.map((point) => (
          <Typography component="li" variant="body2" key={point} sx={{ mb: 0.5 }}>
            {point}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {words.load}
      </Typography>
      <Typography component="code" variant="body2" sx={{ display: 'block', fontFamily: 'monospace', mb: 2 }}>
        {words.command}
      </Typography>
      {running ? (
        <Paper variant="outlined" sx={{ p: 2, mb: 3 }}>
          <TaskProgress id={running} words={words} onDone={() => setStarted('')} onStopped={() => undefined} />
        </Paper>
      ) : (
        <Button variant="contained" onClick={() => void start()} sx={{ mb: 3 }}>
          {words.start}
        </Button>
      )}
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {words.made}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {words.kept}
      </Typography>
      {copies
        .filter((task) => !isRunning(task))
        .map((task) => (
          <Made key={task.id} task={task} />
        ))}
      {copies.length === 0 && <Typography color="text.secondary">{words.none}</Typography>}
    </Box>
  )
}

function Made({ task: { criadaEm, mensagem, arquivoId, estado } }: { task: Task }) {
  const report = useReport()
  const when = displayInstant(criadaEm)
  const outcome = estado === 'cancelada' ? words.cancelled : (mensagem ?? words.failed)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="body2">{when}</Typography>
        <Typography variant="body2" color="text.secondary">
          {arquivoId || estado !== 'concluida' ? outcome : words.gone}
        </Typography>
      </Box>
      {arquivoId && (
        <Button
          size="small"
          startIcon={<FileDownload fontSize="small" />}
          aria-label={words.downloadOf(when)}
          onClick={() => void downloadResult(arquivoId).catch(report)}
        >
          {words.download}
        </Button>
      )}
    </Box>
  )
}
