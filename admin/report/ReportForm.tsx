import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { texts } from '#admin/i18n/texts.ts'
import { ApiError, asApiError, formErrors } from '#admin/providers/api-error.ts'
import { download } from '#admin/providers/download.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { noticeTime } from '#admin/shell/useReport.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { PreviewTable } from './PreviewTable.tsx'
import type { ReportFormat, ReportPreview, ReportSummary } from './reports.ts'

type Wanted = ReportFormat | 'json'

/** Filters, then 'Relatório' (PDF), 'Exportar para XLS' and the other formats, or the rows on the screen (spec 3 §2). */
export function ReportForm({ report, runtime }: { report: ReportSummary; runtime: EntityRuntime }) {
  const context = useRuleContext()
  const services = useFormServices()
  const notify = useNotify()
  const form = useRef<EntityFormHandle>(null)
  const [main = 'pdf', ...others] = report.formats
  const wanted = useRef<Wanted>(main)
  const [preview, setPreview] = useState<ReportPreview>()

  const run = async (filters: RecordData): Promise<FieldError[] | undefined> => {
    const formato = wanted.current
    wanted.current = main
    try {
      await fetchReport(report, formato, filters, setPreview)
      return undefined
    } catch (thrown) {
      const error = asApiError(thrown)
      setPreview(undefined)
      if (error.status >= 500) throw new ApiError(texts.report.failed, error.status, error.body)
      if (error.status !== 404) return formErrors(error)
      notify(error.message, { type: 'info', autoHideDuration: noticeTime })
      return undefined
    }
  }

  const ask = (formato: Wanted) => () => {
    wanted.current = formato
    form.current?.submit()
  }

  return (
    <>
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 1.5, '& .prumo-dirty': { display: 'none' } }}>
        <EntityForm
          runtime={runtime}
          context={context}
          onSubmit={run}
          submitLabel={texts.report.formats[main]}
          formRef={form}
          actions={
            <>
              {others.map((format) => (
                <Button key={format} variant="outlined" color="inherit" onClick={ask(format)}>
                  {texts.report.formats[format]}
                </Button>
              ))}
              <Button color="inherit" onClick={ask('json')}>
                {texts.report.preview}
              </Button>
            </>
          }
          {...services}
        />
      </Paper>
      {preview && <PreviewTable preview={preview} />}
    </>
  )
}

async function fetchReport(
  { path, name }: ReportSummary,
  formato: Wanted,
  filters: RecordData,
  show: (preview: ReportPreview) => void,
): Promise<void> {
  const body = { filters, formato }
  if (formato === 'json') show(await sendJson<ReportPreview>('POST', `/api/${path}`, body))
  else await download(`/api/${path}`, `${name}.${formato}`, { method: 'POST', body })
}
