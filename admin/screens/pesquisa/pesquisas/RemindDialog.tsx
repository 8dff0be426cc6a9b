import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { SendDialog } from '#admin/resource/actions/dialogs/SendDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { Envio } from '#schemas/runtime/answers/surveys/reminder.ts'

/** Reminds those who owe an answer to a survey. */
export default function RemindDialog({ record, onClose }: RecordDialogProps<{ id: number }>) {
  return (
    <SendDialog<Envio>
      title={t.remind}
      question={t.remindQuestion}
      confirm={t.send}
      url={`/api/pesquisa/pesquisas/${record.id}/lembretes`}
      done={({ avisados }) => t.reminded(avisados)}
      left={({ semContato }) => (semContato.length > 0 ? t.unreached(semContato.join(', ')) : undefined)}
      onClose={onClose}
    />
  )
}
