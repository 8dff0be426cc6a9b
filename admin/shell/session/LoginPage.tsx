import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { loadSession, login, type SessionState } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { Brand } from '../Brand.tsx'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { CredentialFields } from './CredentialFields.tsx'
import { LoginPanel } from './LoginPanel.tsx'
import { useLoginForm } from './useLoginForm.ts'

/** /login: user and password; the company is chosen inside, in the header. */
export default function LoginPage({ state }: { state: Extract<SessionState, { status: 'anonymous' }> }) {
  const { appVersao } = state.parametros
  useDocumentTitle(texts.login.title)
  const form = useLoginForm(login)
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      }}
    >
      <LoginPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: 3, bgcolor: 'background.paper' }}>
        <Stack component="form" noValidate onSubmit={form.submit} spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Brand />
          </Box>
          <Box>
            <Typography variant="h1" sx={{ fontSize: '1.625rem', mb: 0.5 }}>
              {texts.login.welcome}
            </Typography>
            <Typography color="text.secondary">{texts.login.subtitle}</Typography>
          </Box>
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
        </Stack>
      </Box>
    </Box>
  )
}
