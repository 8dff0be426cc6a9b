import InfoIcon from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PickPlace, placeOf } from '#admin/charts/data.ts'
import { numberText } from '#admin/charts/format.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Field } from '#schemas/runtime/model.ts'
import { type Asked, boardAddress, type Counted, formatOf, type Item, type SeriesInfo } from './dashboard.ts'
import { IdleFilters } from './IdleFilters.tsx'
import { PickMenu } from './PickMenu.tsx'
import { PinButton } from './PinButton.tsx'
import { dashboardTexts } from './texts.ts'
import { useCounted } from './useCounted.ts'

interface Props {
  /** 'analytics/vagas' */
  path: string
  item: Item
  asked: Asked
  /** filter fields of the dashboard */
  filters: readonly Field[]
  /** called with the instant the number was computed */
  onCounted(instant: string): void
}

/** One figure with its previous value, and a menu that leads to its records. */
export function FigureCard({ path, item, asked, filters, onCounted }: Props) {
  const { data, failed, stale, retry } = useCounted(`${boardAddress(path)}/${item.nome}`, asked, [], onCounted)
  const [place, setPlace] = useState<PickPlace>()
  const [info] = item.series
  if (failed) return <RetryAlert onRetry={retry}>{dashboardTexts.failed}</RetryAlert>
  if (!info) return null
  const counted = typeof data === 'object' ? data : undefined
  const text = numberText(counted?.series[0]?.total ?? undefined, formatOf(info))
  return (
    <Paper variant="outlined" sx={{ display: 'flex', minWidth: 0, position: 'relative', containerType: 'inline-size' }}>
      <ButtonBase
        disabled={!counted || stale}
        aria-busy={stale}
        onClick={(event) => setPlace(placeOf(event))}
        sx={{
          flex: 1,
          p: 2,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          // resets ButtonBase's centred content
          justifyContent: 'flex-start',
          textAlign: 'left',
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary', pr: 2.5 }}>
          <Typography variant="body2">{item.titulo}</Typography>
          {info.resumo && (
            <Tooltip title={info.resumo}>
              <InfoIcon fontSize="inherit" aria-hidden />
            </Tooltip>
          )}
        </Box>
        {counted ? (
          <>
            <Typography
              component="p"
              sx={{
                // font size by text length, so that a long amount fits the card
                fontSize: `clamp(14px, ${Math.round(160 / text.length)}cqi, 24px)`,
                lineHeight: '36px',
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {text}
            </Typography>
            <Change info={info} counted={counted} />
            <Target info={item.series[1]} value={counted.series[1]?.total} />
            <IdleFilters series={item.series} counted={counted} filters={filters} />
          </>
        ) : (
          <Skeleton width={80} height={36} />
        )}
      </ButtonBase>
      <Box sx={{ position: 'absolute', top: 4, right: 4 }}>
        <PinButton name={`${path}/${item.nome}`} titulo={item.titulo} />
      </Box>
      {counted && place && (
        <PickMenu
          name={item.titulo}
          series={item.series}
          asked={asked}
          counted={counted}
          path={[]}
          place={place}
          onClose={() => setPlace(undefined)}
        />
      )}
    </Paper>
  )
}

/** Target value of the figure. */
function Target({ info, value }: { info?: SeriesInfo; value?: number | null }) {
  if (!info || value === undefined || value === null) return null
  return (
    <Typography variant="body2" color="text.secondary">
      {dashboardTexts.target(info.titulo, numberText(value, formatOf(info)))}
    </Typography>
  )
}

/** Change from the previous value, coloured by whether it is an improvement. */
function Change({ info, counted }: { info: SeriesInfo; counted: Counted }) {
  const [{ total, anterior } = { total: null, anterior: undefined }] = counted.series
  if (anterior === undefined || anterior === null || total === null) return null
  const change = total - anterior
  const good = change === 0 ? undefined : change > 0 !== (info.menosMelhor === true)
  const color = good === undefined ? 'text.secondary' : good ? 'success.main' : 'error.main'
  const arrow = change > 0 ? '▲' : change < 0 ? '▼' : '='
  return (
    <Typography variant="body2" sx={{ color }}>
      {arrow} {dashboardTexts.beforeText(numberText(anterior, formatOf(info)))}
    </Typography>
  )
}
