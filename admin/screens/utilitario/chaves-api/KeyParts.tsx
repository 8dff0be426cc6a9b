import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ApiKeyLine } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { chavesTexts } from './texts.ts'

/** Name and prefix of a key. */
export const KeyName = ({ chave: { nome, prefixo } }: { chave: ApiKeyLine }) => (
  <>
    <Box sx={{ fontWeight: 600 }}>{nome}</Box>
    <Typography component="code" variant="caption" color="text.secondary" sx={{ fontFamily: 'monospace' }}>
      {prefixo}…
    </Typography>
  </>
)

const colours = { EM_USO: 'success', VENCIDA: 'default', REVOGADA: 'error' } as const

/** Whether a key is valid, and who revoked it when. */
export const KeyState = ({ chave: { situacao, revogadaEm, revogadaPor } }: { chave: ApiKeyLine }) => (
  <>
    <Chip size="small" variant="outlined" color={colours[situacao]} label={chavesTexts.states[situacao]} />
    {revogadaEm && (
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {chavesTexts.revokedBy(revogadaPor ?? '', displayInstant(revogadaEm))}
      </Typography>
    )}
  </>
)
