import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { reportTexts } from '#admin/report/texts.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Charts } from './Charts.tsx'
import { Filters } from './Filters.tsx'
import { Summary } from './Summary.tsx'
import { useEstatisticas } from './useEstatisticas.ts'

/** Vacancies filled: counts, days, funnel of steps, sources (spec 1 §2.2, §7.4). The filters are query parameters. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const filtro = Object.fromEntries(params)
  const { data, vazio, recusa, falhou, refetch } = useEstatisticas(filtro)
  const change = (changes: Record<string, string>) =>
    setParams(Object.entries({ ...filtro, ...changes }).filter(([, value]) => value !== ''))
  const period =
    data && filtro.solicitacaoId === undefined && `${displayDay(data.dataIni)} a ${displayDay(data.dataFim)}`
  return (
    <>
      <PageHeader note={period && <Typography color="text.secondary">{period}</Typography>} />
      <Filters filtro={filtro} onChange={change} onClear={() => setParams([])} />
      {vazio && <Alert severity="info">{vazio}</Alert>}
      {recusa && <Alert severity="warning">{recusa}</Alert>}
      {falhou && <RetryAlert onRetry={refetch}>{reportTexts.failed}</RetryAlert>}
      {data ? (
        <>
          <Summary resumo={data.resumo} />
          <Charts {...data} />
        </>
      ) : (
        !vazio && !recusa && !falhou && <PageSkeleton />
      )}
    </>
  )
}
