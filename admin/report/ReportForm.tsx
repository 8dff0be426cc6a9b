import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { ApiError, asApiError, formErrors } from '#admin/providers/api-error.ts'
import { handOver } from '#admin/providers/download.ts'
import { call } from '#admin/providers/http.ts'
import { callOrTask, downloadResult, type Task } from '#admin/providers/tasks.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { withLabels } from '#admin/resource/record/labels.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { noticeTime, useReport } from '#admin/shell/useReport.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { filtersOf, queryOf } from '#schemas/runtime/report-filters.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { rememberedFilters, rememberFilters } from './last-filters.ts'
import { PreviewPages } from './PreviewPages.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { previewCall } from './preview-call.ts'
import { ReportChart } from './ReportChart.tsx'
import type { ReportFormat, ReportPreview, ReportSummary } from './reports.ts'
import { ScheduleButton } from './ScheduleButton.tsx'
import { reportTexts } from './texts.ts'

type Wanted = ReportFormat | 'json'

interface Props {
  report: ReportSummary
  runtime: EntityRuntime
}

/** Filters as the address says them, else as they were the last time; an address says ids, people read names. */
export function ReportForm({ report, runtime }: Props) {
  const { entity } = runtime
  const { lookup } = useFormServices()
  const [address] = useSearchParams()
  const [said] = useState(() => {
    const filters = filtersOf(entity, address.toString())
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
  return initial ? <Filters report={report} runtime={runtime} initial={initial} /> : <PageSkeleton />
}

/** Filters, then 'Relatório' (PDF), 'Exportar para XLS' and the other formats, or the rows on the screen (spec 3 §2). */
function Filters({ report, runtime, initial }: Props & { initial: RecordData }) {
  const context = useRuleContext()
  const services = useFormServices()
  const notify = useNotify()
  const form = useRef<EntityFormHandle>(null)
  const [main = 'pdf', ...others] = report.formats
  const wanted = useRef<Wanted>(main)
  const [preview, setPreview] = useState<ReportPreview>()
  const [task, setTask] = useState<{ id: string; formato: Wanted }>()
  const sayFailure = useReport()
  const { entity } = runtime
  const [, setAddress] = useSearchParams()

  const run = async (filters: RecordData): Promise<FieldError[] | undefined> => {
    const formato = wanted.current
    wanted.current = main
    try {
      setTask(undefined)
      setAddress(queryOf(entity, filters), { replace: true })
      const answer = await (formato === 'json'
        ? callOrTask(...previewCall(report, entity, filters))
        : callOrTask(`/api/${report.path}`, { method: 'POST', body: { filters, formato } }))
      if ('tarefaId' in answer) setTask({ id: answer.tarefaId, formato })
      else if (formato === 'json') setPreview((await answer.json()) as ReportPreview)
      else await handOver(answer, `${report.name}.${formato}`)
      rememberFilters(entity, report.path, filters)
      return undefined
    } catch (thrown) {
      const error = asApiError(thrown)
      setPreview(undefined)
      if (error.status >= 500) throw new ApiError(reportTexts.failed, error.status, error.body)
      if (error.status !== 404) return formErrors(error)
      notify(error.message, { type: 'info', autoHideDuration: noticeTime })
      return undefined
    }
  }

  const finish = (formato: Wanted) => async (done: Task) => {
    setTask(undefined)
    const { arquivoId } = done
    if (!arquivoId) return
    try {
      if (formato !== 'json') await downloadResult(arquivoId)
      else setPreview((await (await call(`/api/arquivos/${arquivoId}`)).json()) as ReportPreview)
    } catch (error) {
      sayFailure(error)
    }
  }

  const stopped = ({ mensagem, resultado }: Task<{ codigo?: string }>) => {
    setPreview(undefined)
    if (resultado?.codigo !== 'SEM_DADOS') return
    setTask(undefined)
    notify(mensagem ?? '', { type: 'info', autoHideDuration: noticeTime })
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
          record={initial}
          context={context}
          onSubmit={run}
          submitLabel={reportTexts.formats[main]}
          formRef={form}
          actions={
            <>
              {others.map((format) => (
                <Button key={format} variant="outlined" color="inherit" onClick={ask(format)}>
                  {reportTexts.formats[format]}
                </Button>
              ))}
              <Button color="inherit" onClick={ask('json')}>
                {reportTexts.preview}
              </Button>
              <ScheduleButton report={report} query={() => queryOf(entity, form.current?.values() ?? {})} />
            </>
          }
          {...services}
        />
      </Paper>
      {task && (
        <Paper variant="outlined" sx={{ mt: 2, p: { xs: 2, md: 3 } }}>
          <TaskProgress<{ codigo?: string }>
            key={task.id}
            id={task.id}
            words={reportTexts.background}
            onDone={finish(task.formato)}
            onStopped={stopped}
          />
        </Paper>
      )}
      {preview?.grafico && <ReportChart chart={preview.grafico} />}
      {preview && (preview.paginas ? <PreviewPages preview={preview} /> : <PreviewTable preview={preview} />)}
    </>
  )
}
