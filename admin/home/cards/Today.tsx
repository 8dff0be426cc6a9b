import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { DueItem } from '#schemas/runtime/answers/notices.ts'
import type { DeskDue, DeskInterview } from '#schemas/runtime/answers/recruitment/desk.ts'
import { Card, CardAnswer, CardText, cardList } from '../Card.tsx'
import { useDesk } from '../desk-context.ts'
import { deskTexts } from '../texts.ts'

const t = deskTexts.today
const INTERVIEW = 'captacao/entrevista'
const AGENDA = '/captacao/agenda-entrevistas'
const DUE_LIST = '/gestao-talentos/vencimentos?dias=0'

const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })

/** Today's interviews, items that expire today, and expired items. */
export default function Today() {
  const { data, error, refetch } = useDesk()
  const entrevistas = data?.entrevistas
  const vencimentos = data?.vencimentos
  return (
    <Card
      title={t.title}
      action={
        data && (
          <>
            {entrevistas && (
              <Button component={AppLink} to={AGENDA} color="primary">
                {t.agenda}
              </Button>
            )}
            {vencimentos && vencimentos.total > 0 && (
              <Button component={AppLink} to={DUE_LIST} color="primary">
                {t.allDue(vencimentos.total)}
              </Button>
            )}
          </>
        )
      }
    >
      <CardAnswer data={data} error={error} refetch={refetch}>
        {() => (
          <>
            {entrevistas && <Interviews entrevistas={entrevistas} />}
            {vencimentos && <DueNow vencimentos={vencimentos} />}
          </>
        )}
      </CardAnswer>
    </Card>
  )
}

function Interviews({ entrevistas }: { entrevistas: DeskInterview[] }) {
  const route = useSession().schemas.find(({ path }) => path === INTERVIEW)?.route
  if (entrevistas.length === 0) return <CardText>{t.noInterviews}</CardText>
  return (
    <Part title={t.interviews}>
      {entrevistas.map(({ id, inicio, candidato, vaga, local, passou, comigo }) => (
        <Box component="li" key={id} sx={{ ...line, gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
          <Box component="time" dateTime={inicio} sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {clock.format(new Date(inicio))}
          </Box>
          <div>
            <Link component={AppLink} to={`/${route}/${id}/ficha`} sx={{ fontWeight: 600 }}>
              {candidato}
            </Link>
            {comigo && <Chip size="small" color="primary" variant="outlined" label={t.withYou} sx={{ ml: 0.75 }} />}
            <Box sx={detail}>{[vaga, local, passou ? t.over : ''].filter(Boolean).join(' · ')}</Box>
          </div>
        </Box>
      ))}
    </Part>
  )
}

function DueNow({ vencimentos: { itens } }: { vencimentos: DeskDue }) {
  if (itens.length === 0) return <CardText>{t.noDue}</CardText>
  return (
    <Part title={t.due}>
      {itens.map((item) => (
        <Box component="li" key={`${item.tipo} ${item.registroId} ${item.item ?? ''}`} sx={line}>
          <div>
            <Link component={AppLink} to={item.rota} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {item.pessoa ?? item.registro}
            </Link>
            <Box sx={detail}>{[item.vencimento, item.item, sinceOf(item)].filter(Boolean).join(' · ')}</Box>
          </div>
        </Box>
      ))}
    </Part>
  )
}

const sinceOf = ({ faltam }: DueItem): string => (faltam === 0 ? t.dueToday : t.dueFor(-faltam))

const line = { display: 'grid', gap: 1.25, px: 2, py: 0.5, fontSize: 13, alignItems: 'baseline' } as const
const detail = { fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' } as const

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="overline" component="h3" color="text.secondary" sx={{ px: 2, lineHeight: 2 }}>
      {title}
    </Typography>
    <Box component="ul" sx={cardList}>
      {children}
    </Box>
  </>
)
