import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { downloadFile } from '#admin/providers/download.ts'
import type { ImportResult } from '#admin/providers/records/imports.ts'
import { useReport } from '#admin/shell/useReport.ts'
import { importacaoTexts } from './texts.ts'

const t = importacaoTexts
/** Refusals listed on the screen; the downloadable file has all. */
const named = 20

/** Result of an import or dry run: counts, refused lines with reasons, and the file to correct them in. */
export function ImportOutcome({ result, errorFile }: { result: ImportResult; errorFile?: string }) {
  const report = useReport()
  const { simulado, importados, alterados = 0, inalterados = 0, recusados, erros, foraDeVista } = result
  const file = () => void downloadFile(`/api/arquivos/${errorFile}?baixar`, 'linhas-recusadas.csv').catch(report)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={importados + alterados > 0 ? 'success' : 'info'} role="status">
        {[
          (importados > 0 || alterados + inalterados === 0) && (simulado ? t.wouldImport : t.imported)(importados),
          alterados > 0 && (simulado ? t.wouldChange : t.changed)(alterados),
          inalterados > 0 && t.same(inalterados),
        ]
          .filter(Boolean)
          .join(' ')}
        {foraDeVista !== undefined && <Box>{t.leftSight(foraDeVista)}</Box>}
      </Alert>
      {recusados > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
          {t.refused(recusados)}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {erros.slice(0, named).map(({ linha, erros: reasons }) => (
              <li key={linha}>
                <strong>{t.line(linha)}</strong>: {reasons.map(({ message }) => message).join('. ')}
              </li>
            ))}
          </Box>
          {recusados > named && <Box sx={{ mt: 1 }}>{t.refusedMore(recusados - Math.min(named, erros.length))}</Box>}
          {errorFile && (
            <Box sx={{ mt: 1.5 }}>
              <Button size="small" color="inherit" variant="outlined" onClick={file}>
                {t.errorFile}
              </Button>
              <Typography variant="body2" sx={{ mt: 1 }}>
                {t.errorFileHelp}
              </Typography>
            </Box>
          )}
        </Alert>
      )}
    </Box>
  )
}
