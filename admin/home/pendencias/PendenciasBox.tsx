import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Card } from '../Card.tsx'
import { PendenciasTable } from './PendenciasTable.tsx'
import { RemovablePendencias } from './RemovablePendencias.tsx'
import { pendenciasAcTexts } from './texts.ts'
import { usePendencias } from './usePendencias.ts'

/** Pending items of the payroll integration; shown only in an integrated company (spec 1 §2.6). */
export default function PendenciasBox() {
  const { data, error, refetch } = usePendencias()
  const ausencias = data?.filter(({ tipo }) => tipo === 'ausencia') ?? []
  const outras = data?.filter(({ tipo }) => tipo === 'pendencia') ?? []
  return (
    <Card
      title={pendenciasAcTexts.title}
      note={data && data.length > 0 ? <Chip size="small" label={data.length.toLocaleString('pt-BR')} /> : undefined}
    >
      {error && !data && (
        <RetryAlert sx={{ m: 2, mt: 0 }} onRetry={refetch}>
          {pendenciasAcTexts.loadFailed}
        </RetryAlert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={140} sx={{ m: 2, mt: 0 }} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {pendenciasAcTexts.none}
        </Typography>
      )}
      {outras.length > 0 && <RemovablePendencias pendencias={outras} />}
      {ausencias.length > 0 && (
        <Box
          component="section"
          aria-labelledby="ausencias-titulo"
          sx={{ borderTop: outras.length > 0 ? 1 : 0, borderColor: 'divider' }}
        >
          <Box sx={{ px: 2, pt: 1.5, pb: 0.5 }}>
            <Typography id="ausencias-titulo" variant="h3">
              {pendenciasAcTexts.ausencias}
            </Typography>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{pendenciasAcTexts.ausenciasHint}</Box>
          </Box>
          <PendenciasTable label={pendenciasAcTexts.ausencias} pendencias={ausencias} />
        </Box>
      )}
    </Card>
  )
}
