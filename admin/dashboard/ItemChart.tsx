import ExportIcon from '@mui/icons-material/FileDownloadOutlined'
import WideIcon from '@mui/icons-material/WidthFullOutlined'
import HalfIcon from '@mui/icons-material/WidthNormalOutlined'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { PickPlace } from '#admin/charts/data.ts'
import { ToolButton } from '#admin/form/ToolButton.tsx'
import { downloadAsked } from '#admin/providers/download.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { type Asked, boardAddress, type Cut, formatOf, type Item, paramsOf, seriesAt } from './dashboard.ts'
import { chartKinds, dataOf, NOTHING_DRAWN } from './drawn.ts'
import { IdleFilters } from './IdleFilters.tsx'
import { PickMenu } from './PickMenu.tsx'
import { dashboardTexts } from './texts.ts'
import { useCounted } from './useCounted.ts'

interface Props {
  /** 'analytics/vagas' */
  path: string
  item: Item
  asked: Asked
  /** filter fields of the dashboard */
  filters: readonly Field[]
  /** called with the instant the numbers were computed */
  onCounted(instant: string): void
  /** toggles full and half width */
  onResize(wide: boolean): void
}

interface Picked {
  cut: Cut
  category: number
  opens: boolean
  about?: string
  place: PickPlace
}

/** One chart that loads by itself; a category opens its next level, or the records it counts. */
export function ItemChart({ path: board, item, asked, filters, onCounted, onResize }: Props) {
  const own = `${boardAddress(board)}/${item.nome}`
  const [path, setPath] = useState<Cut[]>([])
  const [note, setNote] = useState<string>()
  const [picked, setPicked] = useState<Picked>()
  const { data, failed, stale, retry } = useCounted(own, asked, path, onCounted)
  const sayFailure = useReport()
  // from this width on, charts are side by side
  const beside = useMediaQuery('(min-width: 1200px)')
  const wide = item.grafico?.largo === true
  const counted = typeof data === 'object' ? data : undefined
  if (typeof data === 'string' && path.length > 0) {
    // there is no next level: goes back to the previous one and shows the reason
    setNote(data)
    setPath(path.slice(0, -1))
  }
  const go = (next: Cut[]) => {
    setNote(undefined)
    setPath(next)
  }
  const pick = (place: number, at: PickPlace) => {
    const category = counted?.categorias[place]
    // categories of stale data are not clickable
    if (stale || !category || counted?.por === undefined) return
    const { chave, nome, abre, texto, periodo } = category
    setPicked({
      cut: { by: counted.por, key: chave, name: nome, periodo },
      category: place,
      opens: abre,
      about: texto,
      place: at,
    })
  }
  const save = () =>
    downloadAsked(own, new URLSearchParams([...paramsOf(asked, path), ['formato', 'xlsx']]), `${item.nome}.xlsx`).catch(
      sayFailure,
    )
  if (failed)
    return (
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {item.titulo}
        </Typography>
        <RetryAlert onRetry={retry}>{dashboardTexts.failed}</RetryAlert>
      </Paper>
    )
  const { tipo = 'bars', categoria } = item.grafico ?? {}
  const Chart = chartKinds[tipo]
  const series = seriesAt(item, counted?.por)
  const [info] = series
  return (
    <Box
      sx={{
        minWidth: 0,
        gridColumn: wide ? { lg: '1 / -1' } : undefined,
        '& > figure': { height: '100%' },
      }}
    >
      <Chart
        title={item.titulo}
        category={path.length === 0 ? categoria : undefined}
        data={counted ? dataOf(series, tipo, counted) : NOTHING_DRAWN}
        format={info && formatOf(info)}
        loading={!counted}
        busy={stale}
        whole={counted?.series[0]?.total ?? undefined}
        onPick={pick}
        trail={
          <>
            <Trail title={item.titulo} path={path} note={note} onGo={go} />
            {counted && <IdleFilters series={series} counted={counted} filters={filters} />}
          </>
        }
        tools={
          <>
            {beside && (
              <ToolButton title={wide ? dashboardTexts.half : dashboardTexts.wide} onClick={() => onResize(!wide)}>
                {wide ? <HalfIcon fontSize="small" /> : <WideIcon fontSize="small" />}
              </ToolButton>
            )}
            <ToolButton title={dashboardTexts.export} onClick={() => void save()}>
              <ExportIcon fontSize="small" />
            </ToolButton>
          </>
        }
      />
      {picked && counted && (
        <PickMenu
          name={picked.cut.name}
          series={series}
          asked={asked}
          counted={counted}
          category={picked.category}
          path={[...path, picked.cut]}
          place={picked.place}
          onClose={() => setPicked(undefined)}
          report={item.grafico?.relatorio}
          about={picked.about ?? (picked.opens || series !== item.series ? undefined : item.grafico?.nadaDentro)}
          onInside={picked.opens ? () => go([...path, picked.cut]) : undefined}
        />
      )}
    </Box>
  )
}

interface TrailProps {
  title: string
  path: Cut[]
  note?: string
  onGo(path: Cut[]): void
}

/** Breadcrumbs of the levels opened in a chart. */
function Trail({ title, path, note, onGo }: TrailProps) {
  return (
    <>
      {path.length > 0 && (
        <Breadcrumbs aria-label={dashboardTexts.trail(title)} sx={{ fontSize: 13, mb: 0.5 }}>
          <Link component="button" type="button" onClick={() => onGo([])}>
            {dashboardTexts.all}
          </Link>
          {path.slice(0, -1).map(({ by, key, name }, place) => (
            <Link key={`${by} ${key}`} component="button" type="button" onClick={() => onGo(path.slice(0, place + 1))}>
              {name}
            </Link>
          ))}
          <Typography color="text.primary" sx={{ fontSize: 13 }} aria-current="page">
            {path.at(-1)?.name}
          </Typography>
        </Breadcrumbs>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {note}
      </Typography>
    </>
  )
}
