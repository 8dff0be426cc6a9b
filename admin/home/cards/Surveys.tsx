import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFresh } from '#admin/providers/useFresh.ts'
import { answeringOf } from '#admin/questionario/linha.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { ListCard } from '../ListCard.tsx'
import { deskTexts } from '../texts.ts'

const t = deskTexts.surveys

const EVERY = 300_000
const STEP = 5

/** Open surveys the user can answer today, by due date. */
export default function Surveys() {
  const { data, error, refetch } = useFresh<AResponder[]>(
    ['pesquisas-para-responder'],
    '/api/pesquisa/pesquisas/para-responder?situacao=A&size=100',
    EVERY,
  )
  return (
    <ListCard texts={t} step={STEP} answer={{ data, error, refetch }}>
      {(asked) => <Asked key={asked.id} asked={asked} />}
    </ListCard>
  )
}

function Asked({ asked }: { asked: AResponder }) {
  const { titulo, situacao, prazo, quantidade } = asked
  const about = [
    quantidade !== undefined && t.questions(quantidade),
    situacao === 'P' && t.begun,
    prazo && t.until(displayDay(prazo)),
  ]
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 0.75, overflowWrap: 'anywhere', '& + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Link component={AppLink} to={answeringOf(asked)} sx={{ fontWeight: 600, fontSize: 13 }}>
        {titulo}
      </Link>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{about.filter(Boolean).join(' · ')}</Box>
    </Box>
  )
}
