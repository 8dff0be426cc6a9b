import TableIcon from '@mui/icons-material/BackupTableOutlined'
import ChartIcon from '@mui/icons-material/BarChartOutlined'
import SaveIcon from '@mui/icons-material/ImageOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { chartsTexts } from '#admin/charts/texts.ts'
import { usePrint } from '#admin/form/print/usePrint.tsx'
import { ToolButton } from '#admin/form/ToolButton.tsx'
import { type ChartData, type ChartProps, isEmpty } from '../data.ts'
import { ChartTable } from './ChartTable.tsx'
import { pictureOf, savePicture } from './picture.ts'

interface Props extends ChartProps {
  height: number
  /** the data in drawing order, where the chart sorts them */
  shown?: ChartData
  /** below the picture */
  legend?: ReactNode
  /** text when there is nothing to draw */
  nothing?: string
  children: ReactNode
}

/** Frame of every chart: title, data table, print, PNG export, legend, placeholder, empty state. */
export function ChartFrame({ title, data, shown = data, format, category, height, loading, busy, ...more }: Props) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(false)
  const print = usePrint()
  const empty = isEmpty(data)
  const table = <ChartTable title={title} category={category} data={shown} format={format} onPick={more.onPick} />
  const paper = async () => (
    <section style={{ breakInside: 'avoid' }}>
      <h2>{title}</h2>
      {!asTable && !empty && <img src={await pictureOf(body.current)} alt="" style={{ maxWidth: '100%' }} />}
      {empty ? (
        <p>{more.nothing ?? chartsTexts.empty}</p>
      ) : (
        <ChartTable title={title} category={category} data={shown} format={format} />
      )}
    </section>
  )
  print.offer(paper)
  const ready = !loading && !empty
  const fading = { opacity: busy ? 0.5 : 1, transition: busy ? 'opacity 150ms 150ms' : undefined }
  return (
    <Paper component="figure" variant="outlined" aria-labelledby={id} aria-busy={busy} sx={{ m: 0, p: 2, minWidth: 0 }}>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, mb: 1, minHeight: 34 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {ready && (
          <Box role="toolbar" aria-label={chartsTexts.toolbar(title)} sx={{ display: 'flex' }}>
            <ToolButton
              title={asTable ? chartsTexts.asChart : chartsTexts.asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
            </ToolButton>
            {more.tools}
            {!asTable && (
              <ToolButton title={chartsTexts.savePicture} onClick={() => void savePicture(body.current, title)}>
                <SaveIcon fontSize="small" />
              </ToolButton>
            )}
            <ToolButton title={chartsTexts.print} onClick={print.start}>
              <PrintIcon fontSize="small" />
            </ToolButton>
          </Box>
        )}
      </Box>
      {more.trail}
      {loading && <Skeleton variant="rounded" height={height} aria-label={chartsTexts.loading} />}
      {!loading && empty && (
        <Box sx={{ height: Math.min(height, 160), display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          <Typography role="status">{more.nothing ?? chartsTexts.empty}</Typography>
        </Box>
      )}
      {ready && asTable && <Box sx={fading}>{table}</Box>}
      {ready && !asTable && (
        <Box sx={fading}>
          <Box ref={body} sx={{ minWidth: 0, '& :focus': { outline: 'none' }, '& :focus-visible': FOCUS }}>
            {more.children}
          </Box>
          {more.legend}
        </Box>
      )}
      {print.area}
    </Paper>
  )
}

const FOCUS = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } as const
