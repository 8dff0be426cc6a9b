import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { divergence, divergenceAsked } from '#admin/providers/divergence.ts'
import { askLogin } from '#admin/providers/expiry.ts'
import { logout, startAnew, useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { connectionTexts } from '#admin/providers/texts.ts'
import { arrived } from './arrival.ts'
import { sessionTexts } from './texts.ts'

/** 'You are logged in as {name}, if not, log in again' (spec 2 §2): on arrival by an external link, and when another user logged in in another tab. */
export function ConnectedDialog() {
  const { usuario } = useSession().info
  const found = useStored(divergence)
  const asked = useStored(divergenceAsked)
  const fromOutside = useStored(arrived)
  if (found?.of === 'usuario')
    return (
      <Question
        open={asked}
        text={found.usuario ? sessionTexts.connected(found.usuario.nome) : connectionTexts.connectedUnknown}
        hint={sessionTexts.connectedHint(usuario.nome)}
        onContinue={() => startAnew()}
        onLogin={askAgain}
      />
    )
  return (
    <Question
      open={fromOutside}
      text={sessionTexts.connected(usuario.nome)}
      onContinue={() => arrived.set(false)}
      onLogin={() => {
        arrived.set(false)
        void logout()
      }}
    />
  )
}

/** Shows the log-in dialog over the page, which keeps unsaved data. */
function askAgain(): void {
  divergenceAsked.set(false)
  askLogin()
}

interface Props {
  open: boolean
  text: string
  hint?: string
  onContinue: () => void
  onLogin: () => void
}

function Question({ open, text, hint, onContinue, onLogin }: Props) {
  return (
    <PromptDialog
      alert
      open={open}
      title={sessionTexts.connectedTitle}
      text={text}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onLogin}>
            {sessionTexts.loginAgain}
          </Button>
          <Button variant="contained" autoFocus onClick={onContinue}>
            {sessionTexts.continue}
          </Button>
        </>
      }
    >
      {hint && <DialogContentText sx={{ mt: 1, fontSize: 13 }}>{hint}</DialogContentText>}
    </PromptDialog>
  )
}
