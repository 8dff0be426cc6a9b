import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { commonTexts } from '#admin/i18n/common.ts'
import type { Processo } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { candidaturaTexts as t } from './texts.ts'

/** Percentage of fit with the criteria that are met: the number is never shown alone. */
export function Fit({ processo: { aderencia, criterios } }: { processo: Pick<Processo, 'aderencia' | 'criterios'> }) {
  const text = t.fit(aderencia)
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <LinearProgress
          variant="determinate"
          value={aderencia}
          aria-label={text}
          sx={{ height: 6, borderRadius: 3, width: 120 }}
        />
        <Typography variant="caption" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={t.why}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {criterios.map(({ titulo, parte }) => {
          const Icon = parte > 0 ? Check : Close
          return (
            <Typography
              component="li"
              variant="caption"
              key={titulo}
              color={parte > 0 ? 'text.primary' : 'text.secondary'}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}
            >
              <Icon titleAccess={parte > 0 ? commonTexts.yes : commonTexts.no} sx={{ fontSize: 14 }} />
              {titulo}
              {parte > 0 && parte < 1 ? ` (${t.half})` : ''}
            </Typography>
          )
        })}
      </Box>
    </Box>
  )
}
