import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Card } from './Card.tsx'
import { integracoesTexts as t } from './texts.ts'
import { useCartoes } from './useIntegracoes.ts'

/** One card per system outside — spec 3 §2 (/utilitario/integracoes), §7, §8 */
export default function Screen() {
  const { data, isError, refetch } = useCartoes()
  if (isError) return <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 900 }}>
        {t.about}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' }}>
        {data.map((cartao) => (
          <Card key={cartao.nome} cartao={cartao} />
        ))}
      </Box>
    </>
  )
}
