import Reload from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { assistenteTexts } from './texts.ts'
import type { Credits } from './useAssistant.ts'

interface Props {
  credits: Credits
  onReload: () => void
  onMore: () => void
}

/** Remaining credits, with reload and request buttons (spec 3 §9). */
export function CreditsLine({ credits, onReload, onMore }: Props) {
  const { disponiveis, concedidos, gratuitosPorMes } = credits
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 2, pb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography role="status" sx={{ fontWeight: 600, fontSize: 14, whiteSpace: 'nowrap' }}>
          {assistenteTexts.left(disponiveis)}
        </Typography>
        <Tooltip title={assistenteTexts.reload}>
          <IconButton size="small" aria-label={assistenteTexts.reload} onClick={onReload}>
            <Reload sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
        {concedidos > 0 && `${assistenteTexts.granted(concedidos)} `}
        {assistenteTexts.courtesy(gratuitosPorMes)}
      </Typography>
      <Link component="button" type="button" onClick={onMore} sx={{ mt: 0.5, fontSize: 13 }}>
        {assistenteTexts.more}
      </Link>
    </Box>
  )
}
