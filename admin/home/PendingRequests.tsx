import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { totalText } from '#admin/form/lookup.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Card } from './Card.tsx'
import { homeTexts } from './texts.ts'

const path = 'captacao/solicitacao-pessoal'
/** still to be judged, and neither suspended, closed nor cancelled (spec 1 §4) */
const waiting = { status: 'I', visualizar: 'A' }

/** Personnel requests to be judged, for who may judge them; the longest waiting first. */
export function PendingRequests() {
  const { schemas } = useSession()
  const schema = schemas.find((one) => one.path === path)
  if (!schema?.actions.includes('status')) return null
  return <Requests route={schema.route} />
}

type Row = SolicitacaoPessoal & { id: number }

function Requests({ route }: { route: string }) {
  const { data, total, error } = useGetList<Row>(route, {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'data', order: 'ASC' },
    filter: waiting,
  })
  const all = (
    <Button component={AppLink} to={`/${route}?filter=${encodeURIComponent(JSON.stringify(waiting))}`} color="primary">
      {homeTexts.pendingAll}
    </Button>
  )
  return (
    <Card
      title={homeTexts.pendingTitle}
      note={total ? <Chip size="small" color="primary" label={totalText(total)} /> : undefined}
      action={total ? all : undefined}
    >
      {error && (
        <Alert severity="error" sx={{ m: 2 }}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={220} sx={{ m: 2 }} />}
      {data?.length === 0 && (
        <Typography color="text.secondary" sx={{ px: 2, pb: 2, fontSize: 13 }}>
          {homeTexts.pendingNone}
        </Typography>
      )}
      <List disablePadding sx={{ pb: 1 }}>
        {data?.map((request) => (
          <RequestItem key={request.id} request={request} to={`/${route}/${request.id}`} />
        ))}
      </List>
    </Card>
  )
}

function RequestItem({ request, to }: { request: Row; to: string }) {
  const place = [request.areaOrganizacional?.nome, request.estabelecimento?.nome].filter(Boolean).join(' · ')
  return (
    <li>
      <ListItemButton component={AppLink} to={to} sx={{ display: 'block', px: 2, py: 0.75 }}>
        <Box sx={{ fontWeight: 600, fontSize: 13, overflowWrap: 'anywhere' }}>{request.descricao}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{place}</Box>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {homeTexts.vacancies(request.quantidade ?? 1)}
          </Box>
          {' · '}
          {displayDay(request.data ?? '')}
        </Box>
      </ListItemButton>
    </li>
  )
}
