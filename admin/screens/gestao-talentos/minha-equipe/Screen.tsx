import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AreaDoTalento, SituacaoDoTalento } from '#schemas/runtime/answers/talent-day.ts'
import { type Liderado, People } from './People.tsx'
import { equipeTexts } from './texts.ts'

interface Equipe {
  gestor?: { nome: string }
  liderados: Liderado[]
}

/** Who answers today to the person that is logged in. */
export default function Screen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['minha-equipe'],
    queryFn: ({ signal }) => getJson<Equipe>('/api/gestao-talentos/talentos/minha-equipe', { quiet: true, signal }),
    retry: false,
    gcTime: 0,
  })
  return (
    <>
      <PageHeader />
      {error ? <Refused error={error} onRetry={refetch} /> : data ? <Team {...data} /> : <Skeleton height={320} />}
    </>
  )
}

/** That nobody said who the user is cannot be mended by asking again. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  if (asApiError(error).code === 'SEM_TALENTO') return <Alert severity="info">{error.message}</Alert>
  return <RetryAlert onRetry={onRetry}>{error.message}</RetryAlert>
}

const onToday = <T,>(what: 'situacao' | 'area') => ({
  queryKey: ['minha-equipe', what],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson<T>(`/api/cargo-salario/colaboradores/${what}`, { quiet: true, signal }),
})

/** Position and area of the person that is logged in. GET /situacao, /area — spec 2 §7 */
function useOwnPlace(): string | undefined {
  const { data: situacao } = useQuery(onToday<SituacaoDoTalento>('situacao'))
  const { data: area } = useQuery(onToday<AreaDoTalento>('area'))
  const where = [situacao?.cargo?.nome, area?.areaOrganizacional?.descricaoHierarquia].filter(Boolean).join(', ')
  return where === '' ? undefined : `${equipeTexts.place}: ${where}`
}

function Team({ gestor, liderados }: Equipe) {
  const own = useOwnPlace()
  const count = liderados.length > 0 ? equipeTexts.count(liderados.length) : undefined
  const above = gestor && `${equipeTexts.answersTo} ${gestor.nome}`
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {[count, above, own].filter(Boolean).join(' · ')}
      </Typography>
      {liderados.length === 0 ? (
        <NothingYet icon={GroupsOutlined}>{equipeTexts.nobody}</NothingYet>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <People people={liderados} />
        </Paper>
      )}
    </>
  )
}
