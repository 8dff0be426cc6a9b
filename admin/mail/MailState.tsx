import Chip from '@mui/material/Chip'
import type { OutboxLine } from '#schemas/runtime/answers/utilities/outbox.ts'
import { mailTexts } from './texts.ts'

const colours = { AGUARDANDO: 'info', ENVIADO: 'success', FALHOU: 'error', RETIDO: 'default' } as const

/** State of an e-mail. */
export const MailState = ({ situacao }: Pick<OutboxLine, 'situacao'>) => (
  <Chip size="small" variant="outlined" color={colours[situacao]} label={mailTexts.states[situacao]} />
)
