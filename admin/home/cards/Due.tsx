import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemButton from '@mui/material/ListItemButton'
import { useQuery } from '@tanstack/react-query'
import { fetchDueFigures } from '#admin/providers/records/due.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Card, CardAnswer, CardText, cardList } from '../Card.tsx'
import { deskTexts } from '../texts.ts'

const LIST = '/gestao-talentos/vencimentos'
const { title, over, week, month, none } = deskTexts.due

/** Counts of expired and soon expiring items, in all registers. */
export default function Due() {
  const { data, error, refetch } = useQuery({ queryKey: ['vencimentos', 'resumo'], queryFn: fetchDueFigures })
  return (
    <Card
      title={title}
      action={
        <Button component={AppLink} to={LIST} color="primary">
          {deskTexts.allMasculine}
        </Button>
      }
    >
      <CardAnswer data={data} error={error} refetch={refetch}>
        {({ vencidos, semana, mes }) =>
          vencidos + mes === 0 ? (
            <CardText>{none}</CardText>
          ) : (
            <Box component="ul" sx={cardList}>
              <Line title={over} count={vencidos} to={`${LIST}?situacao=VENCIDOS&dias=todos`} color="error.main" />
              <Line title={week} count={semana} to={`${LIST}?situacao=A_VENCER&dias=7`} color="warning.main" />
              <Line title={month} count={mes} to={`${LIST}?situacao=A_VENCER`} color="text.primary" />
            </Box>
          )
        }
      </CardAnswer>
    </Card>
  )
}

interface LineProps {
  title: string
  count: number
  to: string
  color: string
}

const Line = ({ title, count, to, color }: LineProps) => (
  <li>
    <ListItemButton component={AppLink} to={to} sx={{ px: 2, py: 0.5, justifyContent: 'space-between' }}>
      <Box component="span" sx={{ fontSize: 13 }}>
        {title}
      </Box>
      <Box component="span" sx={{ fontWeight: 650, color: count > 0 ? color : 'text.secondary' }}>
        {count.toLocaleString('pt-BR')}
      </Box>
    </ListItemButton>
  </li>
)
