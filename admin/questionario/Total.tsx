import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { decimalText } from '#admin/form/questionario/Lida.tsx'
import type { Aspecto } from '#schemas/runtime/questionario/resultado.ts'
import { responderTexts as t } from './texts.ts'

interface Props {
  performance?: number
  performanceManual?: number
  minimo?: number
  aprovado?: boolean
  aspectos: Aspecto[]
}

/** Total result, and per aspect. */
export function Total({ performance, performanceManual, minimo, aprovado, aspectos }: Props) {
  if (performance === undefined && performanceManual === undefined && aspectos.length === 0) return null
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 920, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {performance !== undefined && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {t.total}
          </Typography>
          <Typography sx={{ fontSize: 32, fontWeight: 700, lineHeight: 1.2 }}>{decimalText(performance)}%</Typography>
          {minimo !== undefined && (
            <Typography variant="body2" color={aprovado ? 'success.main' : 'error.main'}>
              {aprovado ? t.passed : t.failed} ({t.minimum(decimalText(minimo))})
            </Typography>
          )}
        </Box>
      )}
      {performanceManual !== undefined && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {t.ownMark}
          </Typography>
          <Typography sx={{ fontSize: 32, fontWeight: 700, lineHeight: 1.2 }}>
            {decimalText(performanceManual)}%
          </Typography>
        </Box>
      )}
      {aspectos.length > 0 && (
        <Box sx={{ flex: '1 1 260px', maxWidth: 520 }}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
            {t.byAspect}
          </Typography>
          {aspectos.map((one) => (
            <Bar key={one.aspecto} {...one} />
          ))}
        </Box>
      )}
    </Paper>
  )
}

function Bar({ aspecto, percentual }: Aspecto) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr 64px', gap: 1.5, alignItems: 'center' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {aspecto}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percentual}
        aria-label={aspecto}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
        {decimalText(percentual)}%
      </Typography>
    </Box>
  )
}
