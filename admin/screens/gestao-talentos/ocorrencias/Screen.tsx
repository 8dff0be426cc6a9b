import ReportGmailerrorred from '@mui/icons-material/ReportGmailerrorred'
import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { OcorrenciaNoPeriodo, OcorrenciasNoPeriodo } from '#schemas/runtime/answers/positions/occurrences.ts'
import { Filters, type Filtro } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import type { Providencia } from './Measure.tsx'
import { ocorrenciasTexts as t } from './texts.ts'

const KEY = 'ocorrencias-periodo'
const MEASURE = '/api/gestao-talentos/ocorrencia-providencia'

/** Occurrences of a period with their measures — spec 3 §7 ocorrencias/por-periodo-providencias, ocorrencia-providencia. */
export default function Screen() {
  const { hoje } = useRuleContext()
  const initial = usual(hoje)
  const names = Object.keys(initial) as (keyof Filtro)[]
  const [params, change] = usePrivateParams()
  const filtro = Object.fromEntries(names.map((name) => [name, params.get(name) ?? initial[name]])) as Filtro
  const set = (changes: Partial<Filtro>) => {
    const next = { ...filtro, ...changes }
    change(() =>
      Object.fromEntries(names.flatMap((name) => (next[name] === initial[name] ? [] : [[name, next[name]]]))),
    )
  }
  const ordered = filtro.dataIni <= filtro.dataFim
  const query = new URLSearchParams(Object.entries(filtro).filter(([, value]) => value !== '')).toString()
  const { data, error, refetch } = useQuery({
    queryKey: [KEY, query],
    queryFn: ({ signal }) =>
      getJson<OcorrenciasNoPeriodo>(`/api/gestao-talentos/ocorrencias/por-periodo-providencias?${query}`, {
        quiet: true,
        signal,
      }),
    enabled: ordered,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const { measures, busy, choose } = useMeasures()
  const narrowed = names.some((name) => filtro[name] !== initial[name])
  return (
    <>
      <PageHeader />
      <Filters filtro={filtro} onChange={set} onClear={narrowed ? () => set(initial) : undefined} />
      {!ordered ? (
        <Alert severity="error">{t.order}</Alert>
      ) : error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : !data ? (
        <Skeleton height={320} />
      ) : data.total === 0 ? (
        <NothingYet icon={ReportGmailerrorred}>{t.none}</NothingYet>
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 1.5 }} role="status">
            {t.found(data.total)}
            {data.itens.length < data.total && t.cut(data.itens.length)}
          </Typography>
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <Lines itens={data.itens} measures={measures} busy={busy} onChange={choose} />
          </Paper>
        </>
      )}
    </>
  )
}

/** This year until today. */
const usual = (hoje: string): Filtro => ({
  dataIni: `${hoje.slice(0, 4)}-01-01`,
  dataFim: hoje,
  areasIds: '',
  estabelecimentosIds: '',
  cargosIds: '',
  qtdItens: '100',
})

/** Options of a measure, with the right to change it, and the mutation. */
function useMeasures() {
  const register = useSession().schemas.find(({ path }) => path === 'gestao-talentos/colaborador-ocorrencia')
  const mayChange = register?.can.update === true
  const client = useQueryClient()
  const notify = useNotify()
  const report = useReport()
  const { data } = useQuery({
    queryKey: ['opcoes', 'gestao-talentos/providencias'],
    queryFn: ({ signal }) =>
      getJson<Providencia[]>('/api/gestao-talentos/providencias/opcoes?unpaged=true', { quiet: true, signal }),
    enabled: mayChange,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ item, providenciaId }: { item: OcorrenciaNoPeriodo; providenciaId: number | null }) =>
      sendJson('PUT', `${MEASURE}/${item.id}`, { providenciaId, versao: item.versao }),
    onSuccess: () => notify(t.changed, { type: 'success' }),
    onError: report,
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
  return {
    measures: mayChange ? data : undefined,
    busy: isPending,
    choose: (item: OcorrenciaNoPeriodo, providenciaId: number | null) => mutate({ item, providenciaId }),
  }
}
