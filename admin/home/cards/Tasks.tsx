import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { TalentTask } from '#schemas/runtime/answers/positions/talent-tasks.ts'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { ListCard } from '../ListCard.tsx'
import { deskTexts } from '../texts.ts'

const t = deskTexts.tasks

const OWN = '/api/gestao-talentos/minhas-tarefas'
const EVERY = 60_000

const STEP = 6

/** The user's onboarding and offboarding tasks, the most urgent first; completed by one click. */
export default function Tasks() {
  const { data, error, refetch } = useFresh<TalentTask[]>(['minhas-tarefas'], OWN, EVERY)
  const [busy, setBusy] = useState<number>()
  const conclude = useConclude()
  const run = async (task: TalentTask) => {
    setBusy(task.id)
    await conclude(task)
    setBusy(undefined)
  }
  return (
    <ListCard texts={t} step={STEP} answer={{ data, error, refetch }}>
      {(task) => <Task key={task.id} task={task} busy={busy === task.id} onDone={() => void run(task)} />}
    </ListCard>
  )
}

function useConclude(): (task: TalentTask) => Promise<void> {
  const client = useQueryClient()
  const report = useReport()
  const success = useSuccess()
  return async ({ id, titulo }) => {
    try {
      await sendJson('PUT', `${OWN}/${id}/conclui`, {})
      success(t.said(titulo))
      client.setQueryData<TalentTask[]>(['minhas-tarefas'], (all) => all?.filter((one) => one.id !== id))
    } catch (thrown) {
      report(thrown)
    }
    await client.invalidateQueries({ queryKey: ['minhas-tarefas'] })
  }
}

interface TaskProps {
  task: TalentTask
  busy: boolean
  onDone: () => void
}

function Task({ task: { titulo, descricao, prazo, momento, talento, talentoId }, busy, onDone }: TaskProps) {
  const opens = useSession().schemas.some(({ path, can }) => path === 'gestao-talentos/talento' && can.read)
  const late = daysBetween(prazo, isoDay(new Date()))
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 1, alignItems: 'flex-start', px: 2, py: 0.75 },
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600, fontSize: 13 }}>{titulo}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {opens ? (
            <Link component={AppLink} to={`/gestao-talentos/talentos/${talentoId}/ficha`} underline="always">
              {talento}
            </Link>
          ) : (
            talento
          )}
          {momento ? ` · ${t.moment[momento]}` : ''}
          <Box component="span" sx={{ color: late > 0 ? 'error.main' : undefined }}>
            {` · ${late > 0 ? t.late(late) : late === 0 ? t.today : t.until(displayDay(prazo))}`}
          </Box>
        </Box>
        {descricao && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{descricao}</Box>}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        loading={busy}
        aria-label={t.doneOf(titulo, talento)}
        onClick={onDone}
        sx={{ flexShrink: 0 }}
      >
        {t.done}
      </Button>
    </Box>
  )
}
