import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { call } from '#admin/providers/http.ts'
import type { Linha } from '#admin/questionario/linha.tsx'
import { PlainPagination } from '#admin/resource/list/PlainPagination.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { OnlyTalents } from '#admin/shell/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Lines } from './Lines.tsx'
import { minhasTexts as t } from './texts.ts'

const size = 15
type Situacao = keyof typeof t.filters
const situacoes = Object.keys(t.filters) as Situacao[]

export default function Screen() {
  return (
    <OnlyTalents>
      <Mine />
    </OnlyTalents>
  )
}

/** What the talent who is logged in answers, with what is due first; what is shown stands in the address — spec 2 §2, §7 */
function Mine() {
  const [params, setParams] = useSearchParams()
  const situacao = situacoes.find((one) => one === params.get('situacao')) ?? 'T'
  const ciclo = params.get('avaliacaoDesempenho') ?? ''
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const set = (changes: Record<string, string>) => {
    const next = { situacao, avaliacaoDesempenho: ciclo, page: '0', ...changes }
    const usual: Record<string, string> = { situacao: 'T', avaliacaoDesempenho: '', page: '0' }
    setParams(Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== usual[name])))
  }
  const { data, error, refetch } = useMinhas({ situacao, avaliacaoDesempenho: ciclo, page: String(page) })
  return (
    <>
      <PageHeader />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={situacao}
          aria-label={t.filter}
          onChange={(_event, chosen: Situacao | null) => set({ situacao: chosen ?? 'T' })}
          sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
        >
          {situacoes.map((one) => (
            <ToggleButton key={one} value={one}>
              {t.filters[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {ciclo !== '' && <Chip label={cicloDe(data?.linhas)} onDelete={() => set({ avaliacaoDesempenho: '' })} />}
      </Box>
      {error && !data ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data ? (
        <Skeleton variant="rectangular" height={320} />
      ) : data.linhas.length === 0 ? (
        <NothingYet filtered={situacao !== 'T'}>{situacao === 'T' ? t.nothing : t.nothingFiltered}</NothingYet>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines linhas={data.linhas} />
          <PlainPagination total={data.total} page={page} size={size} onPage={(next) => set({ page: String(next) })} />
        </Paper>
      )}
    </>
  )
}

const cicloDe = (linhas: Linha[] = []): string => {
  const titulo = linhas[0]?.avaliacaoDesempenho?.titulo
  return titulo ? t.cycle(titulo) : t.oneCycle
}

function useMinhas(asked: { situacao: string; avaliacaoDesempenho: string; page: string }) {
  const query = new URLSearchParams({ ...asked, size: String(size) }).toString()
  return useQuery({
    queryKey: ['minhas-avaliacoes', query],
    queryFn: async ({ signal }) => {
      const response = await call(`/api/avaliacao/avaliacoes-desempenhos-questionarios?${query}`, { signal })
      const linhas = (await response.json()) as Linha[]
      return { linhas, total: Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0) }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}
