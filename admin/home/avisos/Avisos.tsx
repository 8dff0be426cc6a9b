import Close from '@mui/icons-material/Close'
import Info from '@mui/icons-material/InfoOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { OpenLink } from '#admin/shell/OpenLink.tsx'
import type { Aviso } from '#schemas/runtime/answers/utilities/system-notices.ts'
import { avisosTexts } from './texts.ts'
import { useAvisos } from './useAvisos.ts'

/** System notices (spec 3 §2): each can be dismissed for this session. */
export function Avisos() {
  const { avisos, dismiss } = useAvisos()
  if (avisos.length === 0) return null
  return (
    <Paper
      component="ul"
      variant="outlined"
      aria-label={avisosTexts.title}
      sx={{ m: 0, mb: 2.5, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
    >
      {avisos.map((aviso) => (
        <AvisoItem key={`${aviso.tipo} ${aviso.id}`} aviso={aviso} onDismiss={() => dismiss(aviso)} />
      ))}
    </Paper>
  )
}

function AvisoItem({ aviso: { tipo, mensagem, link }, onDismiss }: { aviso: Aviso; onDismiss: () => void }) {
  const titulo = avisosTexts.tipos[tipo]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pl: 1.5, pr: 0.75, py: 0.5 }}>
      {tipo === 'REQUISITOS' ? <Warning color="warning" sx={icon} /> : <Info color="info" sx={icon} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, flex: 1, minWidth: 0 }}>
        <Box sx={{ py: 0.5, fontSize: 13, overflowWrap: 'anywhere' }}>
          <strong>{titulo}.</strong> {mensagem}
        </Box>
        <OpenLink
          link={link}
          label={avisosTexts.links[tipo]}
          sx={{ minHeight: 28, py: 0, px: 1, ml: { xs: -1, md: 0 }, '& svg': { fontSize: '16px !important' } }}
        />
      </Box>
      <IconButton size="small" aria-label={avisosTexts.dismiss(titulo)} onClick={onDismiss}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const icon = { fontSize: 20, mt: 0.5 }
