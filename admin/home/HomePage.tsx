import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useSession } from '#admin/providers/session.ts'
import { firstName } from '#admin/shell/names.ts'
import { PressingNews } from '#admin/shell/news/PressingNews.tsx'
import { shellTexts } from '#admin/shell/texts.ts'
import { useDocumentTitle } from '#admin/shell/useDocumentTitle.ts'
import { Approvals } from './Approvals.tsx'
import { Avisos } from './avisos/Avisos.tsx'
import { DueCard } from './DueCard.tsx'
import { AreaMensagens } from './mensagens/AreaMensagens.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { PendenciasBox } from './pendencias/PendenciasBox.tsx'
import { RequestsBySituation } from './RequestsBySituation.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { homeTexts } from './texts.ts'

const stacked = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const

const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * The start page: what the system and the provider have to say, what waits for this person, their messages, and the screens they use. On a
 * phone in this order; on a wide screen the messages stand beside the rest.
 */
export default function HomePage() {
  const { usuario, empresa, hoje } = useSession().info
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  useDocumentTitle(shellTexts.home)
  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto' }}>
      <Box sx={{ mb: 2.5 }}>
        <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
          {homeTexts.greeting(firstName(usuario.nome))}
        </Typography>
        <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {longDay.format(new Date(hoje))} · {empresa.nome}
        </Typography>
      </Box>
      <Avisos />
      {wide ? (
        <Box
          sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)', alignItems: 'start' }}
        >
          <Box sx={stacked}>
            <PendenciasBox />
            <AreaMensagens />
          </Box>
          <Box sx={stacked}>
            <Approvals />
            <PendingRequests />
            <DueCard />
            <Shortcuts />
            <RequestsBySituation />
          </Box>
        </Box>
      ) : (
        <Box sx={stacked}>
          <Approvals />
          <PendingRequests />
          <DueCard />
          <PendenciasBox />
          <AreaMensagens />
          <Shortcuts />
          <RequestsBySituation />
        </Box>
      )}
      <PressingNews />
    </Box>
  )
}
