import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { loadSession, login, type SessionState } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { CredentialFields } from './CredentialFields.tsx'
import { EntryPage } from './EntryPage.tsx'
import { useLoginForm } from './useLoginForm.ts'

/** /login: user and password; the company is chosen inside, in the header. */
export default function LoginPage({ state }: { state: Extract<SessionState, { status: 'anonymous' }> }) {
  const { appVersao } = state.parametros
  const form = useLoginForm(login)
  return (
    <EntryPage
      tab={texts.login.title}
      title={texts.login.welcome}
      text={texts.login.subtitle}
      width={360}
      onSubmit={form.submit}
    >
      {state.failure && (
        <RetryAlert onRetry={loadSession}>
          {texts.login.failed} {state.failure.message}
        </RetryAlert>
      )}
      <CredentialFields form={form} size="medium" />
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
        {form.busy ? texts.login.submitting : texts.login.submit}
      </Button>
      <Typography variant="body2" color="text.secondary">
        <Link href="/externo/anuncios" underline="always" color="inherit">
          {texts.login.candidates}
        </Link>
      </Typography>
      {typeof appVersao === 'string' && (
        <Typography variant="caption" color="text.secondary">
          {texts.login.version(appVersao)}
        </Typography>
      )}
    </EntryPage>
  )
}
