import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { firstPassword, logout } from '#admin/providers/session.ts'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { Brand } from '../Brand.tsx'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { PasswordFields } from './PasswordFields.tsx'
import { usePasswordForm } from './usePasswordForm.ts'

/** In place of every screen while the password is one that somebody else chose: change it, or leave. The address stays for afterwards. */
export default function FirstPasswordPage({ info }: { info: UserInfo }) {
  const { nome, login } = info.usuario
  const { firstTitle, firstText, firstSubmit } = texts.password
  useDocumentTitle(firstTitle)
  const form = usePasswordForm(firstPassword)
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
        <Stack component="form" noValidate onSubmit={form.submit} spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Brand />
          </Box>
          <Box>
            <Typography variant="h1" sx={{ fontSize: '1.625rem', mb: 0.5 }}>
              {firstTitle}
            </Typography>
            <Typography color="text.secondary">{firstText(nome)}</Typography>
          </Box>
          {/* so that password managers know whose it is */}
          <input type="hidden" name="usuario" autoComplete="username" value={login} />
          <PasswordFields form={form} names={[nome, login]} size="medium" />
          <Stack spacing={1}>
            <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy}>
              {firstSubmit}
            </Button>
            <Button color="inherit" fullWidth onClick={() => void logout()}>
              {texts.session.leave}
            </Button>
          </Stack>
        </Stack>
      </Box>
    </Box>
  )
}
