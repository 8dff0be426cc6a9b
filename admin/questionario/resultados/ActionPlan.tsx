import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { SurveyAction } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { planoTexts as t } from './texts.ts'

interface Props<Action extends SurveyAction> {
  acoes: readonly Action[]
  /** beside the title */
  button?: ReactNode
  /** text for an empty list */
  none?: string
  /** renders an action's title as a link */
  link?: (acao: Action) => ReactNode
  /** returns the responsible person's name */
  quem?: (acao: Action) => string | undefined
}

/** Actions taken on the results of a survey. */
export function ActionPlan<Action extends SurveyAction>({ acoes, button, none, link, quem }: Props<Action>) {
  const title = useId()
  return (
    <Paper component="section" aria-labelledby={title} variant="outlined" sx={{ p: 2, mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, minWidth: 160 }}>
          {t.title}
        </Typography>
        {button}
      </Box>
      {acoes.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {acoes.map((acao) => (
          <Box
            component="li"
            key={acao.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              {link?.(acao) ?? <Typography>{acao.medida}</Typography>}
              <Typography variant="body2" color="text.secondary">
                {[acao.aspecto, quem?.(acao), t.until(displayDay(acao.prazo))].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Chip size="small" variant="outlined" color={TONES[acao.situacao]} label={t.states[acao.situacao]} />
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

const TONES = { P: 'default', A: 'info', C: 'success', X: 'default' } as const
