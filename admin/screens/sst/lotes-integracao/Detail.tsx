import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { JsonFileButton } from '#admin/shell/dialogs/JsonFileButton.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { ItemDeLote, LinhaDeLote } from '#schemas/runtime/answers/utilities/payroll-batches.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { State } from './Lines.tsx'
import { lotesTexts as t } from './texts.ts'
import { downloadLote, useLote, useLoteCalls } from './useLotes.ts'

/** A batch with the outcome of each item, and its actions. */
export function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: lote, error, refetch } = useLote(id)
  return (
    <SideDrawer title={lote ? t.title(lote.codigo) : t.items} onClose={onClose}>
      {error && !lote && <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>}
      {!lote && !error && <Skeleton variant="rectangular" height={240} />}
      {lote && (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
            {lote.status && <State situacao={lote.status} />}
            <Typography variant="body2">{`${t.kinds[lote.tipo]} · ${displayInstant(lote.data)}`}</Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {lote.mensagem}
          </Typography>
          {lote.sentido === 'SAIDA' && <Tools lote={lote} />}
          <Box component="ul" aria-label={t.items} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
            {lote.itens.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </Box>
        </>
      )}
    </SideDrawer>
  )
}

function Tools({ lote }: { lote: LinhaDeLote }) {
  const { retorno, reenvia } = useLoteCalls()
  const [report, success] = [useReport(), useSuccess()]
  const { id, status } = lote
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
      <Button size="small" variant="outlined" onClick={() => void downloadLote(lote).catch(report)}>
        {t.download}
      </Button>
      <JsonFileButton
        size="small"
        variant="outlined"
        loading={retorno.isPending}
        notJson={t.notJson}
        onRead={(corpo) => void retorno.mutateAsync({ id, corpo }).then(() => success(t.answered), report)}
      >
        {t.answer}
      </JsonFileButton>
      {status === 'COM_ERRO' && (
        <Button
          size="small"
          variant="outlined"
          loading={reenvia.isPending}
          onClick={() => void reenvia.mutateAsync(id).then(() => success(t.resent), report)}
        >
          {t.resend}
        </Button>
      )}
    </Box>
  )
}

const Line = ({ item: { id, codigo, talento, situacao, mensagem } }: { item: ItemDeLote }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[talento ?? t.unknown, codigo ?? String(id)].join(' · ')}
      </Typography>
      <State situacao={situacao} />
    </Box>
    {mensagem && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {mensagem}
      </Typography>
    )}
  </Box>
)
