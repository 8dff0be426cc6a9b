import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props<Answer> {
  title: string
  question: string
  confirm: string
  /** POST call without a body */
  url: string
  /** success message */
  done(answer: Answer): string
  /** sentence naming who could not be reached; undefined when everybody was */
  left(answer: Answer): string | undefined
  onClose(): void
}

/** Sends e-mails after confirmation; names the people who could not be reached. */
export function SendDialog<Answer>({ title, question, confirm, url, done, left, onClose }: Props<Answer>) {
  const [unreached, setUnreached] = useState<string>()
  const success = useSuccess()
  const send = async () => {
    const answer = await sendJson<Answer>('POST', url, {})
    success(done(answer))
    const sentence = left(answer)
    if (sentence === undefined) onClose()
    else setUnreached(sentence)
  }
  if (unreached !== undefined)
    return (
      <PromptDialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{commonTexts.close}</Button>}>
        <Alert severity="warning">{unreached}</Alert>
      </PromptDialog>
    )
  return <ConfirmDialog title={title} text={question} confirm={confirm} onClose={onClose} onConfirm={send} />
}
