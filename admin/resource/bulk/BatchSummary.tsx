import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { downloadFile } from '#admin/providers/download.ts'
import type { BatchResult } from '#admin/providers/records/batches.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { loteTexts } from './texts.ts'

/** Refusals listed on the screen; the downloadable file has all. */
const named = 20

const doneText = {
  edicao: loteTexts.changed,
  importacao: loteTexts.created,
  desfeita: loteTexts.undoneCount,
  acao: loteTexts.acted,
}

/** Result of a batch operation: counts, and which records were refused with the reason. */
export function BatchSummary({ route, result }: { route: string; result: BatchResult }) {
  const report = useReport()
  const { loteId, tipo, alterados, inalterados, recusados, recusas, foraDeVista } = result
  const file = () => downloadFile(`/api/${route}/lotes/${loteId}/recusas`, 'recusados.csv').catch(report)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={alterados > 0 ? 'success' : 'info'}>
        {doneText[tipo](alterados)}
        {inalterados > 0 && <Box>{loteTexts.unchanged(inalterados)}</Box>}
        {foraDeVista !== undefined && <Box>{loteTexts.leftSight(foraDeVista)}</Box>}
      </Alert>
      {recusados > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
          {loteTexts.refused(recusados)}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {recusas.slice(0, named).map(({ id, rotulo, erros }) => (
              <li key={id}>
                <strong>{rotulo}</strong>: {erros.map(({ message }) => message).join('. ')}
              </li>
            ))}
          </Box>
          {recusados > named && <Box sx={{ mt: 1 }}>{loteTexts.refusedMore(recusados - named)}</Box>}
          <Button size="small" color="inherit" variant="outlined" onClick={file} sx={{ mt: 1.5 }}>
            {loteTexts.download}
          </Button>
        </Alert>
      )}
    </Box>
  )
}
