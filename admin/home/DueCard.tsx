import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import { useQuery } from '@tanstack/react-query'
import { fetchDueFigures } from '#admin/providers/due.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Card } from './Card.tsx'
import { homeTexts } from './texts.ts'

const LIST = '/gestao-talentos/vencimentos'

const AUTHORITY = 'ROLE_VENCIMENTOS'

/** How much is over and will be soon, in all registers, for who may open the list; there only while something is. */
export function DueCard() {
  const enabled = useSession().info.authorities.includes(AUTHORITY)
  const { data } = useQuery({ queryKey: ['vencimentos', 'resumo'], queryFn: fetchDueFigures, enabled })
  if (!data || data.vencidos + data.mes === 0) return null
  const { over, week, month } = homeTexts.due
  const lines = [
    { title: over, count: data.vencidos, to: `${LIST}?situacao=VENCIDOS&dias=todos`, color: 'error.main' },
    { title: week, count: data.semana, to: `${LIST}?situacao=A_VENCER&dias=7`, color: 'warning.main' },
    { title: month, count: data.mes, to: `${LIST}?situacao=A_VENCER`, color: 'text.primary' },
  ]
  return (
    <Card
      title={homeTexts.due.title}
      action={
        <Button component={AppLink} to={LIST} color="primary">
          {homeTexts.pendingAll}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {lines.map(({ title, count, to, color }) => (
          <li key={title}>
            <ListItemButton component={AppLink} to={to} sx={{ px: 2, py: 0.5, justifyContent: 'space-between' }}>
              <Box component="span" sx={{ fontSize: 13 }}>
                {title}
              </Box>
              <Box component="span" sx={{ fontWeight: 650, color: count > 0 ? color : 'text.secondary' }}>
                {count.toLocaleString('pt-BR')}
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
    </Card>
  )
}
