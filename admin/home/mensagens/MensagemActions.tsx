import Delete from '@mui/icons-material/DeleteOutlined'
import Drafts from '@mui/icons-material/DraftsOutlined'
import MarkUnread from '@mui/icons-material/MarkunreadOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { mensagensTexts } from './texts.ts'

export interface MensagemHandlers {
  onView: (mensagem: MensagemDoUsuario) => void
  onLida: (mensagem: MensagemDoUsuario, lida: boolean) => void
  onRemove: (mensagem: MensagemDoUsuario) => void
}

/** Returns the abbreviated text of a message, else the full one. */
export const shortText = ({ textoAbreviado, texto }: MensagemDoUsuario): string => textoAbreviado || texto

/** Visualizar, read or unread, Remover. */
export function MensagemActions({
  mensagem,
  onView,
  onLida,
  onRemove,
}: MensagemHandlers & { mensagem: MensagemDoUsuario }) {
  const { lida } = mensagem
  const toggle = lida ? mensagensTexts.markUnread : mensagensTexts.markRead
  return (
    <Box sx={{ display: 'flex', color: 'text.secondary', flexShrink: 0 }}>
      <Action mensagem={mensagem} label={mensagensTexts.view} onClick={() => onView(mensagem)}>
        <Visibility />
      </Action>
      <Action mensagem={mensagem} label={toggle} onClick={() => onLida(mensagem, !lida)}>
        {lida ? <MarkUnread /> : <Drafts />}
      </Action>
      <Action mensagem={mensagem} label={mensagensTexts.remove} onClick={() => onRemove(mensagem)}>
        <Delete />
      </Action>
    </Box>
  )
}

interface ActionProps {
  mensagem: MensagemDoUsuario
  label: string
  onClick: () => void
  children: ReactNode
}

function Action({ mensagem, label, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        color="inherit"
        aria-label={mensagensTexts.of(label, shortText(mensagem))}
        onClick={onClick}
        sx={{ p: 0.5, '@media (pointer: coarse)': { p: 1 }, '& svg': { fontSize: 18 } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}
