import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Toggles } from '#admin/shell/fields/Toggles.tsx'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { HeatMap } from './HeatMap.tsx'
import { resultadosTexts as t } from './texts.ts'

const nameOf = (corte: string): string =>
  corte
    .split(' ')
    .map((each) => t.cuts[each] ?? each)
    .join(' × ')

/** Results by the cuts fixed at release; choosing one only switches between released cells. */
export function Groups({ celulas, perguntas }: Pick<SurveyResults, 'celulas' | 'perguntas'>) {
  const cuts = [...new Set(celulas.map(({ corte }) => corte).filter(Boolean))]
  const aspects = celulas.some(({ aspectos }) => aspectos.length > 0)
  const [cut = cuts[0], setCut] = useState<string>()
  const [por, setPor] = useState<'aspectos' | 'perguntas'>(aspects ? 'aspectos' : 'perguntas')
  if (cut === undefined) return null
  const shown = celulas
    .filter(({ corte }) => corte === cut)
    .toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'))
  return (
    <Box component="section" aria-label={t.groups} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t.groups}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <TextField
          select
          size="small"
          label={t.cut}
          value={cut}
          onChange={(event) => setCut(event.target.value)}
          sx={{ minWidth: 240 }}
        >
          {cuts.map((one) => (
            <MenuItem key={one} value={one}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </TextField>
        {aspects && (
          <Toggles
            label={t.measure}
            value={por}
            options={{ aspectos: t.aspects, perguntas: t.questions }}
            onChange={(one) => setPor(one)}
          />
        )}
      </Box>
      <HeatMap celulas={shown} title={`${t.groups}: ${nameOf(cut)}`} {...{ perguntas, por }} />
    </Box>
  )
}
