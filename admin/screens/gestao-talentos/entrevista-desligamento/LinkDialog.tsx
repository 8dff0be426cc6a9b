import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import { SecretDialog } from '#admin/shell/SecretDialog.tsx'
import { addressOf } from './interview.ts'
import { entrevistaTexts as t } from './texts.ts'

/** An address for who does not see the e-mail, shown once. POST …/entrevista-desligamento/link */
export function LinkDialog({ talento, onClose }: { talento: number; onClose(): void }) {
  const [link, setLink] = useState<string>()
  if (link === undefined)
    return (
      <ConfirmDialog
        title={t.linkTitle}
        text={t.linkText}
        confirm={t.make}
        onClose={onClose}
        onConfirm={async () =>
          setLink((await sendJson<{ link: string }>('POST', `/api${addressOf(talento)}/link`, {})).link)
        }
      />
    )
  return (
    <SecretDialog
      title={t.linkTitle}
      warning={t.warning}
      label={t.link}
      secret={link}
      copy={t.copy}
      onClose={onClose}
    />
  )
}
