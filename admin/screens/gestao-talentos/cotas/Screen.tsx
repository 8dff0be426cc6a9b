import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Quota } from '#schemas/runtime/answers/positions/quotas.ts'
import { Forecast } from './Forecast.tsx'
import { cotasTexts as t } from './texts.ts'

/** List of active talents filtered by disability. */
const DISABLED = `/gestao-talentos/talentos?filter=${encodeURIComponent(JSON.stringify({ situacao: 'A', pcd: true }))}`
const APPRENTICES = '/gestao-talentos/relatorios/cbo-efeito-aprendiz'

/** Legal hiring quotas of the company: required, fulfilled today, and forecast. */
export default function Screen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['cotas'],
    queryFn: ({ signal }) => getJson<Quota[]>('/api/gestao-talentos/cotas', { quiet: true, signal }),
    gcTime: 0,
  })
  const now = data?.[0]
  return (
    <>
      <PageHeader />
      {error ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data || !now ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t.about}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mb: 3 }}>
            <Block
              {...t.disabled}
              of={t.disabled.of(now.empregados)}
              have={now.pcd}
              asked={t.required(now.pcdExigidos)}
              least={now.pcdExigidos}
              to={DISABLED}
            />
            <Block
              {...t.apprentices}
              of={t.apprentices.of(now.base)}
              have={now.aprendizes}
              asked={t.range(now.minimo, now.maximo)}
              least={now.minimo}
              most={Math.max(now.minimo, now.maximo)}
              to={APPRENTICES}
            />
          </Box>
          <Forecast days={data} />
        </>
      )}
    </>
  )
}

interface BlockProps {
  title: string
  law: string
  /** base of the quota, as text */
  of: string
  have: number
  asked: string
  least: number
  most?: number
  see: string
  to: string
}

function Block({ title, law, of, have, asked, least, most, see, to }: BlockProps) {
  const id = useId()
  const missing = least - have
  const above = most === undefined ? 0 : have - most
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, my: 1 }}>
        <Typography component="span" sx={{ fontSize: 36, fontWeight: 700, lineHeight: 1.1 }}>
          {have.toLocaleString('pt-BR')}
        </Typography>
        <Typography component="span" color="text.secondary">
          {of} · {asked}
        </Typography>
      </Box>
      {least === 0 && have === 0 ? (
        <Chip size="small" label={t.none} />
      ) : missing > 0 ? (
        <Chip size="small" color="error" label={t.missing(missing)} />
      ) : above > 0 ? (
        <Chip size="small" color="warning" label={t.above(above)} />
      ) : (
        <Chip size="small" color="success" label={t.met} />
      )}
      <Alert severity="info" icon={false} sx={{ mt: 1.5 }}>
        {law}
      </Alert>
      <Button component={AppLink} to={to} size="small" sx={{ mt: 1 }}>
        {see}
      </Button>
    </Paper>
  )
}
