import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { EventFact, EventLine } from '#admin/shell/lines/EventLine.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AvisoAutomatico } from '#schemas/generated/types/utilitario/aviso-automatico.ts'
import type { SentLine, UpcomingLine } from '#schemas/runtime/answers/notices.ts'
import { displayDay, displayInstant } from '#schemas/runtime/dates.ts'
import { avisoTexts as t } from './texts.ts'
import { useEnvios, usePrevistos } from './useAviso.ts'

const size = 15
/** Upcoming rows shown until the user asks for all. */
const FIRST = 5
const colours = { ESPERA: 'info', ENVIADO: 'success', CALADO: 'default' } as const

/** Upcoming and sent messages of a notice, below its form. */
export function NoticeLog({ record }: { record: AvisoAutomatico & { versao?: number } }) {
  const { id = 0, versao = 0 } = record
  return (
    <>
      <Upcoming id={id} versao={versao} empty={emptyWords(record)} />
      <Sent id={id} versao={versao} />
    </>
  )
}

function emptyWords({ evento, ativo }: AvisoAutomatico): string {
  if (!ativo) return t.upcomingOff
  return evento === 'VENCIMENTO' ? t.upcomingNone : t.upcomingEvent
}

interface Asked {
  id: number
  versao: number
}

function Upcoming({ id, versao, empty }: Asked & { empty: string }) {
  const { data, error, refetch } = usePrevistos(id, versao)
  const [all, setAll] = useState(false)
  return (
    <Section title={t.upcoming} loading={!data && !error}>
      {error && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {data?.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      <Lines>
        {data?.slice(0, all ? undefined : FIRST).map((line) => (
          <UpcomingItem key={`${line.rota} ${line.dia} ${line.em}`} line={line} />
        ))}
      </Lines>
      {!all && data && data.length > FIRST && (
        <Button size="small" onClick={() => setAll(true)}>
          {t.showAll(data.length)}
        </Button>
      )}
    </Section>
  )
}

function Sent({ id, versao }: Asked) {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useEnvios(id, versao, page, size)
  return (
    <Section title={t.sent} loading={!data && !error}>
      {error && <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>}
      {data?.linhas.length === 0 && <Typography color="text.secondary">{t.sentNone}</Typography>}
      <Lines>
        {data?.linhas.map((line) => (
          <SentItem key={line.id} line={line} />
        ))}
      </Lines>
      <PlainPagination total={data?.total ?? 0} page={page} size={size} onPage={setPage} />
    </Section>
  )
}

function Section({ title, loading, children }: { title: string; loading: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ p: { xs: 2, md: 3 }, mt: 2 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 16, mb: 1 }}>
        {title}
      </Typography>
      {loading && <Skeleton variant="rectangular" height={120} />}
      {children}
    </Paper>
  )
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

interface ItemProps {
  when: string
  rota: string
  registro: string
  facts: string
  end?: ReactNode
}

const Item = ({ when, rota, registro, facts, end }: ItemProps) => (
  <EventLine when={when} end={end}>
    <Link component={AppLink} to={rota} variant="body2">
      {registro}
    </Link>
    <EventFact>{facts}</EventFact>
  </EventLine>
)

const UpcomingItem = ({ line: { em, dia, rota, registro, para } }: { line: UpcomingLine }) => (
  <Item
    when={displayDay(em)}
    rota={rota}
    registro={registro}
    facts={[t.due(displayDay(dia)), para.length > 0 ? t.to(para.join(', ')) : t.nobody].join(' · ')}
  />
)

function SentItem({ line }: { line: SentLine }) {
  const { notadoEm, encerradoEm, rota, registro, para, canal, dia, situacao, motivo } = line
  const facts = [t.channels[canal], t.to(para), ...(dia ? [t.due(displayDay(dia))] : []), ...(motivo ? [motivo] : [])]
  return (
    <Item
      when={displayInstant(encerradoEm ?? notadoEm)}
      rota={rota}
      registro={registro}
      facts={facts.join(' · ')}
      end={<Chip size="small" variant="outlined" color={colours[situacao]} label={t.states[situacao]} />}
    />
  )
}
