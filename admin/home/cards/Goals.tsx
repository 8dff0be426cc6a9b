import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useSession } from '#admin/providers/session.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { OwnGoal } from '#schemas/runtime/answers/evaluation/goals.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { ListCard } from '../ListCard.tsx'
import { deskTexts } from '../texts.ts'

const t = deskTexts.goals

const EVERY = 300_000
const STEP = 5

/** Key results the user is responsible for, the most urgent check-in first. */
export default function Goals() {
  const { data, error, refetch } = useFresh<OwnGoal[]>(['minhas-metas'], '/api/avaliacao/minhas-metas', EVERY)
  return (
    <ListCard texts={t} step={STEP} answer={{ data, error, refetch }}>
      {(goal) => <Goal key={goal.id} goal={goal} />}
    </ListCard>
  )
}

function Goal({ goal: { titulo, objetivo, doObjetivo, progresso, confianca, proximoCheckIn } }: { goal: OwnGoal }) {
  const { hoje } = useSession().info
  const late = proximoCheckIn === null ? 0 : daysBetween(proximoCheckIn, hoje)
  const when = proximoCheckIn === null ? t.reached : late > 0 ? t.late(late) : t.next(displayDay(proximoCheckIn))
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 2, alignItems: 'center', px: 2, py: 0.75 },
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={AppLink} to={`/avaliacao/metas?objetivo=${objetivo}`} sx={{ fontWeight: 600, fontSize: 13 }}>
          {titulo}
        </Link>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {doObjetivo}
          {confianca && ` · ${t.confidence[confianca]}`}
          <Box component="span" sx={{ color: late > 0 ? 'error.main' : undefined }}>{` · ${when}`}</Box>
        </Box>
      </Box>
      <b>{`${progresso.toLocaleString('pt-BR')}%`}</b>
    </Box>
  )
}
