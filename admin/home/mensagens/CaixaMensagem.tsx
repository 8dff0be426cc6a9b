import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Caixa } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { mostShown } from './caixas.ts'
import type { MensagemHandlers } from './MensagemActions.tsx'
import { MensagemItem } from './MensagemItem.tsx'
import { mensagensTexts } from './texts.ts'

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 332,
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const

interface Props extends MensagemHandlers {
  caixa: Caixa
  hoje: string
  /** the handle it is moved by */
  handle: ReactNode
  /** being moved */
  moving: boolean
  onMinimize: (caixa: Caixa) => void
}

/** One box of messages (spec 1 §2.6). */
export function CaixaMensagem({ caixa, hoje, handle, moving, onMinimize, ...handlers }: Props) {
  const { tipo, titulo, minimizado, mensagens, naoLidas, total } = caixa
  const id = `caixa-${tipo}`
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`${id}-titulo`}
      data-caixa={tipo}
      sx={{ overflow: 'hidden', ...(moving && { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, pl: 0.5, pr: 0.75, py: 0.5, minHeight: 44 }}>
        {handle}
        <Typography id={`${id}-titulo`} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {titulo}
        </Typography>
        <UnreadCount caixa={caixa} />
        <Box sx={{ flex: 1 }} />
        <IconButton
          size="small"
          aria-expanded={!minimizado}
          aria-controls={`${id}-corpo`}
          aria-label={minimizado ? mensagensTexts.restore(titulo) : mensagensTexts.minimize(titulo)}
          onClick={() => onMinimize(caixa)}
        >
          <ExpandMore fontSize="small" sx={{ transform: minimizado ? 'none' : 'rotate(180deg)' }} />
        </IconButton>
      </Box>
      <Collapse id={`${id}-corpo`} in={!minimizado}>
        {naoLidas === 0 && (
          <Box sx={{ display: 'flex', gap: 1, px: 1.5, pb: 1.25, color: 'text.secondary', fontSize: 13 }}>
            <CheckCircle color="success" sx={{ fontSize: 18 }} />
            <span>{mensagensTexts.empty}</span>
          </Box>
        )}
        {mensagens.length > 0 && (
          <Box component="ul" sx={list}>
            {mensagens.map((mensagem) => (
              <MensagemItem key={mensagem.usuarioMensagemId} mensagem={mensagem} hoje={hoje} {...handlers} />
            ))}
          </Box>
        )}
        {total > 0 && (
          <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'right', fontSize: 13 }}>
            <Link component={AppLink} to={`/mensagens?tipo=${tipo}`} aria-label={mensagensTexts.allOf(titulo)}>
              {mensagensTexts.all}
            </Link>
          </Box>
        )}
      </Collapse>
    </Paper>
  )
}

/** Unread count: '30+' above 30 (spec 1 §9), with the exact number in a tooltip. */
function UnreadCount({ caixa: { naoLidas } }: { caixa: Caixa }) {
  if (naoLidas === 0) return null
  if (naoLidas <= mostShown)
    return (
      <Chip
        size="small"
        color="primary"
        title={mensagensTexts.unread(naoLidas)}
        label={
          <>
            <span aria-hidden>{naoLidas}</span>
            <span style={visuallyHidden}>{mensagensTexts.unread(naoLidas)}</span>
          </>
        }
      />
    )
  const hint = mensagensTexts.manyHint(naoLidas)
  return (
    <Tooltip title={hint} describeChild>
      <Chip size="small" color="primary" label={mensagensTexts.many} tabIndex={0} />
    </Tooltip>
  )
}
