import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined'
import RemoveCircle from '@mui/icons-material/RemoveCircleOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { runAction } from '#admin/providers/records/records.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { TarefaTalento } from '#schemas/generated/types/gestao-talentos/tarefa-talento.ts'
import { displayDay, isoDay } from '#schemas/runtime/dates.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { ROUTE, tasksKey } from './tarefa.ts'
import { tarefasTexts as t } from './texts.ts'

interface Props {
  task: TarefaTalento
  talentoId: number
  mayConclude: boolean
}

const icons = {
  P: <Circle fontSize="small" color="disabled" aria-hidden />,
  F: <CheckCircle fontSize="small" color="success" aria-hidden />,
  N: <RemoveCircle fontSize="small" color="disabled" aria-hidden />,
}

/** One task of a checklist: title, responsible, deadline; concluded with one click. */
export function Task({ task, talentoId, mayConclude }: Props) {
  const { id, versao, titulo, responsavel, situacao } = task
  const client = useQueryClient()
  const report = useReport()
  const success = useSuccess()
  const conclude = useMutation({
    mutationFn: () => runAction(ROUTE, id, 'conclui', { versao }),
    onSuccess: () => success(t.concluded(titulo)),
    onError: report,
    onSettled: () => client.invalidateQueries({ queryKey: tasksKey(talentoId) }),
  })
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, minHeight: 40 }}>
      {icons[situacao]}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={AppLink} to={`/${ROUTE}/${id}/ficha`} sx={{ fontSize: 13 }}>
          {titulo}
        </Link>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          {responsavel && `${responsavel} · `}
          <When task={task} />
        </Box>
      </Box>
      {situacao === 'P' && mayConclude && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={conclude.isPending}
          aria-label={t.concludeOf(titulo)}
          onClick={() => conclude.mutate()}
        >
          {t.conclude}
        </Button>
      )}
    </Box>
  )
}

function When({ task: { situacao, prazo, feitaEm } }: { task: TarefaTalento }) {
  if (situacao !== 'P') return t.closedOn[situacao](displayDay(feitaEm ?? prazo))
  const late = daysBetween(prazo, isoDay(new Date()))
  return (
    <Box component="span" sx={{ color: late > 0 ? 'error.main' : undefined }}>
      {late > 0 ? t.late(late) : late === 0 ? t.today : t.until(displayDay(prazo))}
    </Box>
  )
}
