import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { ferramentaTexts as t } from './texts.ts'

/** API path of a call on the record's questionnaire, or on the record if it is one. */
export const callOf = (record: OfQuestionnaire, name: string): string => {
  const { id } = record.questionario ?? record
  return `/api/pesquisa/questionarios/${id}/${name}`
}

/** A questionnaire, or what has one. */
export interface OfQuestionnaire {
  id: number
  questionario?: { id: number }
}

interface Props extends RecordDialogProps<OfQuestionnaire> {
  call: string
  title: string
  question: string
  confirm: string
}

/** Asks, then starts a job with the external tool; its outcome is listed among the tasks. */
export function Start({ record, onClose, call, title, question, confirm }: Props) {
  const success = useSuccess()
  const begin = async () => {
    await sendJson('POST', callOf(record, call), {})
    success(t.started)
    onClose()
  }
  return <ConfirmDialog {...{ title, confirm, onClose }} text={question} onConfirm={begin} />
}
