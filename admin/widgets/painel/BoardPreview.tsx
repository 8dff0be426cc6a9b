import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { numberText } from '#admin/charts/format.ts'
import { type Counted, formatOf, type Item } from '#admin/dashboard/dashboard.ts'
import { chartKinds, dataOf } from '#admin/dashboard/drawn.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useSettled } from '../useSettled.ts'
import { boardTexts } from './texts.ts'

type Drawn = Omit<Item, 'series'> &
  Pick<Counted, 'categorias'> & {
    series: (Item['series'][number] & Counted['series'][number])[]
  }

/** Live preview of a dashboard being edited, with its numbers. */
export default function BoardPreview({ record }: { record: RecordData }) {
  const { periodo, filtros, indicadores } = record
  const rows = Array.isArray(indicadores) ? indicadores : []
  const draft = useSettled(JSON.stringify({ periodo, filtros, indicadores: rows }))
  const { data, error } = useQuery({
    queryKey: ['paineis-empresa', 'previa', draft],
    queryFn: () =>
      sendJson<{ itens: Drawn[] }>('POST', '/api/analytics/paineis-empresa/previa', JSON.parse(draft) as RecordData, {
        quiet: true,
      }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const failure = error && asApiError(error)
  const items = rows.length > 0 && !error ? (data?.itens ?? []) : []
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={boardTexts.preview}
      sx={{ mt: 2, p: 2, bgcolor: 'background.default' }}
    >
      <Typography variant="subtitle2" component="h3">
        {boardTexts.preview}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {rows.length === 0
          ? boardTexts.empty
          : failure
            ? (failure.violations[0]?.message ?? boardTexts.incomplete)
            : boardTexts.previewHelp}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', mb: 2 }}>
        {items
          .filter(({ grafico }) => !grafico)
          .map((item) => (
            <Figure key={item.nome} item={item} />
          ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {items
          .filter(({ grafico }) => grafico)
          .map((item) => (
            <Picture key={item.nome} item={item} />
          ))}
      </Box>
    </Paper>
  )
}

function Figure({ item: { titulo, series } }: { item: Drawn }) {
  const [one] = series
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {titulo}
      </Typography>
      <Typography sx={{ fontSize: 22, fontWeight: 700 }}>
        {one && one.total !== null ? numberText(one.total, formatOf(one)) : '–'}
      </Typography>
    </Paper>
  )
}

function Picture({ item: { titulo, grafico, series, categorias } }: { item: Drawn }) {
  const { tipo = 'bars', categoria, largo } = grafico ?? {}
  const Chart = chartKinds[tipo]
  const [first] = series
  return (
    <Box sx={{ minWidth: 0, gridColumn: largo ? { lg: '1 / -1' } : undefined }}>
      <Chart
        title={titulo}
        category={categoria}
        data={dataOf(series, tipo, { categorias, series })}
        format={first && formatOf(first)}
        whole={first?.total ?? undefined}
      />
    </Box>
  )
}
