import Close from '@mui/icons-material/Close'
import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { texts } from '#admin/i18n/texts.ts'
import { OpenLink } from '#admin/shell/OpenLink.tsx'
import { type Aviso, type TipoAviso, useAvisos } from './useAvisos.ts'

const severities: Record<TipoAviso, AlertColor> = {
  NOVA_VERSAO: 'info',
  REQUISITOS: 'warning',
  AJUSTE_CADASTRO: 'info',
}

/** System notices (spec 3 §2): each can be put aside for this session. */
export function Avisos() {
  const { avisos, dismiss } = useAvisos()
  if (avisos.length === 0) return null
  return (
    <Box component="section" aria-label={texts.avisos.title} sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      {avisos.map((aviso) => (
        <AvisoItem key={`${aviso.tipo} ${aviso.id}`} aviso={aviso} onDismiss={() => dismiss(aviso)} />
      ))}
    </Box>
  )
}

function AvisoItem({ aviso: { tipo, mensagem, link }, onDismiss }: { aviso: Aviso; onDismiss: () => void }) {
  const titulo = texts.avisos.tipos[tipo]
  return (
    <Alert
      role="note"
      severity={severities[tipo]}
      variant="outlined"
      sx={{
        bgcolor: 'background.paper',
        py: 0.25,
        '& .MuiAlert-message': { flex: 1, minWidth: 0 },
        '& .MuiAlert-action': { pt: 0.5 },
      }}
      action={
        <IconButton size="small" color="inherit" aria-label={texts.avisos.dismiss(titulo)} onClick={onDismiss}>
          <Close fontSize="small" />
        </IconButton>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, color: 'text.primary' }}>
        <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <strong>{titulo}.</strong> {mensagem}
        </Box>
        <OpenLink link={link} label={texts.avisos.links[tipo]} sx={{ ml: -1.75, minHeight: 28, py: 0 }} />
      </Box>
    </Alert>
  )
}
