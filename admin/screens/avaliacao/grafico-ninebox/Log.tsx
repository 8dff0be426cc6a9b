import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { NineBoxChart, NineBoxMove } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { CALIBRACOES, caixaDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

interface Props {
  grafico: NineBoxChart
  calibracao: number
  mayMove: boolean
  onChanged: () => unknown
}

/** The moves of a calibration with author, reason and time; the last move of each talent can be undone. */
export function Log({ grafico, calibracao, mayMove, onChanged }: Props) {
  const report = useReport()
  const success = useSuccess()
  const { data, error, refetch } = useQuery({
    queryKey: ['ninebox-movimentos', calibracao],
    queryFn: ({ signal }) => getJson<NineBoxMove[]>(`${CALIBRACOES}/${calibracao}/movimentos`, { signal, quiet: true }),
    gcTime: 0,
  })
  const undo = async (id: number) => {
    try {
      await sendJson('PUT', `${CALIBRACOES}/${calibracao}/movimentos/${id}/desfaz`, {})
      success(t.undone)
    } catch (thrown) {
      report(thrown)
    }
    await onChanged()
  }
  const last = new Set<number>()
  const seen = new Set<number>()
  for (const { id, colaborador, desfeitoEm } of data ?? []) {
    if (desfeitoEm !== null || seen.has(colaborador.id)) continue
    seen.add(colaborador.id)
    last.add(id)
  }
  return (
    <Box component="section" aria-label={t.log} sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.log}
      </Typography>
      {error && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {data?.length === 0 && <Typography color="text.secondary">{t.logNone}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(data ?? []).map(({ id, colaborador, de, para, motivo, quem, quando, desfeitoPor }) => (
          <Box
            component="li"
            key={id}
            sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', display: 'flex', gap: 2, flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600, ...(desfeitoPor && { textDecoration: 'line-through' }) }}>
                {colaborador.nome}
              </Typography>
              <Typography variant="body2">
                {t.step(caixaDe(grafico, de).nomeclatura, caixaDe(grafico, para).nomeclatura)}: {motivo}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {quem}, {displayInstant(quando)}
                {desfeitoPor && ` · ${t.undoneBy(desfeitoPor)}`}
              </Typography>
            </Box>
            {mayMove && last.has(id) && (
              <Button size="small" aria-label={t.undoOf(colaborador.nome)} onClick={() => undo(id)}>
                {t.undo}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
