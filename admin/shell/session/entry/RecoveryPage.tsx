import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { askForLink, loadSession, redeemLink } from '#admin/providers/session.ts'
import { recoveryTexts } from '../fields/login-texts.ts'
import { PasswordFields } from '../fields/PasswordFields.tsx'
import { usePasswordForm } from '../fields/usePasswordForm.ts'
import { EntryPage } from './EntryPage.tsx'

/** /recuperar-senha: requests a link; with the code of a link (in the fragment, which is never sent to a server) sets a new password. */
export default function RecoveryPage() {
  const codigo = useLocation().hash.slice(1)
  return codigo === '' ? <Ask /> : <Choose key={codigo} codigo={codigo} />
}

function Ask() {
  const [usuario, setUsuario] = useState('')
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ link?: string }>()
  const { title, askText } = recoveryTexts

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setMissing(!usuario.trim())
    if (!usuario.trim()) return
    setBusy(true)
    try {
      setSent((await askForLink(usuario.trim())) ?? {})
    } catch (error) {
      setRefusal(asApiError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <EntryPage tab={title} title={title} text={askText} width={400} onSubmit={submit}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {sent ? (
        <Sent link={sent.link} />
      ) : (
        <>
          <TextField
            fullWidth
            name="usuario"
            label={recoveryTexts.usuario}
            value={usuario}
            onChange={(event) => {
              setUsuario(event.target.value)
              setMissing(false)
            }}
            error={missing}
            helperText={missing && recoveryTexts.usuarioRequired}
            autoComplete="username"
            autoFocus
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 200 } }}
          />
          <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
            {recoveryTexts.ask}
          </Button>
        </>
      )}
      <Back text={recoveryTexts.back} />
    </EntryPage>
  )
}

/** Confirmation; a demo without a mail server shows the link itself. */
function Sent({ link }: { link?: string }) {
  return (
    <>
      <Alert severity="success">{recoveryTexts.asked}</Alert>
      {link !== undefined && (
        <Alert severity="info">
          {recoveryTexts.demo}{' '}
          <Link component={RouterLink} to={link} underline="always">
            {recoveryTexts.demoLink}
          </Link>
        </Alert>
      )}
    </>
  )
}

function Choose({ codigo }: { codigo: string }) {
  const [done, setDone] = useState(false)
  const { title, newText } = recoveryTexts
  const form = usePasswordForm(({ novaSenha, confNovaSenha }) =>
    redeemLink({ codigo, novaSenha, confNovaSenha }), () => {
    setDone(true)
    // all sessions of the user were ended, this one included
    void loadSession()
  }, ['novaSenha', 'confNovaSenha'])
  return (
    <EntryPage tab={title} title={title} text={done ? '' : newText} width={400} onSubmit={form.submit}>
      {done ? (
        <>
          <Alert severity="success">{recoveryTexts.saved}</Alert>
          <Button component={RouterLink} to="/login" variant="contained" size="large" fullWidth>
            {recoveryTexts.enter}
          </Button>
        </>
      ) : (
        <>
          <PasswordFields form={form} names={[]} size="medium" />
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy}>
            {recoveryTexts.save}
          </Button>
          <Back to="/recuperar-senha" text={recoveryTexts.askAgain} />
        </>
      )}
    </EntryPage>
  )
}

const Back = ({ to = '/login', text }: { to?: string; text: string }) => (
  <Link component={RouterLink} to={to} variant="body2" color="text.secondary" underline="always">
    {text}
  </Link>
)
