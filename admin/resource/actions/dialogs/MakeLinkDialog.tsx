import { type ReactNode, useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { SecretDialog } from '#admin/shell/dialogs/SecretDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** What the dialog says before and after. */
interface Texts {
  linkTitle: string
  make: string
  warning: string
  label: string
  copy: string
}

interface Props<Made> {
  texts: Texts
  question: string
  /** POSTed; answers with the link */
  url: string
  onClose(): void
  /** further ways to hand it over */
  children?(made: Made): ReactNode
}

/** A link for who is not reached by e-mail: made after a question, shown once. */
export function MakeLinkDialog<Made extends { link: string }>({
  texts,
  question,
  url,
  onClose,
  children,
}: Props<Made>) {
  const { linkTitle, make, warning, label, copy } = texts
  const [made, setMade] = useState<Made>()
  if (!made)
    return (
      <ConfirmDialog
        title={linkTitle}
        text={question}
        confirm={make}
        onClose={onClose}
        onConfirm={async () => setMade(await sendJson<Made>('POST', url))}
      />
    )
  return (
    <SecretDialog title={linkTitle} {...{ warning, label, copy, onClose }} secret={made.link}>
      {children?.(made)}
    </SecretDialog>
  )
}
