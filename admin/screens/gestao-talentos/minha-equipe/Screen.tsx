import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { OnlyTalents } from '#admin/shell/screen/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { AreaDoTalento, SituacaoDoTalento } from '#schemas/runtime/answers/positions/talent-day.ts'
import type { Equipe } from '#schemas/runtime/answers/positions/team.ts'
import { People } from './People.tsx'
import { equipeTexts } from './texts.ts'

export default function Screen() {
  return (
    <OnlyTalents>
      <MyTeam />
    </OnlyTalents>
  )
}

/** The talents who report to the logged-in user today. */
function MyTeam() {
  const { data, error, refetch } = useQuery({
    queryKey: ['minha-equipe'],
    queryFn: ({ signal }) => getJson<Equipe>('/api/gestao-talentos/talentos/minha-equipe', { quiet: true, signal }),
    retry: false,
    gcTime: 0,
  })
  return (
    <>
      <PageHeader />
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : data ? (
        <Team {...data} />
      ) : (
        <Skeleton height={320} />
      )}
    </>
  )
}

const onToday = <T,>(what: 'situacao' | 'area') => ({
  queryKey: ['minha-equipe', what],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson<T>(`/api/cargo-salario/colaboradores/${what}`, { quiet: true, signal }),
})

/** Position and area of the logged-in user. GET /situacao, /area — spec 2 §7 */
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
