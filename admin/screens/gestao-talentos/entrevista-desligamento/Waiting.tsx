import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Leaving } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Interview, InterviewCalls } from './interview.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  talento: Leaving
  interview: Interview
  calls: InterviewCalls
}

/** The talent was asked: his progress, and what HR can do if he does not answer. */
export function Waiting({ talento, interview: { situacao, prazo = '' }, calls: { begin } }: Props) {
  const [open, setOpen] = useState<'link' | 'rh'>()
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const { hoje } = useRuleContext()
  const over = prazo < hoje
  const again = async () => {
    setBusy(true)
    try {
      await begin('TALENTO')
      success(t.asked)
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ mt: 3, maxWidth: 920, display: 'grid', gap: 2 }}>
      <Alert severity={over ? 'warning' : 'info'}>
        {over ? t.over(displayDay(prazo)) : t.waits(displayDay(prazo))} {situacao === 'P' && t.begun}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" loading={busy} disabled={!talento.temEmail} onClick={() => void again()}>
          {t.again}
        </Button>
        {!over && <Button onClick={() => setOpen('link')}>{t.copyLink}</Button>}
        <Button onClick={() => setOpen('rh')}>{t.takeOver}</Button>
      </Box>
      {open === 'link' && <LinkDialog talento={talento.id} onClose={() => setOpen(undefined)} />}
      {open === 'rh' && (
        <ConfirmDialog
          title={t.takeOver}
          text={t.takeOverText}
          confirm={t.takeOver}
          onClose={() => setOpen(undefined)}
          onConfirm={() => begin('RH')}
        />
      )}
    </Box>
  )
}
