import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { MensagemActions, type MensagemHandlers, shortText } from './MensagemActions.tsx'
import { mensagensTexts } from './texts.ts'
import { whenText } from './when.ts'

interface Props extends MensagemHandlers {
  mensagem: MensagemDoUsuario
  hoje: string
  /** checkbox, where several messages can be selected */
  check?: ReactNode
  /** title of its box, where messages of several boxes are shown */
  box?: string
}

const cut = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const

/** One message of a list: who, when, what; the text opens it. */
export function MensagemItem({ mensagem, hoje, check, box, ...handlers }: Props) {
  const { remetente, data, lida } = mensagem
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 0.5, pl: 0.75, pr: 1, py: 0.875, '&:hover': { bgcolor: 'surface.sunken' } }}
    >
      {check}
      <UnreadDot lida={lida} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, fontSize: 12, color: 'text.secondary', pr: 0.75 }}>
          <Box component="span" sx={box === undefined ? sender : senderAndBox}>
            {[remetente, box].filter(Boolean).join(' · ')}
          </Box>
          <Box component="time" dateTime={data} sx={{ whiteSpace: 'nowrap' }}>
            {whenText(data, hoje)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          <ButtonBase onClick={() => handlers.onView(mensagem)} sx={opener}>
            <Box component="span" sx={{ ...cut, fontWeight: lida ? 400 : 600, overflowWrap: 'anywhere' }}>
              {!lida && <span style={visuallyHidden}>{mensagensTexts.unreadMark}: </span>}
              {shortText(mensagem)}
            </Box>
          </ButtonBase>
          <MensagemActions mensagem={mensagem} {...handlers} />
        </Box>
      </Box>
    </Box>
  )
}

const sender = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const senderAndBox = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const

const opener = {
  flex: 1,
  minWidth: 0,
  mt: 0.25,
  textAlign: 'left',
  justifyContent: 'flex-start',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: 13,
  lineHeight: 1.45,
} as const

/** Unread marker, hidden from screen readers: the text says it, too. */
const UnreadDot = ({ lida }: { lida: boolean }) => (
  <Box
    aria-hidden
    sx={{
      width: 8,
      height: 8,
      mx: 0.5,
      mt: 0.625,
      borderRadius: '50%',
      flexShrink: 0,
      bgcolor: lida ? 'transparent' : 'brand.main',
    }}
  />
)
