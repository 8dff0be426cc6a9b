import Button from '@mui/material/Button'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { asFailure } from '../useLoad.ts'

interface Props {
  title: string
  text: string
  submitText: string
  busy: boolean
  /** beside the buttons */
  more?: ReactNode
  children: ReactNode
  submit(event: FormEvent): Promise<void>
  onClose(): void
}

/** A dialog with a form. */
export function Dialogo({ title, text, submitText, busy, more, children, submit, onClose }: Props) {
  const form = useId()
  return (
    <PromptDialog
      title={title}
      text={text}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          {more}
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={form} variant="contained" loading={busy}>
            {submitText}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {children}
      </form>
    </PromptDialog>
  )
}

/** State of a dialog that sends one request. @param send returns the error to show, or throws it */
export function useAnswer(send: () => Promise<string | undefined>) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setError(undefined)
    try {
      setError(await send())
    } catch (thrown) {
      const { fields, message } = asFailure(thrown)
      setError(Object.values(fields)[0] ?? message)
    } finally {
      setBusy(false)
    }
  }
  return { error, busy, submit }
}
