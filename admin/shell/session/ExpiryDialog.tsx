import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { askLogin, expiry, stayExpired } from '#admin/providers/expiry.ts'
import {
  beginWork,
  completeLoginAgain,
  firstPassword,
  loginAgain,
  logout,
  startAnew,
  useSession,
} from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { CredentialFields } from './fields/CredentialFields.tsx'
import { DemandedFactorFields } from './fields/DemandedFactorFields.tsx'
import { loginTexts, passwordTexts } from './fields/login-texts.ts'
import { PasswordFields } from './fields/PasswordFields.tsx'
import { RecoveryCodes } from './fields/RecoveryCodes.tsx'
import { securityTexts } from './fields/security-texts.ts'
import { useDemandedFactor } from './fields/useDemandedFactor.ts'
import { useLoginForm } from './fields/useLoginForm.ts'
import { usePasswordForm } from './fields/usePasswordForm.ts'
import { sessionTexts } from './texts.ts'

const titles = {
  none: '',
  ask: sessionTexts.expiredTitle,
  login: sessionTexts.again,
  other: sessionTexts.otherTitle,
  password: passwordTexts.firstTitle,
  factor: securityTexts.factorTitle,
}

/** The session expired while a screen is open: leave, stay, or log in again and continue (spec 1 §4). Unsaved data are kept. */
export function ExpiryDialog() {
  const state = useStored(expiry)
  const { step } = state
  return (
    <Dialog open={step !== 'none'} maxWidth="sm" fullWidth aria-labelledby="expiry-title">
      <DialogTitle id="expiry-title">{titles[step]}</DialogTitle>
      {step === 'login' && <LoginStep />}
      {step === 'ask' && <AskStep />}
      {step === 'password' && <PasswordStep />}
      {step === 'factor' && <FactorStep />}
      {step === 'other' && <OtherStep nome={state.nome} />}
    </Dialog>
  )
}

/** Another user logged in in this tab's session: the previous user's unsaved data must not be sent by them. */
function OtherStep({ nome }: { nome: string }) {
  const { usuario } = useSession().info
  return (
    <>
      <DialogContent>
        <DialogContentText color="text.primary">{sessionTexts.other(nome, usuario.nome)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" variant="outlined" onClick={() => startAnew()}>
          {sessionTexts.discardAs(nome)}
        </Button>
        <Button variant="contained" onClick={askLogin} autoFocus>
          {sessionTexts.loginAs(usuario.nome)}
        </Button>
      </DialogActions>
    </>
  )
}

function AskStep() {
  return (
    <>
      <DialogContent>
        <DialogContentText color="text.primary">{sessionTexts.expired}</DialogContentText>
        <DialogContentText sx={{ mt: 1, fontSize: 13 }}>{sessionTexts.expiredHint}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout()}>
          {sessionTexts.leave}
        </Button>
        <Button color="inherit" variant="outlined" onClick={stayExpired}>
          {sessionTexts.stay}
        </Button>
        <Button variant="contained" onClick={askLogin} autoFocus>
          {sessionTexts.again}
        </Button>
      </DialogActions>
    </>
  )
}

/** The password must be changed now (reset or required by an administrator); the page stays open. */
function PasswordStep() {
  const { nome, login } = useSession().info.usuario
  const form = usePasswordForm(firstPassword)
  return (
    <form noValidate onSubmit={form.submit}>
      <DialogContent>
        <DialogContentText color="text.primary">{passwordTexts.firstText(nome)}</DialogContentText>
        <DialogContentText sx={{ mt: 1, mb: 2, fontSize: 13 }}>{passwordTexts.firstHint}</DialogContentText>
        <PasswordFields form={form} names={[nome, login]} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout()}>
          {sessionTexts.leave}
        </Button>
        <Button type="submit" variant="contained" loading={form.busy}>
          {passwordTexts.firstSubmit}
        </Button>
      </DialogActions>
    </form>
  )
}

/** A second factor is required now; the page stays open. */
function FactorStep() {
  const { nome } = useSession().info.usuario
  const setup = useDemandedFactor()
  const { codigos } = setup
  if (codigos)
    return (
      <>
        <DialogContent>
          <RecoveryCodes codigos={codigos} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => void beginWork()}>
            {securityTexts.codesKept}
          </Button>
        </DialogActions>
      </>
    )
  return (
    <form noValidate onSubmit={setup.submit}>
      <DialogContent>
        <DialogContentText color="text.primary">{securityTexts.factorDemanded(nome)}</DialogContentText>
        <DialogContentText sx={{ mt: 1, mb: 2, fontSize: 13 }}>{passwordTexts.firstHint}</DialogContentText>
        <DemandedFactorFields {...setup} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void logout()}>
          {sessionTexts.leave}
        </Button>
        <Button type="submit" variant="contained" loading={setup.busy}>
          {setup.kind === 'app' ? securityTexts.confirmApp : securityTexts.makePasskey}
        </Button>
      </DialogActions>
    </form>
  )
}

function LoginStep() {
  const form = useLoginForm({ enter: loginAgain, complete: completeLoginAgain })
  return (
    <form noValidate onSubmit={form.submit}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, fontSize: 13 }}>{sessionTexts.expiredHint}</DialogContentText>
        <CredentialFields form={form} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={stayExpired}>
          {sessionTexts.notNow}
        </Button>
        <Button type="submit" variant="contained" loading={form.busy}>
          {loginTexts.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
