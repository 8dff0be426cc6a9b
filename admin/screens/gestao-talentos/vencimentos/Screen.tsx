import Paper from '@mui/material/Paper'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { fetchDue } from '#admin/providers/records/due.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Export } from './Export.tsx'
import { Filters, type Filtro } from './Filters.tsx'
import { Lines } from './Lines.tsx'

const size = 25
/** Days ahead listed by default. */
const USUAL = '30'
const initial: Filtro = { q: '', situacao: '', dias: USUAL, tipos: '', areasIds: '', estabelecimentosIds: '' }
const names = Object.keys(initial) as (keyof Filtro)[]

/** Due records of all registers, the nearest first. Filters and page are query parameters. */
export default function Screen() {
  const [params, change] = usePrivateParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const filtro = Object.fromEntries(names.map((name) => [name, params.get(name) ?? initial[name]])) as Filtro
  const set = (changes: Partial<Filtro> & { page?: string }) => {
    const next = { ...filtro, page: '0', ...changes }
    const kept = Object.entries(next).filter(([name, value]) =>
      name === 'page' ? value !== '0' : value !== initial[name as keyof Filtro],
    )
    change(() => Object.fromEntries(kept))
  }
  const asked = { ...filtro, dias: filtro.dias === 'todos' ? '' : filtro.dias }
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  query.set('page', String(page))
  query.set('size', String(size))
  const { data, error, refetch } = useQuery({
    queryKey: ['vencimentos', query.toString()],
    queryFn: ({ signal }) => fetchDue(query, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const narrowed = names.some((name) => filtro[name] !== initial[name])
  return (
    <>
      <PageHeader actions={<Export filtro={filtro} />} />
      <Filters filtro={filtro} onChange={set} onClear={narrowed ? () => set(initial) : undefined} />
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines itens={data?.itens} filtered={narrowed} />
          <PlainPagination
            total={data?.total ?? 0}
            page={page}
            size={size}
            onPage={(next) => set({ page: String(next) })}
          />
        </Paper>
      )}
    </>
  )
}
