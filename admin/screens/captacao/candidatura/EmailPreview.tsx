import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { getJson } from '#admin/providers/http.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Previa } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { candidaturaTexts as t } from './texts.ts'

/** Preview of the e-mail the candidate will get, or the reason why none is sent. */
export function EmailPreview({ candidaturaId, evento }: { candidaturaId: number; evento: 'RECUSA' }) {
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['candidatura', 'previa', candidaturaId, evento],
    queryFn: ({ signal }) =>
      getJson<Previa>(`/api/captacao/candidato-solicitacoes/${candidaturaId}/previa-email?evento=${evento}`, {
        signal,
        quiet: true,
      }),
    gcTime: 0,
  })
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontSize: 14, fontWeight: 600, mb: 1 }}>
        {t.previewTitle}
      </Typography>
      {error && <RetryAlert onRetry={refetch}>{t.previewFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      {data?.motivo !== undefined && <Alert severity="info">{data.motivo}</Alert>}
      {data && data.motivo === undefined && (
        <>
          <Paper
            variant="outlined"
            tabIndex={0}
            aria-labelledby={id}
            role="region"
            sx={{ p: 2, maxHeight: 320, overflow: 'auto' }}
          >
            <Typography sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>{data.assunto}</Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {data.texto}
            </Typography>
          </Paper>
          <Typography variant="caption" color="text.secondary">
            {t.previewNote(data.para)}
          </Typography>
        </>
      )}
    </Box>
  )
}
