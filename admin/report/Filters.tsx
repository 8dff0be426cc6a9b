import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import { handOver } from '#admin/form/hand-over.ts'
import type { EntityFormHandle } from '#admin/form/props.ts'
import { commonTexts } from '#admin/i18n/common.ts'
import { ApiError, asApiError, formErrors } from '#admin/providers/api-error.ts'
import { call } from '#admin/providers/http.ts'
import { callOrTask, downloadResult, type Task } from '#admin/providers/records/tasks.ts'
import { TaskProgress } from '#admin/resource/bulk/TaskProgress.tsx'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { ButtonsMenu } from '#admin/shell/dialogs/ButtonsMenu.tsx'
import { noticeTime, useReport } from '#admin/shell/useReport.ts'
import { queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { rememberFilters } from './last-filters.ts'
import { PreviewArea } from './PreviewArea.tsx'
import { emptiedFilters } from './preview-call.ts'
import type { ReportFormat, ReportPreview, ReportSummary, Schedulable } from './reports.ts'
import { ScheduleButton, scheduleOf } from './ScheduleButton.tsx'
import { reportTexts } from './texts.ts'
import { useAtOnce } from './useAtOnce.ts'
import { usePreview } from './usePreview.ts'

type Wanted = ReportFormat | 'json'

export interface FiltersProps {
  report: ReportSummary
  runtime: EntityRuntime
  /** preset filters; the others get their defaults */
  initial: RecordData
  /** back to the defaults */
  onReset(): void
  /** set in a dialog over another page: the URL is left alone */
  aside?: true
}

/** Schedule of a report with the current filters and a relative period. */
const scheduled = ({ periodo, ...report }: Schedulable, query: string): RecordData =>
  scheduleOf({ ...report, period: periodo ? 'MES_ANTERIOR' : undefined }, query)

/** Filters with the resulting rows below, loaded at once; file buttons 'Relatório' and 'Exportar para XLS' where the specification says so (spec 3 §2). */
export function Filters({ report, runtime, initial, onReset, aside }: FiltersProps) {
  const context = useRuleContext()
  const services = useFormServices()
  const notify = useNotify()
  const form = useRef<EntityFormHandle>(null)
  const [main = 'pdf', ...others] = report.formats
  const wanted = useRef<Wanted>(main)
  const { preview, busy, show, clear, take } = usePreview(report, runtime)
  const [task, setTask] = useState<{ id: string; formato: Wanted }>()
  const sayFailure = useReport()
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const { entity } = runtime
  const [, setAddress] = useSearchParams()
  const buttons = { ...reportTexts.formats, ...report.botoes }

  const own = useRef(window.location.pathname)
  const keep = (filters: RecordData) => {
    // the user has already navigated away: the next page's code is still loading
    if (aside || window.location.pathname !== own.current) return
    setAddress(queryOf(entity, filters), { replace: true })
    rememberFilters(entity, report.path, filters)
  }
  const atOnce = useAtOnce(runtime, context, initial, async (filters, reason) => {
    if (reason === 'changed') keep(filters)
    const id = await show(filters, reason)
    if (id === undefined) return true
    setTask({ id, formato: 'json' })
    return false
  })

  const run = async (filters: RecordData): Promise<FieldError[] | undefined> => {
    const formato = wanted.current
    wanted.current = main
    atOnce.stop()
    try {
      setTask(undefined)
      keep(filters)
      if (formato === 'json') {
        const id = await show(filters, 'asked')
        if (id !== undefined) setTask({ id, formato })
        return undefined
      }
      const said = { ...filters, ...Object.fromEntries(emptiedFilters(entity, filters).map((name) => [name, null])) }
      const answer = await callOrTask(`/api/${report.path}`, { method: 'POST', body: { filters: said, formato } })
      if ('tarefaId' in answer) setTask({ id: answer.tarefaId, formato })
      else await handOver(answer, `${report.name}.${formato}`)
      return undefined
    } catch (thrown) {
      const error = asApiError(thrown)
      clear()
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
      else take((await (await call(`/api/arquivos/${arquivoId}`)).json()) as ReportPreview)
    } catch (error) {
      sayFailure(error)
    }
  }

  const stopped = ({ mensagem, resultado }: Task<{ codigo?: string }>) => {
    clear()
    if (resultado?.codigo !== 'SEM_DADOS') return
    setTask(undefined)
    notify(mensagem ?? '', { type: 'info', autoHideDuration: noticeTime })
  }

  const ask = (formato: Wanted) => () => {
    wanted.current = formato
    form.current?.submit()
  }

  const files = others.map((format) => (
    <Button key={format} variant="outlined" color="inherit" onClick={ask(format)}>
      {buttons[format]}
    </Button>
  ))
  const look = (
    <Button color="inherit" onClick={ask('json')}>
      {reportTexts.preview}
    </Button>
  )
  const seldom = (
    <>
      <ScheduleButton values={() => scheduled(report, queryOf(entity, form.current?.values() ?? {}))} />
      <Button color="inherit" onClick={onReset} sx={{ ml: { md: 'auto' } }}>
        {reportTexts.reset}
      </Button>
    </>
  )

  return (
    <>
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 1.5, '& .prumo-dirty': { display: 'none' } }}>
        <EntityForm
          runtime={runtime}
          record={initial}
          context={context}
          onSubmit={run}
          onChange={atOnce.changed}
          submitLabel={buttons[main]}
          formRef={form}
          actions={
            mobile ? (
              <>
                {look}
                <ButtonsMenu label={commonTexts.more}>
                  {files}
                  {seldom}
                </ButtonsMenu>
              </>
            ) : (
              <>
                {files}
                {look}
                {seldom}
              </>
            )
          }
          {...services}
          // pickers of a report offer no 'Adicionar …'
          mayCreate={undefined}
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
      <PreviewArea title={report.title} preview={preview} busy={busy} />
    </>
  )
}
