import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { Por } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import type { InterviewCalls, InterviewPage } from './interview.ts'
import { ModelSelect } from './ModelSelect.tsx'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  page: InterviewPage
  calls: InterviewCalls
  /** id of the model requested in the address */
  wanted?: number
}

/** Starts an interview: chooses the model and who answers. */
export function Choice({ page: { talento, modelos }, calls: { begin }, wanted }: Props) {
  const [modelo, setModelo] = useState(modelos.find(({ id }) => id === wanted)?.id ?? modelos[0]?.id)
  const [busy, setBusy] = useState<Por>()
  const report = useReport()
  const success = useSuccess()
  if (modelo === undefined)
    return (
      <NothingYet
        action={
          <Button component={AppLink} to="/pesquisa/entrevistas">
            {t.toModels}
          </Button>
        }
      >
        {t.noModel}
      </NothingYet>
    )
  const start = async (por: Por) => {
    setBusy(por)
    try {
      await begin(por, modelo)
      if (por === 'TALENTO') success(t.asked)
    } catch (error) {
      report(error)
      setBusy(undefined)
    }
  }
  return (
    <Box sx={{ mt: 3, maxWidth: 560, display: 'grid', gap: 2 }}>
      <Typography color="text.secondary">{t.choose}</Typography>
      <ModelSelect models={modelos} value={modelo} onChange={setModelo} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={busy === 'RH'} disabled={!!busy} onClick={() => void start('RH')}>
          {t.answerNow}
        </Button>
        <Button
          variant="outlined"
          loading={busy === 'TALENTO'}
          disabled={!!busy || !talento.temEmail}
          onClick={() => void start('TALENTO')}
        >
          {t.ask}
        </Button>
      </Box>
      {!talento.temEmail && (
        <Typography variant="body2" color="text.secondary">
          {t.noEmail}
        </Typography>
      )}
    </Box>
  )
}
