import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { handOver } from '#admin/form/hand-over.ts'
import { call } from '#admin/providers/http.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useReports } from './reports.ts'

const FORMATS = ['pdf', 'xlsx'] as const

interface Props {
  /** path of the report */
  path: string
  filters: RecordData
  /** name of the file without its ending */
  file: string
  labels: Readonly<Record<(typeof FORMATS)[number], string>>
}

/** File buttons of a report on another page, for users who may run it. */
export function ReportFiles({ path, filters, file, labels }: Props) {
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: async (formato: (typeof FORMATS)[number]) =>
      handOver(await call(`/api/${path}`, { method: 'POST', body: { filters, formato } }), `${file}.${formato}`),
    onError: report,
  })
  if (!useReports().data?.some((each) => each.path === path)) return null
  return FORMATS.map((formato) => (
    <Button
      key={formato}
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      disabled={isPending}
      onClick={() => mutate(formato)}
    >
      {labels[formato]}
    </Button>
  ))
}
