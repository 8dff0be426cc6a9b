import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { askJson } from '#admin/providers/ask.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { TarefaTalento } from '#schemas/generated/types/gestao-talentos/tarefa-talento.ts'
import { Task } from './Task.tsx'
import { ROUTE, tasksKey } from './tarefa.ts'
import { tarefasTexts as t } from './texts.ts'

const MOST = 200

/** Below a talent's page: his tasks, grouped by checklist, with progress. */
export function Panel({ record: { id } }: { record: { id: number } }) {
  const schema = useSession().schemas.find(({ path }) => path === 'gestao-talentos/tarefa-talento')
  const { data, error, refetch } = useQuery({
    queryKey: tasksKey(id),
    queryFn: ({ signal }) =>
      askJson<TarefaTalento[]>(
        `/api/${ROUTE}`,
        new URLSearchParams({
          filter: JSON.stringify({ talento: id, situacao: 'T' }),
          sort: JSON.stringify(['prazo', 'ASC']),
          range: JSON.stringify([0, MOST - 1]),
          colunas: 'responsavel',
        }),
        { signal },
      ),
    enabled: schema?.can.read === true,
  })
  if (!schema?.can.read || (!error && !data?.length)) return null
  return (
    <Paper component="section" aria-label={schema.plural} variant="outlined" sx={{ p: 2, mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: 16, flex: 1, minWidth: 180 }}>
          {schema.plural}
        </Typography>
        {schema.can.create && (
          <Button
            component={AppLink}
            to={`/${ROUTE}/new?com=${encodeURIComponent(JSON.stringify({ talento: { id } }))}`}
            size="small"
          >
            {t.add}
          </Button>
        )}
      </Box>
      {error && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {groupsOf(data ?? []).map(([title, tasks]) => (
        <Group key={title} title={title} tasks={tasks} talentoId={id} mayConclude={schema.can.update} />
      ))}
    </Paper>
  )
}

/** Groups tasks by moment, admission first; those without a checklist are last. */
function groupsOf(tasks: TarefaTalento[]): [string, TarefaTalento[]][] {
  const of = (momento: TarefaTalento['momento']) => tasks.filter((task) => task.momento === momento)
  const groups: [string, TarefaTalento[]][] = [
    [t.moment.A, of('A')],
    [t.moment.D, of('D')],
    [t.others, of(undefined)],
  ]
  return groups.filter(([, found]) => found.length > 0)
}

interface GroupProps {
  title: string
  tasks: TarefaTalento[]
  talentoId: number
  mayConclude: boolean
}

function Group({ title, tasks, talentoId, mayConclude }: GroupProps) {
  const id = useId()
  const asked = tasks.filter(({ situacao }) => situacao !== 'N')
  const done = asked.filter(({ situacao }) => situacao === 'F').length
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography id={id} variant="subtitle2" component="h3">
          {title}
        </Typography>
        {asked.length > 0 && (
          <Typography color="text.secondary" sx={{ fontSize: 13 }}>
            {t.done(done, asked.length)}
          </Typography>
        )}
      </Box>
      {asked.length > 0 && (
        <LinearProgress
          variant="determinate"
          aria-labelledby={id}
          value={(done / asked.length) * 100}
          sx={{ my: 0.75 }}
        />
      )}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} talentoId={talentoId} mayConclude={mayConclude} />
        ))}
      </Box>
    </Box>
  )
}
