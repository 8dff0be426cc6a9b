import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { type Avaliacao, copiaRespondivel } from '#admin/questionario/avaliacao.ts'
import { Responder } from '#admin/questionario/Responder.tsx'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { InterviewCalls, InterviewPage } from './interview.ts'
import { ModelSelect } from './ModelSelect.tsx'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  page: InterviewPage
  interview: Avaliacao
  calls: InterviewCalls
}

/** HR enters the answers; until the first one it can choose another model, or let the talent answer. */
export function Answering({ page: { talento, modelos, modeloId }, interview, calls: { begin, refetch } }: Props) {
  // the page starts from the interview read first: drafts saved since then must not reset the form
  const [first] = useState(interview)
  const { hoje } = useRuleContext()
  const [date, setDate] = useState(hoje)
  const said = useRef(date)
  said.current = date
  const report = useReport()
  const success = useSuccess()
  const untouched = interview.situacao === 'N'
  const change = async (...how: Parameters<typeof begin>) => {
    try {
      await begin(...how)
      if (how[0] === 'TALENTO') success(t.asked)
    } catch (error) {
      report(error)
      void refetch()
    }
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2, maxWidth: 920 }}>
        {untouched && modeloId !== undefined && modelos.length > 1 && (
          <ModelSelect models={modelos} value={modeloId} onChange={(id) => void change('RH', id)} />
        )}
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <DateFilter name="data" label={t.date} value={date} onChange={setDate} />
        </Box>
        {untouched && talento.temEmail && <Button onClick={() => void change('TALENTO')}>{t.ask}</Button>}
      </Box>
      <Responder
        {...copiaRespondivel(first, () => (said.current === '' ? {} : { data: said.current }))}
        texts={{ finish: t.finish, finished: t.finished }}
        escritos={{ observacao: true, notaManual: false }}
        onEntregue={() => void refetch()}
        onFechada={() => void refetch()}
      />
    </Box>
  )
}
