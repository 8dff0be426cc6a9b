import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useEntity } from '#admin/resource/entity-context.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Webhook } from '#schemas/generated/types/utilitario/webhook.ts'
import { Line } from './Line.tsx'
import { Tools } from './Tools.tsx'
import { webhooksTexts } from './texts.ts'
import { useEntregas, useNomes, useWebhookCalls } from './useWebhook.ts'

const size = 15

/** The log of a webhook's deliveries, below its form, with secret, trial and replay. */
export function Deliveries({ record: { id = 0, versao } }: { record: Webhook }) {
  const { can } = useEntity().schema
  const [situacao, setSituacao] = useState('')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useEntregas(id, situacao, page, size)
  const { atualiza } = useWebhookCalls(id)
  const nome = useNomes()
  const t = webhooksTexts
  const narrow = (next: string) => {
    setSituacao(next)
    setPage(0)
  }
  return (
    <Paper component="section" aria-labelledby="entregas" variant="outlined" sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography id="entregas" variant="h2" sx={{ fontSize: 16, flex: 1 }}>
          {t.title}
        </Typography>
        {can.update && <Tools id={id} versao={versao} />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <TextField
          select
          size="small"
          label={t.state}
          value={situacao}
          onChange={(event) => narrow(event.target.value)}
          sx={{ width: 180 }}
        >
          <MenuItem value="">{t.anyState}</MenuItem>
          {Object.entries(t.states).map(([value, title]) => (
            <MenuItem key={value} value={value}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <Tooltip title={t.refresh}>
          <IconButton aria-label={t.refresh} onClick={() => void atualiza()}>
            <RefreshIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      {error && !data && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rectangular" height={160} />}
      {data?.linhas.length === 0 && (
        <NothingYet filtered={situacao !== ''}>{situacao === '' ? t.none : t.noneFound}</NothingYet>
      )}
      {data && data.linhas.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.linhas.map((entrega) => (
            <Line key={entrega.id} webhook={id} entrega={entrega} nome={nome(entrega)} mayChange={can.update} />
          ))}
        </Box>
      )}
      <PlainPagination total={data?.total ?? 0} page={page} size={size} onPage={setPage} />
    </Paper>
  )
}
