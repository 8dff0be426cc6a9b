import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { assistenteTexts } from './texts.ts'
import type { Envio } from './useAssistant.ts'

const ID = 'assistente-envio'

/** Verbatim preview of the messages to be sent, and their destination. */
export const Preview = ({ envio: { destino, modelo, mensagens } }: { envio: Envio }) => (
  <Box sx={{ mb: 1.5 }}>
    <Typography id={ID} sx={{ fontSize: 13, mb: 0.5 }}>
      {assistenteTexts.sending(destino, modelo)}
    </Typography>
    <Box
      role="group"
      aria-labelledby={ID}
      // focusable, so that it scrolls by keyboard
      tabIndex={0}
      sx={{ p: 1, maxHeight: 220, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {/* user message first: the system message is the same each time */}
        {mensagens.toReversed().map(({ role, content }) => (
          <Box key={role} sx={{ '& + &': { mt: 1 } }}>
            <Typography component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
              {role === 'system' ? assistenteTexts.instruction : assistenteTexts.request}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {content}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  </Box>
)
