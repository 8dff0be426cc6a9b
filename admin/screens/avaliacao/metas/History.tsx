import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { GoalCheckIn, GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { goalValueText, toneOf } from './looks.tsx'
import { metasTexts as t } from './texts.ts'
import { useGoalChanges } from './useMetas.ts'

/** The check-ins of a key result, newest first; the user can delete his own. */
export function History({ result }: { result: GoalResult }) {
  const [undoing, setUndoing] = useState<GoalCheckIn>()
  const { remove } = useGoalChanges()
  const report = useReport()
  const success = useSuccess()
  const undo = async ({ id }: GoalCheckIn) => {
    setUndoing(undefined)
    try {
      await remove(result.id, id)
      success(t.undone)
    } catch (thrown) {
      report(thrown)
    }
  }
  return (
    <Box component="ul" aria-label={t.historyOf(result.titulo)} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {result.checkIns.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{ display: 'flex', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider', fontSize: 13 }}
        >
          <Box
            aria-hidden
            sx={{ width: 8, height: 8, mt: 0.75, borderRadius: '50%', flexShrink: 0, bgcolor: toneOf(one.confianca) }}
          />
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <b>{goalValueText(result, one.valor)}</b> · {displayDay(one.data)} · {t.confidence[one.confianca]}
            {one.comentario && <div>{one.comentario}</div>}
            {one.autor && <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{one.autor}</Box>}
          </Box>
          {one.podeExcluir && (
            <Button
              size="small"
              color="inherit"
              aria-label={t.undoOf(displayDay(one.data))}
              onClick={() => setUndoing(one)}
              sx={{ alignSelf: 'flex-start' }}
            >
              {t.undo}
            </Button>
          )}
        </Box>
      ))}
      {undoing && (
        <PromptDialog
          title={t.undo}
          text={t.undoQuestion(displayDay(undoing.data), goalValueText(result, undoing.valor))}
          onClose={() => setUndoing(undefined)}
          actions={
            <>
              <Button color="inherit" onClick={() => setUndoing(undefined)}>
                {commonTexts.cancel}
              </Button>
              <Button variant="contained" autoFocus onClick={() => void undo(undoing)}>
                {t.undo}
              </Button>
            </>
          }
        />
      )}
    </Box>
  )
}
