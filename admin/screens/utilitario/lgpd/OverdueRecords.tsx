import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { OverdueRegister } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { lgpdTexts } from './texts.ts'
import { startOverdue, useOverdue } from './useLgpd.ts'

const words = lgpdTexts.overdue

/** People past their retention period, by register, and their erasure. */
export function OverdueRecords() {
  const { data, error, refetch } = useOverdue()
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography sx={{ mb: 2 }}>{words.intro}</Typography>
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!error && !data && <Skeleton variant="rectangular" height={240} />}
      {data?.map((vencidos) => (
        <Register key={vencidos.entidade} vencidos={vencidos} refetch={refetch} />
      ))}
    </Box>
  )
}

function Register({ vencidos, refetch }: { vencidos: OverdueRegister; refetch(): unknown }) {
  const { cadastro, prazo, total, pessoas } = vencidos
  const report = useReport()
  const [understood, setUnderstood] = useState(false)
  const [task, setTask] = useState('')
  const [done, setDone] = useState('')
  const erase = async () => {
    setDone('')
    try {
      setTask((await startOverdue(vencidos)).tarefaId)
    } catch (refused) {
      report(refused)
      void refetch()
    }
    setUnderstood(false)
  }
  const end = (message: string) => {
    setTask('')
    setDone(message)
    void refetch()
  }
  return (
    <Paper variant="outlined" component="section" aria-label={cadastro} sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {cadastro}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {words.term(prazo)}
      </Typography>
      {done && (
        <Alert severity="success" sx={{ mb: 1 }}>
          {done}
        </Alert>
      )}
      {task && (
        <TaskProgress
          id={task}
          words={words}
          onDone={({ mensagem }) => end(mensagem ?? words.done)}
          onStopped={() => void refetch()}
        />
      )}
      {total === 0 && !done && <Typography role="status">{words.none}</Typography>}
      {total > 0 && !task && (
        <>
          <Typography sx={{ mt: 1 }}>{words.total(total)}</Typography>
          <Box component="ul" sx={{ pl: 3, my: 1, columns: { sm: 2 } }}>
            {pessoas.map(({ entidade, id, nome }) => (
              <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
                <Link
                  component={AppLink}
                  to={`/utilitario/lgpd?entidade=${encodeURIComponent(entidade)}&id=${id}`}
                  aria-label={words.see(nome)}
                >
                  {nome}
                </Link>
              </Typography>
            ))}
          </Box>
          {total > pessoas.length && <Typography variant="body2">{words.more(total - pessoas.length)}</Typography>}
          <Alert severity="warning" sx={{ my: 1 }}>
            {words.effect}
          </Alert>
          <FormControlLabel
            control={<Checkbox checked={understood} onChange={(event) => setUnderstood(event.target.checked)} />}
            label={words.understood}
          />
          <Button variant="contained" color="error" disabled={!understood} onClick={() => void erase()}>
            {words.erase(total)}
          </Button>
        </>
      )}
    </Paper>
  )
}
