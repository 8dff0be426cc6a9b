import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { numberText } from '#admin/charts/format.ts'
import { boardAddress, type DashboardInfo, formatOf } from '#admin/dashboard/dashboard.ts'
import { PinButton } from '#admin/dashboard/PinButton.tsx'
import { usePinned } from '#admin/dashboard/pinned.ts'
import { dashboardTexts } from '#admin/dashboard/texts.ts'
import { useCounted } from '#admin/dashboard/useCounted.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Card, CardText } from '../Card.tsx'
import { deskTexts } from '../texts.ts'

const t = deskTexts.figures

/** The dashboard's default filters. */
const ASKED = { query: '', compare: '' } as const

/** The figures a person put on the start page; each loads by itself and leads to its dashboard. */
export default function Figures() {
  const { names } = usePinned()
  return (
    <Card title={t.title}>
      {names.length === 0 ? (
        <CardText>{t.none}</CardText>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {names.map((name) => (
            <Figure key={name} name={name} />
          ))}
        </Box>
      )}
    </Card>
  )
}

/** Statuses of a figure that was deleted or is no longer visible to the user. */
const GONE = [403, 404]

function Figure({ name }: { name: string }) {
  const path = name.slice(0, name.lastIndexOf('/'))
  const address = boardAddress(path)
  const info = useQuery({
    queryKey: ['painel', path],
    queryFn: () => getJson<DashboardInfo>(address, { quiet: true }),
    retry: false,
  })
  const item = info.data?.itens.find(({ nome }) => `${path}/${nome}` === name)
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: 2, pr: 1, py: 1 },
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {item && info.data ? (
          <>
            <Link component={AppLink} to={`/${path}`} sx={{ fontWeight: 600, fontSize: 13 }}>
              {item.titulo}
            </Link>
            <Value address={`${address}/${item.nome}`} info={item.series[0]} board={info.data.titulo} />
          </>
        ) : info.isPending ? (
          <Skeleton width={120} height={48} />
        ) : info.error && !GONE.includes(asApiError(info.error).status) ? (
          <RetryAlert onRetry={info.refetch}>{dashboardTexts.failed}</RetryAlert>
        ) : (
          <Typography color="text.secondary" sx={{ fontSize: 13 }}>
            {t.gone}
          </Typography>
        )}
      </Box>
      <PinButton name={name} titulo={item?.titulo ?? t.figure} />
    </Box>
  )
}

interface ValueProps {
  address: string
  info?: DashboardInfo['itens'][number]['series'][number]
  /** what the dashboard is called */
  board: string
}

function Value({ address, info, board }: ValueProps) {
  const { data, failed, retry } = useCounted(address, ASKED, [], nothing)
  const counted = typeof data === 'object' ? data : undefined
  const value = counted?.series[0]?.total ?? undefined
  const { dataIni, dataFim } = counted?.filtros ?? {}
  const days = [dataIni, dataFim].map((day) => (typeof day === 'string' ? displayDay(day) : ''))
  if (failed) return <RetryAlert onRetry={retry}>{dashboardTexts.failed}</RetryAlert>
  return (
    <>
      <Typography component="p" sx={{ fontSize: 22, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {counted && info ? numberText(value, formatOf(info)) : <Skeleton width={80} />}
      </Typography>
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
        {board}
        {counted && ` · ${t.period(days[0] ?? '', days[1] ?? '')}`}
      </Typography>
    </>
  )
}

const nothing = (): void => undefined
