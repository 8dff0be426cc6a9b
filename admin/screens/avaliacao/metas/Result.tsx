import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showNumber } from '#admin/form/widgets/masked/numbers.ts'
import { useSession } from '#admin/providers/session.ts'
import type { GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { CheckInForm } from './CheckInForm.tsx'
import { History } from './History.tsx'
import { Line } from './Line.tsx'
import { Bar, goalValueText, progressText, toneOf } from './looks.tsx'
import { metasTexts as t } from './texts.ts'

/** A key result: its current value, the history of its check-ins, and the check-in form. */
export function Result({ result }: { result: GoalResult }) {
  const { titulo, inicial, meta, atual, peso, progresso, confianca, responsavel, proximoCheckIn, checkIns } = result
  const { hoje } = useSession().info
  const [checking, setChecking] = useState(false)
  const [open, setOpen] = useState(false)
  const late = proximoCheckIn !== undefined && proximoCheckIn < hoje
  return (
    <Box component="article" aria-label={titulo} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {titulo}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontSize: 13, mb: 0.5 }}>
            <b>{progressText(progresso)}</b>
            {confianca && (
              <Box component="span" sx={{ color: toneOf(confianca) }}>
                {` · ${t.confidence[confianca]}`}
              </Box>
            )}
          </Box>
          <Bar progresso={progresso} confianca={confianca} />
        </Box>
        <Line result={result} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[
          t.now(goalValueText(result, atual)),
          t.from(goalValueText(result, inicial), goalValueText(result, meta)),
          t.weight(showNumber(peso, 2)),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[responsavel && t.who(responsavel.nome), proximoCheckIn && !late && t.next(displayDay(proximoCheckIn))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {late && (
        <Typography variant="body2" color="error">
          {t.overdue(displayDay(proximoCheckIn))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {result.podeFazerCheckIn && !checking && (
          <Button size="small" variant="contained" aria-label={t.checkInOf(titulo)} onClick={() => setChecking(true)}>
            {t.checkIn}
          </Button>
        )}
        {checkIns.length > 0 && (
          <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t.history(checkIns.length)}
          </Button>
        )}
      </Box>
      {checking && <CheckInForm result={result} onClose={() => setChecking(false)} />}
      <Collapse in={open} unmountOnExit>
        <History result={result} />
      </Collapse>
    </Box>
  )
}
