import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { integracoesTexts as t } from './texts.ts'

/** Address of the system, and times of the last successful and last failed call. */
export function Facts({ cartao: { url, ultimoSucesso, ultimoErro, mensagem, exportadoEm } }: { cartao: Cartao }) {
  const when = (instant: string | undefined) => (instant ? displayInstant(instant) : t.never)
  const facts: [string, string][] = [
    ...(url ? [[t.server, url] as [string, string]] : []),
    ...(exportadoEm ? [[t.exportedAt, when(exportadoEm)] as [string, string]] : []),
    [t.lastSuccess, when(ultimoSucesso)],
    [t.lastError, when(ultimoErro)],
  ]
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25 }}>
        {facts.map(([label, text]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {mensagem && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {mensagem}
        </Typography>
      )}
    </>
  )
}
