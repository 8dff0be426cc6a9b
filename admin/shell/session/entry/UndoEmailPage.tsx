import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { loadSession, undoEmail } from '#admin/providers/session.ts'
import { securityTexts } from '../fields/security-texts.ts'
import { EntryPage } from './EntryPage.tsx'

/** /desfazer-email: reverts a change of a user's e-mail, by a link sent to the former address. Opening it changes nothing: mail scanners open links, too. */
export default function UndoEmailPage() {
  const codigo = useLocation().hash.slice(1)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { undoTitle, undoText, undo, undone, undoneNext, noCode } = securityTexts

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(undefined)
    try {
      await undoEmail(codigo)
      setDone(true)
      // all sessions of the user were ended, possibly this one
      void loadSession()
    } catch (error) {
      setRefusal(asApiError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryPage tab={undoTitle} title={undoTitle} text={codigo === '' ? noCode : undoText} width={400} onSubmit={submit}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {done && <Alert severity="success">{undone}</Alert>}
      {done ? (
        <Button component={RouterLink} to="/recuperar-senha" variant="contained" size="large" fullWidth>
          {undoneNext}
        </Button>
      ) : (
        codigo !== '' && (
          <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
            {undo}
          </Button>
        )
      )}
    </EntryPage>
  )
}
