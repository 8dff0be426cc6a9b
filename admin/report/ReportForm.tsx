import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { withLabels } from '#admin/resource/record/labels.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import { Filters, type FiltersProps } from './Filters.tsx'
import { forgetFilters, rememberedFilters } from './last-filters.ts'

type Props = Pick<FiltersProps, 'report' | 'runtime'>

/** Form with filters from the URL, else the last ones used, else the defaults, which 'Limpar filtros' restores. */
export function ReportForm({ report, runtime }: Props) {
  const [address, setAddress] = useSearchParams()
  const [resets, setResets] = useState(0)
  const reset = () => {
    forgetFilters(report.path)
    setAddress('', { replace: true })
    setResets(resets + 1)
  }
  const said = resets === 0 ? address.toString() : ''
  return <Begun key={resets} report={report} runtime={runtime} address={said} onReset={reset} />
}

/** Fetches the labels of the ids in the URL first. */
function Begun({ address, ...props }: Omit<FiltersProps, 'initial'> & { address: string }) {
  const { report, runtime } = props
  const { entity } = runtime
  const { lookup } = useFormServices()
  const [said] = useState(() => {
    const filters = filtersOf(entity, address)
    return Object.keys(filters).length > 0 ? filters : rememberedFilters(entity, report.path)
  })
  const names = entity.fields.some(({ kind, name }) => kind === 'reference' && said[name] !== undefined)
  const { data } = useQuery({
    queryKey: ['filtros', report.path, said],
    queryFn: () => withLabels(entity, said, lookup).catch(() => said),
    enabled: names,
    gcTime: 0,
  })
  const initial = names ? data : said
  return initial ? <Filters {...props} initial={initial} /> : <PageSkeleton />
}
