import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Identifier } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { asApiError, formErrors } from '#admin/providers/api-error.ts'
import { fetchRecord, runAction, runLongAction } from '#admin/providers/records/records.ts'
import { showSaved } from '#admin/providers/records/saved.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Action, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { isOutOfSight } from '#schemas/runtime/shown/sight.ts'
import { useEntity, useRuleContext } from '../../entity-context.ts'
import { useFormServices } from '../../services/form-services.ts'
import { useRecordSuccess } from '../../useRecordSuccess.ts'
import { ActionAdvice } from './ActionAdvice.tsx'
import { ActionTask } from './ActionTask.tsx'
import { bodyOf } from './body.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { noticeStale } from './notice-stale.ts'

interface Props {
  action: Action
  record: RecordData
  onClose: () => void
  onDone: (record: RecordData) => void
  /** called when the record was changed by somebody else (VERSAO_DESATUALIZADA) */
  onStale: () => void
}

/** Dialog of an action: its input form or a confirmation. A refusal keeps the dialog open with the reason; a background task shows its progress. */
export default function ActionDialog({ action, record, onClose, onDone, onStale }: Props) {
  const { resource } = useEntity()
  const success = useRecordSuccess()
  const navigate = useNavigate()
  const client = useQueryClient()
  const report = useReport()
  const [task, setTask] = useState<string>()
  const id = record.id as Identifier
  const run = async (input: RecordData) => {
    const call = action.long ? runLongAction : runAction
    const answer = await noticeStale(
      call(resource, id, action.sentTo ?? action.name, { ...input, versao: record.versao }),
      onStale,
    )
    if (action.long && typeof answer.tarefaId === 'string') setTask(answer.tarefaId)
    else finish(answer)
  }
  const finish = (changed: RecordData) => {
    if (!isOutOfSight(changed) && changed.id === record.id) showSaved(client, resource, { ...record, ...changed })
    success(recordTexts.actionDone(action.title), changed)
    onClose()
    if (action.opens && !isOutOfSight(changed)) navigate(`/${resource}/${changed.id}`)
    else onDone(changed)
  }
  if (task !== undefined)
    return (
      <ActionTask
        title={action.title}
        id={task}
        onClose={onClose}
        onDone={() => void fetchRecord(resource, id).then(finish, report)}
        onStopped={onStale}
      />
    )
  if (action.fields.length === 0)
    return (
      <ConfirmDialog
        title={action.title}
        text={action.confirm ?? recordTexts.actionConfirm(action.title)}
        confirm={action.title}
        onClose={onClose}
        onConfirm={() => run({})}
      >
        {action.advice && (
          <Box sx={{ mt: 2 }}>
            <ActionAdvice advice={action.advice} id={record.id} values={record} />
          </Box>
        )}
      </ConfirmDialog>
    )
  return <FieldsDialog action={action} record={record} onClose={onClose} run={run} />
}

interface FieldsProps extends Omit<Props, 'onDone' | 'onStale'> {
  run: (input: RecordData) => Promise<void>
}

function FieldsDialog({ action, record, onClose, run }: FieldsProps) {
  const { runtime } = useEntity()
  const context = useRuleContext()
  const services = useFormServices()
  const [values, setValues] = useState(record)
  const submit = async (values: RecordData): Promise<FieldError[] | undefined> => {
    try {
      await run(bodyOf(action, values))
      return undefined
    } catch (thrown) {
      return formErrors(asApiError(thrown))
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="action-title">
      <DialogTitle id="action-title">{action.title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {action.confirm && <DialogContentText sx={{ mb: 2 }}>{action.confirm}</DialogContentText>}
        <EntityForm
          runtime={runtime}
          record={record}
          context={context}
          subset={{ fields: action.fields, required: action.required }}
          onSubmit={submit}
          focusFirst
          {...(action.advice && {
            onChange: setValues,
            extraTop: <ActionAdvice advice={action.advice} id={record.id} values={values} />,
          })}
          submitLabel={action.title}
          heading={3}
          idPrefix="acao"
          actions={
            <Button color="inherit" onClick={onClose}>
              {commonTexts.dismiss(action.title)}
            </Button>
          }
          {...services}
        />
      </DialogContent>
    </Dialog>
  )
}
