import { type ReactNode, useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { SecretDialog } from '#admin/shell/dialogs/SecretDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Texts before and after the link is created. */
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
  /** POST call that returns the link */
  url: string
  onClose(): void
  /** further ways to hand the link over */
  children?(made: Made): ReactNode
}

/** Creates a link for somebody without e-mail: after confirmation, shown once. */
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
