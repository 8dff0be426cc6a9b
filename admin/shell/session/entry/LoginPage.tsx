import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { loginByPasskey } from '#admin/providers/entry/passkey-login.ts'
import { completeLogin, loadSession, login, type SessionState } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { CredentialFields } from '../fields/CredentialFields.tsx'
import { loginTexts } from '../fields/login-texts.ts'
import { securityTexts } from '../fields/security-texts.ts'
import { useLoginForm } from '../fields/useLoginForm.ts'
import { EntryPage } from './EntryPage.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { ProviderButtons, ProviderRefusal } from './ProviderButtons.tsx'

/** /login: user and password; the company is switched later, in the header. */
export default function LoginPage({ state }: { state: Extract<SessionState, { status: 'anonymous' }> }) {
  const { appVersao } = state.parametros
  const form = useLoginForm({ enter: login, complete: completeLogin, enterByPasskey: loginByPasskey })
  return (
    <EntryPage
      tab={loginTexts.title}
      title={form.code ? securityTexts.codeStepTitle : loginTexts.welcome}
      text={form.code ? '' : loginTexts.subtitle}
      width={360}
      onSubmit={form.submit}
    >
      {state.failure && (
        <RetryAlert onRetry={loadSession}>
          {loginTexts.failed} {state.failure.message}
        </RetryAlert>
      )}
      {!form.code && !form.refusal && <ProviderRefusal />}
      <CredentialFields form={form} size="medium" />
      <Button
        type="submit"
        variant={form.code?.passkey ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        loading={form.busy}
        loadingPosition="start"
      >
        {form.busy ? loginTexts.submitting : loginTexts.submit}
      </Button>
      {!form.code && <PasskeyButton form={form} />}
      {!form.code && <ProviderButtons parametros={state.parametros} />}
      {!form.code && (
        <Typography variant="body2" color="text.secondary">
          <Link component={RouterLink} to="/recuperar-senha" underline="always" color="inherit">
            {loginTexts.forgotten}
          </Link>
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <Link href="/externo/anuncios" underline="always" color="inherit">
          {loginTexts.candidates}
        </Link>
      </Typography>
      {typeof appVersao === 'string' && (
        <Typography variant="caption" color="text.secondary">
          {loginTexts.version(appVersao)}
        </Typography>
      )}
    </EntryPage>
  )
}
