import Chip from '@mui/material/Chip'
import type { EmailLinha } from './mails.ts'
import { mailTexts } from './texts.ts'

const colours = { AGUARDANDO: 'info', ENVIADO: 'success', FALHOU: 'error', RETIDO: 'default' } as const

/** Where an e-mail stands. */
export const MailState = ({ situacao }: Pick<EmailLinha, 'situacao'>) => (
  <Chip size="small" variant="outlined" color={colours[situacao]} label={mailTexts.states[situacao]} />
)
