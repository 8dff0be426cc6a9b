import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { SecretDialog } from '#admin/shell/SecretDialog.tsx'
import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { copiaTexts as t } from './texts.ts'

/** A link for who is not reached by e-mail. POST /avaliacao/avaliacoes/{id}/link */
export default function LinkDialog({ record, onClose }: RecordDialogProps) {
  const { id, titulo = '' } = record as unknown as ColaboradorQuestionario & { id: number }
  const [link, setLink] = useState<string>()
  if (link === undefined)
    return (
      <ConfirmDialog
        title={t.linkTitle}
        text={t.linkText(titulo)}
        confirm={t.make}
        onClose={onClose}
        onConfirm={async () =>
          setLink((await sendJson<{ link: string }>('POST', `/api/avaliacao/avaliacoes/${id}/link`)).link)
        }
      />
    )
  return (
    <SecretDialog
      title={t.linkTitle}
      warning={t.warning}
      label={t.label}
      secret={link}
      copy={t.copy}
      onClose={onClose}
    />
  )
}
