import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { group } from '#admin/generated/utilitario.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Brand } from '#admin/shell/Brand.tsx'
import { useDocumentTitle } from '#admin/shell/useDocumentTitle.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { LicenceView } from './LicenceView.tsx'
import { portalOf } from './portal.ts'
import { licenceTexts as t } from './texts.ts'

/** Title of the screen, from its definition. */
const title = group.screens.find(({ key }) => key === 'utilitario/licenca')?.title

interface Props {
  /** a user without the right to administer the installation is logged in */
  authenticated: boolean
  parametros: RecordData
}

/** /novaInstalacao/gerarTicket for users who do not administer the installation, and without a log-in. */
export default function LicencaPublica({ authenticated, parametros }: Props) {
  useDocumentTitle(title)
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box
        component="header"
        sx={{
          px: { xs: 2, md: 4 },
          py: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand />
        <Button component={AppLink} to={authenticated ? '/' : '/login'}>
          {authenticated ? t.backHome : t.backToLogin}
        </Button>
      </Box>
      <Box component="main" sx={{ maxWidth: 1080, mx: 'auto', px: { xs: 2, md: 4 }, py: 3 }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <LicenceView administers={false} portal={portalOf(parametros)} />
      </Box>
    </Box>
  )
}
