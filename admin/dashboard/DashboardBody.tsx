import PrintIcon from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ScheduleButton, scheduleOf } from '#admin/report/ScheduleButton.tsx'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import { TIME_ZONE } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { ArrangePanel } from './ArrangePanel.tsx'
import { DashboardFilters } from './DashboardFilters.tsx'
import { type Asked, type DashboardInfo, paramsOf } from './dashboard.ts'
import { FigureCard } from './FigureCard.tsx'
import { ItemChart } from './ItemChart.tsx'
import { dashboardTexts } from './texts.ts'
import { useLayout } from './useLayout.ts'

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })
const timeOf = (instant: string): string => time.format(new Date(instant))

/** Schedule of the current view, with a relative period. */
const scheduled = ({ relatorio, painel, titulo }: DashboardInfo, { query }: Asked): RecordData => ({
  ...scheduleOf({ path: relatorio, title: titulo, formats: ['pdf'], period: 'ULTIMOS_12_MESES' }, query),
  painel,
})

interface Props {
  /** 'analytics/vagas' */
  path: string
  info: DashboardInfo
  runtime: EntityRuntime
}

/** Filters, figures and charts; each figure loads by itself, so one failure leaves the others. */
export function DashboardBody({ path, info, runtime }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const [instant, setInstant] = useState<string>()
  const [printing, setPrinting] = useState(false)
  const filters = runtime.entity.fields
  const layout = useLayout(path, info.itens)
  const { cards, charts } = layout
  if (info.itens.length === 0) return <Alert severity="info">{dashboardTexts.nothing}</Alert>
  return (
    <>
      {info.resumo && (
        <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 720 }}>
          {info.resumo}
        </Typography>
      )}
      {info.ocultos && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {dashboardTexts.unseen(info.ocultos)}
        </Alert>
      )}
      <DashboardFilters
        path={path}
        runtime={runtime}
        info={info}
        onAsked={setAsked}
        actions={
          <>
            <ArrangePanel layout={layout} />
            {asked && <ScheduleButton values={() => scheduled(info, asked)} />}
            <Button color="inherit" startIcon={<PrintIcon />} disabled={!asked} onClick={() => setPrinting(true)}>
              {dashboardTexts.print}
            </Button>
          </>
        }
      />
      {asked && printing && (
        <PrintedPdf
          url={`${info.impressao}?${paramsOf(asked, [])}`}
          title={info.titulo}
          nome={`${path.split('/').at(-1)}.pdf`}
          onClose={() => setPrinting(false)}
        />
      )}
      {asked && layout.ready && (
        <>
          {cards.length + charts.length === 0 && <Alert severity="info">{dashboardTexts.allHidden}</Alert>}
          {cards.length > 0 && (
            <Box
              component="section"
              aria-label={dashboardTexts.cards}
              sx={{ mb: 2, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
            >
              {cards.map((item) => (
                <FigureCard key={item.nome} {...{ path, item, asked, filters }} onCounted={setInstant} />
              ))}
            </Box>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {charts.map((item) => (
              <ItemChart
                key={item.nome}
                {...{ path, item, asked, filters }}
                onCounted={setInstant}
                onResize={(wide) => layout.change({ largos: { ...layout.stored.largos, [item.nome]: wide } })}
              />
            ))}
          </Box>
          {instant && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {dashboardTexts.calculated(timeOf(instant))}
            </Typography>
          )}
        </>
      )}
    </>
  )
}
