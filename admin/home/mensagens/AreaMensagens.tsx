import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { commonTexts } from '#admin/i18n/common.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Caixas } from './Caixas.tsx'
import { mensagensTexts } from './texts.ts'
import { useCaixas } from './useMensagens.ts'

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The message area of the start page (spec 1 §2.6). */
export function AreaMensagens() {
  const { data, error, refetch } = useCaixas()
  return (
    <section aria-labelledby="mensagens-titulo">
      <Typography id="mensagens-titulo" variant="h2" sx={{ mb: 1.25 }}>
        {mensagensTexts.area}
      </Typography>
      {error && !data && <RetryAlert onRetry={refetch}>{mensagensTexts.loadFailed}</RetryAlert>}
      {!data && !error && (
        <Box
          role="status"
          aria-label={commonTexts.loading}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
        >
          {waiting.map((key) => (
            <Skeleton key={key} variant="rounded" height={92} />
          ))}
        </Box>
      )}
      {data && <Caixas stored={data} />}
    </section>
  )
}
