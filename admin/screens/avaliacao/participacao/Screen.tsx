import Answers from '@mui/icons-material/AssignmentTurnedInOutlined'
import Email from '@mui/icons-material/Email'
import Timeline from '@mui/icons-material/Timeline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { Board } from '#admin/questionario/participacao/Board.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'

const EmailDialog = later(() => import('#admin/desempenho/EmailDialog.tsx'))
const AnsweredDrawer = later(() => import('./AnsweredDrawer.tsx'))
const CICLOS = 'avaliacao/avaliacoes-desempenho'

/** Progress of a cycle by area, and reminders to evaluators; the cycle is a query parameter. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const ciclo = Number(params.get('avaliacaoDesempenhoId')) || undefined
  const [writing, setWriting] = useState(false)
  const [reading, setReading] = useState(false)
  const { schemas } = useSession()
  const can = schemas.find(({ path }) => path === 'avaliacao/avaliacao-desempenho')?.can
  return (
    <>
      <PageHeader
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <RecordPicker
              route={CICLOS}
              label={t.cycle}
              value={ciclo}
              onChange={(id) => setParams(id ? { avaliacaoDesempenhoId: String(id) } : {})}
            />
            {ciclo !== undefined && (
              <Button startIcon={<Answers />} onClick={() => setReading(true)}>
                {t.answered}
              </Button>
            )}
            {ciclo !== undefined && can?.update && (
              <Button startIcon={<Email />} onClick={() => setWriting(true)}>
                {t.email}
              </Button>
            )}
          </Box>
        }
      />
      {ciclo === undefined ? (
        <NothingYet icon={Timeline}>{t.chooseProgress}</NothingYet>
      ) : (
        <Board key={ciclo} url={`/api/${CICLOS}/${ciclo}/participacao`} bothSides />
      )}
      {reading && ciclo !== undefined && (
        <Waiting fallback={null}>
          <AnsweredDrawer ciclo={ciclo} onClose={() => setReading(false)} />
        </Waiting>
      )}
      {writing && ciclo !== undefined && (
        <Waiting fallback={null}>
          <EmailDialog record={{ id: ciclo }} onClose={() => setWriting(false)} />
        </Waiting>
      )}
    </>
  )
}
