import Add from '@mui/icons-material/Add'
import Tune from '@mui/icons-material/Tune'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { useSession } from '#admin/providers/session.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { fetchTalents } from './api.ts'
import { Filters, type Filtro } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { ModelsDialog } from './ModelsDialog.tsx'
import { PeriodChip } from './PeriodChip.tsx'
import { experienciaTexts as t } from './texts.ts'
import { usePeriodActions } from './usePeriodActions.tsx'

const LIST = 'experiencias'
const size = 15
/** Days before today from which due dates are listed by default. */
const BACK = 60

const usual = (hoje: string): Filtro => ({
  ...{ q: '', situacao: 'T', vencidos: '', vencimentoDe: shiftDay(hoje, -BACK), vencimentoAte: '' },
  ...{ periodosIds: '', areasIds: '', estabelecimentosIds: '' },
})

/** Talents in their experience periods, ordered by due day. Filters and page are query parameters. */
export default function Screen() {
  const { hoje } = useRuleContext()
  const initial = usual(hoje)
  const names = Object.keys(initial) as (keyof Filtro)[]
  const [params, change] = usePrivateParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const filtro = Object.fromEntries(names.map((name) => [name, params.get(name) ?? initial[name]])) as Filtro
  const set = (changes: Partial<Filtro> & { page?: string }) => {
    const next = { ...filtro, page: '0', ...changes }
    change(() =>
      Object.fromEntries(
        Object.entries(next).filter(([name, value]) =>
          name === 'page' ? value !== '0' : value !== initial[name as keyof Filtro],
        ),
      ),
    )
  }
  const { q, ...others } = filtro
  const query = new URLSearchParams(Object.entries({ nome: q, ...others }).filter(([, value]) => value !== ''))
  query.set('page', String(page))
  query.set('size', String(size))
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [LIST, query.toString()],
    queryFn: ({ signal }) => fetchTalents(query, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const reload = async () => {
    // a request in flight started before the change: refetch would join it and return stale rows
    await client.cancelQueries({ queryKey: [LIST] })
    await refetch()
  }
  const { of, dialog } = usePeriodActions(() => void reload())
  const narrowed = names.some((name) => filtro[name] !== initial[name])
  return (
    <>
      <PageHeader actions={<Actions />} />
      <Filters filtro={filtro} onChange={set} onClear={narrowed ? () => set(initial) : undefined} />
      {error ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines
            talents={data?.itens}
            filtered={narrowed}
            chip={(talent, period) => (
              <PeriodChip period={period} name={talent.nome} actions={of({ talent, period })} />
            )}
          />
          <PlainPagination
            total={data?.total ?? 0}
            page={page}
            size={size}
            onPage={(next) => set({ page: String(next) })}
          />
        </Paper>
      )}
      {dialog}
    </>
  )
}

function Actions() {
  const [open, setOpen] = useState(false)
  const { schemas } = useSession()
  const mayLink = schemas.find(({ path }) => path === 'avaliacao/modelo-avaliacao')?.can.update === true
  return (
    <>
      {mayLink && (
        <Button variant="outlined" color="inherit" startIcon={<Tune />} onClick={() => setOpen(true)}>
          {t.models}
        </Button>
      )}
      <Button
        component={AppLink}
        to="/avaliacao/acompanhamentos-periodos-experiencia/new"
        variant="contained"
        startIcon={<Add />}
      >
        {t.evaluate}
      </Button>
      {open && <ModelsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
