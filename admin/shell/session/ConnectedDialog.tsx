import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { texts } from '#admin/i18n/texts.ts'
import { divergence, divergenceAsked } from '#admin/providers/divergence.ts'
import { askLogin } from '#admin/providers/expiry.ts'
import { logout, startAnew, useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { arrived } from './arrival.ts'

/** spec 2 §2: 'you are logged in as {name}, if not, log in again' — on arrival from outside, and when somebody else logged in elsewhere. */
export function ConnectedDialog() {
  const { usuario } = useSession().info
  const found = useStored(divergence)
  const asked = useStored(divergenceAsked)
  const fromOutside = useStored(arrived)
  if (found?.of === 'usuario')
    return (
      <Question
        open={asked}
        text={found.usuario ? texts.session.connected(found.usuario.nome) : texts.session.connectedUnknown}
        hint={texts.session.connectedHint(usuario.nome)}
        onContinue={() => startAnew()}
        onLogin={askAgain}
      />
    )
  return (
    <Question
      open={fromOutside}
      text={texts.session.connected(usuario.nome)}
      onContinue={() => arrived.set(false)}
      onLogin={() => {
        arrived.set(false)
        void logout()
      }}
    />
  )
}

/** On the spot, so that what was typed is still there. */
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
      title={texts.session.connectedTitle}
      text={text}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onLogin}>
            {texts.session.loginAgain}
          </Button>
          <Button variant="contained" autoFocus onClick={onContinue}>
            {texts.session.continue}
          </Button>
        </>
      }
    >
      {hint && <DialogContentText sx={{ mt: 1, fontSize: 13 }}>{hint}</DialogContentText>}
    </PromptDialog>
  )
}
