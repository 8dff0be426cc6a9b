import { SendDialog } from '#admin/resource/actions/dialogs/SendDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { Envio } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { cicloTexts as t } from './cycle-texts.ts'

/** Sends a reminder to everybody with pending answers in a cycle. */
export default function EmailDialog({ record, onClose }: RecordDialogProps<{ id: number }>) {
  return (
    <SendDialog<Envio>
      title={t.email}
      question={t.emailQuestion}
      confirm={t.send}
      url={`/api/avaliacao/avaliacoes-desempenho/${record.id}/envia-email`}
      done={({ enviados }) => t.sent(enviados)}
      left={({ semEmail }) => (semEmail.length > 0 ? t.without(semEmail.join(', ')) : undefined)}
      onClose={onClose}
    />
  )
}
