import Box from '@mui/material/Box'
import { showNumber } from '#admin/form/widgets/masked/numbers.ts'
import type { GoalConfidence, GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { metasTexts as t } from './texts.ts'

/** Colours of the confidence in a goal; grey where there is no check-in. */
export const toneOf = (confianca: GoalConfidence | undefined): string =>
  confianca === undefined ? 'text.disabled' : { N: 'success.main', R: 'warning.main', F: 'error.main' }[confianca]

export const progressText = (progresso: number | undefined): string =>
  progresso === undefined ? t.noProgress : t.progress(showNumber(progresso, 2))

/** Returns the value of a key result with its unit: 'R$ 10,00', '10%', '10 horas'. */
export function goalValueText({ formato, unidade }: Pick<GoalResult, 'formato' | 'unidade'>, value: number): string {
  if (formato === 'M') return `R$ ${showNumber(value, 2, 2)}`
  const text = showNumber(value, 2)
  if (formato === 'P') return `${text}%`
  return unidade === undefined ? text : `${text} ${unidade}`
}

/** Progress bar in the colour of the confidence; the caller renders the number as text. */
export const Bar = ({
  progresso,
  confianca,
}: {
  progresso?: number | undefined
  confianca?: GoalConfidence | undefined
}) => (
  <Box
    aria-hidden
    sx={{
      height: 6,
      flexShrink: 0,
      borderRadius: 3,
      bgcolor: 'action.selected',
      overflow: 'hidden',
      printColorAdjust: 'exact',
    }}
  >
    <Box sx={{ height: 1, bgcolor: toneOf(confianca) }} style={{ width: `${progresso ?? 0}%` }} />
  </Box>
)
