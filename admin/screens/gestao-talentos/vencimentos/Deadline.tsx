import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { displayDay } from '#schemas/runtime/dates.ts'
import { vencimentosTexts } from './texts.ts'

interface Props {
  dia: string
  faltam: number
}

/** A date at most this many days ahead is shown as a warning. */
const NEAR = 7

/** The date, and the days until then as text and colour. */
export function Deadline({ dia, faltam }: Props) {
  const color = faltam < 0 ? 'error' : faltam <= NEAR ? 'warning' : 'default'
  return (
    <Box sx={{ display: 'flex', gap: 1, whiteSpace: 'nowrap', alignItems: 'center' }}>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {displayDay(dia)}
      </Box>
      <Chip size="small" variant="outlined" color={color} label={wordsOf(faltam)} />
    </Box>
  )
}

function wordsOf(days: number): string {
  if (days < 0) return vencimentosTexts.over(-days)
  if (days === 0) return vencimentosTexts.today
  return days === 1 ? vencimentosTexts.tomorrow : vencimentosTexts.left(days)
}
