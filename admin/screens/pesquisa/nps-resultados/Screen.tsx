import Poll from '@mui/icons-material/Poll'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { MesNps, ResultadosNps } from '#schemas/runtime/answers/surveys/nps.ts'
import { Charts } from './Charts.tsx'
import { MonthComments } from './MonthComments.tsx'
import { monthText } from './months.ts'
import { Summary } from './Summary.tsx'
import { npsResultadosTexts as t } from './texts.ts'

const URL = '/api/pesquisa/nps/resultados'

/** NPS of the completed months; the month is a query parameter. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['nps-resultados'],
    queryFn: ({ signal }) => getJson<ResultadosNps>(URL, { signal, quiet: true }),
    gcTime: 0,
  })
  const meses = data?.meses ?? []
  const mes = meses.find((one) => one.mes === params.get('mes')) ?? meses[0]
  return (
    <>
      <PageHeader
        actions={mes && <MonthPicker meses={meses} value={mes.mes} onChange={(chosen) => setParams({ mes: chosen })} />}
      />
      {error ? (
        <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : !mes ? (
        <NothingYet icon={Poll}>{t.none}</NothingYet>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Summary mes={mes} />
          <Charts mes={mes} meses={meses} />
          {mes.oculta === undefined && (
            <MonthComments key={mes.mes} mes={mes.mes} url={`${URL}/${mes.mes}/comentarios`} />
          )}
        </Box>
      )}
    </>
  )
}

interface PickerProps {
  meses: MesNps[]
  value: string
  onChange: (mes: string) => void
}

const MonthPicker = ({ meses, value, onChange }: PickerProps) => (
  <TextField
    select
    size="small"
    label={t.month}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ minWidth: 220, width: { xs: '100%', md: 'auto' } }}
  >
    {meses.map(({ mes }) => (
      <MenuItem key={mes} value={mes}>
        {monthText(mes)}
      </MenuItem>
    ))}
  </TextField>
)
