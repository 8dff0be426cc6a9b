import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { texts } from '#admin/i18n/texts.ts'
import { useSession } from '#admin/providers/session.ts'
import { firstName } from '#admin/shell/names.ts'
import { useDocumentTitle } from '#admin/shell/useDocumentTitle.ts'
import { PendingRequests } from './PendingRequests.tsx'
import { Shortcuts } from './Shortcuts.tsx'

const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The start page: what waits for this person, and the screens they use. */
export function HomePage() {
  const { usuario, empresa, hoje } = useSession().info
  useDocumentTitle(texts.shell.home)
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <Box sx={{ mb: 3 }}>
        <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
          {texts.home.greeting(firstName(usuario.nome))}
        </Typography>
        <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {longDay.format(new Date(hoje))} · {empresa.nome}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <PendingRequests />
        <Shortcuts />
      </Box>
    </Box>
  )
}
