import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { useSession } from '#admin/providers/session.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { JsonFileButton } from '#admin/shell/dialogs/JsonFileButton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { Detail } from './Detail.tsx'
import { Lines } from './Lines.tsx'
import { lotesTexts as t } from './texts.ts'
import { useLoteCalls, useLotes } from './useLotes.ts'

const size = 15

/** Batches exchanged with the payroll system, and records still to be sent — spec 3 §7 */
export default function Screen() {
  const [params, change] = usePrivateParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const [tipo, status] = ['tipo', 'status'].map((name) => params.get(name) ?? '') as [string, string]
  const filter = new URLSearchParams(Object.entries({ tipo, status }).filter(([, value]) => value !== ''))
  const { data, error, refetch } = useLotes(`${filter}&page=${page}&size=${size}`)
  const { gera, recebe } = useLoteCalls()
  const [report, success] = [useReport(), useSuccess()]
  const [viewed, view] = useState<number>()
  const integrada = useSession().info.empresa.acIntegra === true
  const set = (changes: Record<string, string>) => {
    const next = { tipo, status, page: '0', ...changes }
    const kept = Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'page' && value === '0'))
    change(() => Object.fromEntries(kept))
  }
  const choice = (name: 'tipo' | 'status', label: string, value: string, choices: Record<string, string>) => (
    <TextField
      select
      size="small"
      label={label}
      value={value in choices ? value : ''}
      onChange={({ target }) => set({ [name]: target.value })}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{t.any}</MenuItem>
      {Object.entries(choices).map(([code, title]) => (
        <MenuItem key={code} value={code}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box>
      <PageHeader />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 900 }}>
        {t.about}
      </Typography>
      {!integrada && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.notIntegrated}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        <Button
          variant="contained"
          disabled={!integrada}
          loading={gera.isPending}
          onClick={() => void gera.mutateAsync().then(({ lotes }) => success(t.made(lotes.length)), report)}
        >
          {t.make}
        </Button>
        <JsonFileButton
          variant="outlined"
          disabled={!integrada}
          loading={recebe.isPending}
          notJson={t.notJson}
          onRead={(lote) =>
            void recebe.mutateAsync(lote).then(({ id }) => {
              success(t.received)
              view(id)
            }, report)
          }
        >
          {t.receive}
        </JsonFileButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        {choice('tipo', t.kind, tipo, t.kinds)}
        {choice('status', t.state, status, t.states)}
      </Box>
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines linhas={data?.linhas} filtered={filter.size > 0} onView={view} />
          <PlainPagination
            total={data?.total ?? 0}
            page={page}
            size={size}
            onPage={(next) => set({ page: String(next) })}
          />
        </Paper>
      )}
      {viewed !== undefined && <Detail id={viewed} onClose={() => view(undefined)} />}
    </Box>
  )
}
