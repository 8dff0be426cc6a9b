import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#admin/providers/http.ts'
import { PlainPagination } from '#admin/resource/list/PlainPagination.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { OnlyTalents } from '#admin/shell/OnlyTalents.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { type Asked, Surveys } from './Surveys.tsx'
import { responderTexts as t } from './texts.ts'

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

/** The surveys that ask whoever is logged in, what is due first. */
function Mine() {
  const [situacao, setSituacao] = useState<Situacao>('T')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['minhas-pesquisas', situacao, page],
    queryFn: async ({ signal }) => {
      const response = await call(
        `/api/pesquisa/pesquisas/para-responder?situacao=${situacao}&page=${page}&size=${size}`,
        { signal },
      )
      const total = Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0)
      return { asked: (await response.json()) as Asked[], total }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const choose = (chosen: Situacao | null) => {
    setSituacao(chosen ?? 'T')
    setPage(0)
  }
  return (
    <>
      <PageHeader />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={situacao}
        aria-label={t.filter}
        onChange={(_event, chosen: Situacao | null) => choose(chosen)}
        sx={{ flexWrap: 'wrap', bgcolor: 'background.paper', mb: 2 }}
      >
        {situacoes.map((one) => (
          <ToggleButton key={one} value={one}>
            {t.filters[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && !data ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.asked.length === 0 ? (
        <NothingYet filtered={situacao !== 'T'}>{situacao === 'T' ? t.nothing : t.nothingFiltered}</NothingYet>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Surveys asked={data.asked} />
          <PlainPagination total={data.total} page={page} size={size} onPage={setPage} />
        </Paper>
      )}
    </>
  )
}
