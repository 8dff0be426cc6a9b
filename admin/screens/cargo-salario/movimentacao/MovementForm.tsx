import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PrintingTask } from '#admin/documents/PrintingTask.tsx'
import { useDocumentTemplates } from '#admin/documents/templates.ts'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { VER_SALARIO } from '#admin/reajustes/plano.ts'
import { useEntity, useRights, useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Movimentado } from '#schemas/runtime/answers/positions/salary-plan.ts'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import { bodyOf, movementRuntime, ofMovement } from './form.ts'
import { Live } from './Live.tsx'
import { movimentacaoTexts as t } from './texts.ts'
import { situacaoUrl } from './useSituacao.ts'

interface Props {
  id: string
  /** situation of the talent on the initial day */
  start: RecordData
  /** address to return to */
  back: string
}

/** Form of a promotion or transfer: the proposal beside the talent's current situation. */
export function MovementForm({ id, start, back }: Props) {
  const { runtime: base } = useEntity()
  const knows = useRights().includes(VER_SALARIO)
  const offered = useDocumentTemplates()
  const templates = useMemo(() => offered?.filter(ofMovement) ?? [], [offered])
  const runtime = useMemo(() => movementRuntime(base, templates, knows), [base, templates, knows])
  // the schema requires a plan: id 1 satisfies it here and is dropped by `bodyOf`
  const record = useMemo(() => {
    // without the right to see salaries the salary type is preset to 1; the server leaves the salary unchanged
    const salary = knows ? {} : { tipoSalarioProposto: 1 }
    return { ...start, ...salary, tabelaReajusteColaborador: { id: 1 }, avisa: true }
  }, [start, knows])
  const context = useRuleContext()
  const services = useFormServices()
  const navigate = useNavigate()
  const success = useSuccess()
  const [dirty, setDirty] = useState(false)
  const [task, setTask] = useState<string>()
  const approval = (context.empresa as RecordData).aprovarReajuste === true

  const submit = async (values: RecordData): Promise<FieldError[] | undefined> => {
    try {
      const body = { ...bodyOf(values, base.entity), versao: start.versao }
      const { tabela, tarefaId } = await sendJson<Movimentado>('POST', situacaoUrl(id), body)
      unsaved.set(false)
      success(tabela.situacao === 'A' ? t.applied(tabela.nome) : t.sent(tabela.nome))
      if (tarefaId) setTask(tarefaId)
      else navigate(back)
      return undefined
    } catch (thrown) {
      return formErrors(asApiError(thrown))
    }
  }
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      {approval && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.approval}
        </Alert>
      )}
      {!knows && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.noSalaries}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ px: { xs: 2, md: 3 }, pt: 2.5, maxWidth: 1000 }}>
        <EntityForm
          runtime={runtime}
          record={record}
          fresh
          context={context}
          onSubmit={submit}
          onDirty={setDirty}
          submitLabel={approval ? t.send : t.submit}
          extraTop={<Live id={id} start={start} knows={knows} />}
          actions={
            <Button color="inherit" variant="outlined" onClick={() => navigate(back)}>
              {commonTexts.cancel}
            </Button>
          }
          {...services}
        />
      </Paper>
      {task && <PrintingTask id={task} count={1} onClose={() => navigate(back)} />}
    </>
  )
}
