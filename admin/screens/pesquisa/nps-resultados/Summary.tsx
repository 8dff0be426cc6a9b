import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { numberText, shareText } from '#admin/charts/format.ts'
import type { MesNps } from '#schemas/runtime/answers/surveys/nps.ts'
import type { GruposNps } from '#schemas/runtime/domain/nps.ts'
import { monthText } from './months.ts'
import { npsResultadosTexts as t } from './texts.ts'

const GROUPS: [group: keyof GruposNps, color: string][] = [
  ['promotores', 'success.main'],
  ['neutros', 'warning.main'],
  ['detratores', 'error.main'],
]

/** One month: NPS, number of answers and the three groups; with too few answers only the reason. */
export function Summary({ mes: { mes, oculta, nps, respostas = 0, grupos } }: { mes: MesNps }) {
  const title = monthText(mes)
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
        {title}
      </Typography>
      {grupos === undefined ? (
        <>
          <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{oculta}</Typography>
          <Typography color="text.secondary">{t.hidden}</Typography>
        </>
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, alignItems: 'flex-end' }}>
            <Figure title={`${t.nps} · ${t.answers(respostas)}`} value={numberText(nps)} large />
            {GROUPS.map(([group]) => (
              <Figure
                key={group}
                title={t.groups[group]}
                value={`${shareText(grupos[group], respostas)} · ${grupos[group]}`}
              />
            ))}
          </Box>
          <Box
            aria-hidden
            sx={{ display: 'flex', gap: '2px', height: 12, my: 1.5, borderRadius: 1, overflow: 'hidden' }}
          >
            {GROUPS.map(([group, color]) => (
              <Box key={group} sx={{ flexGrow: grupos[group], flexBasis: 0, bgcolor: color }} />
            ))}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t.how}
          </Typography>
        </>
      )}
    </Paper>
  )
}

const Figure = ({ title, value, large = false }: { title: string; value: string; large?: boolean }) => (
  <Box>
    <Typography variant="body2" color="text.secondary">
      {title}
    </Typography>
    <Typography sx={{ fontSize: large ? 40 : 20, fontWeight: 700, lineHeight: 1.2 }}>{value}</Typography>
  </Box>
)
