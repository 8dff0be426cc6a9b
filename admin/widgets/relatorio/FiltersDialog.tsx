import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import type { ReportSummary } from '#admin/report/reports.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import { agendadosTexts } from './texts.ts'

interface Props {
  report: Pick<ReportSummary, 'title' | 'url'>
  query: string
  onChoose(query: string | undefined): void
  onClose(): void
}

/** Filter form of a report; the result is a query string. */
export default function FiltersDialog({ report, query, onChoose, onClose }: Props) {
  const title = useId()
  const context = useRuleContext()
  const services = useFormServices()
  const { data } = useQuery({
    queryKey: ['definition', report.url],
    queryFn: () => loadDefinition(report.url),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const entity = data?.runtime.entity
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{agendadosTexts.filtersOf(report.title)}</DialogTitle>
      <DialogContent sx={{ '& .prumo-dirty': { display: 'none' } }}>
        {data && entity ? (
          <EntityForm
            runtime={data.runtime}
            record={filtersOf(entity, query)}
            context={context}
            idPrefix="filtros"
            heading={3}
            submitLabel={agendadosTexts.useFilters}
            onSubmit={async (filters) => {
              onChoose(queryOf(entity, filters) || undefined)
              onClose()
              return undefined
            }}
            actions={
              <Button color="inherit" onClick={onClose}>
                {commonTexts.cancel}
              </Button>
            }
            {...services}
          />
        ) : (
          <Skeleton variant="rounded" height={160} />
        )}
      </DialogContent>
    </Dialog>
  )
}
