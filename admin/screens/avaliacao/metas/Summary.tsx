import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { GoalConfidence, GoalNode } from '#schemas/runtime/answers/evaluation/goals.ts'
import { toneOf } from './looks.tsx'
import { metasTexts as t } from './texts.ts'

interface Props {
  /** the objectives left by the other filters, of any confidence */
  objetivos: GoalNode[]
  chosen: GoalConfidence | undefined
  onChoose(confidence: GoalConfidence | undefined): void
}

/** Counts of objectives by confidence; each count filters the tree. */
export function Summary({ objetivos, chosen, onChoose }: Props) {
  const late = objetivos.reduce((sum, { atrasados }) => sum + atrasados, 0)
  return (
    <Box
      role="group"
      aria-label={t.summary}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}
    >
      <span>{t.objectives(objetivos.length)}</span>
      {(['N', 'R', 'F'] as const).map((one) => (
        <Chip
          key={one}
          size="small"
          variant={chosen === one ? 'filled' : 'outlined'}
          aria-pressed={chosen === one}
          icon={
            <Box
              component="span"
              sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: toneOf(one), ml: '8px !important' }}
            />
          }
          label={`${t.confidence[one]}: ${objetivos.filter(({ confianca }) => confianca === one).length}`}
          onClick={() => onChoose(chosen === one ? undefined : one)}
        />
      ))}
      {late > 0 && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {t.late(late)}
        </Box>
      )}
    </Box>
  )
}
