import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Filters } from '#admin/report/Filters.tsx'
import { useReports } from '#admin/report/reports.ts'
import { loadDefinition } from '#admin/resource/definition.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { RecordData } from '#schemas/runtime/model.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  /** 'analytics/relatorios/desligamentos' */
  path: string
  /** the dashboard's filters; those the report has, too, are preset */
  filters: RecordData
  onClose(): void
}

/** Report dialog over the dashboard it was opened from (spec 2 §7: dismissals). */
export function ReportDialog({ path, filters, onClose }: Props) {
  const id = useId()
  const phone = useMediaQuery('(max-width: 768px)')
  const [resets, setResets] = useState(0)
  const { data: reports, error, refetch } = useReports()
  const report = reports?.find((one) => one.path === path)
  const form = useQuery({
    queryKey: ['definition', report?.url],
    queryFn: () => loadDefinition(report?.url ?? ''),
    enabled: report !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failure = error ?? form.error
  const names = form.data?.runtime.entity.fields.map(({ name }) => name) ?? []
  const initial = Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name)))
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id}>{report?.title}</DialogTitle>
      <DialogContent>
        {failure && (
          <RetryAlert onRetry={() => void (error ? refetch() : form.refetch())}>
            {dashboardTexts.report.failed}
          </RetryAlert>
        )}
        {!failure && report && form.data ? (
          <Filters
            key={resets}
            aside
            report={report}
            runtime={form.data.runtime}
            initial={initial}
            onReset={() => setResets(resets + 1)}
          />
        ) : (
          !failure && <PageSkeleton />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{dashboardTexts.records.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
