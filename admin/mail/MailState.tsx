import Chip from '@mui/material/Chip'
import { texts } from '#admin/i18n/texts.ts'
import type { EmailLinha } from './mails.ts'

const colours = { AGUARDANDO: 'info', ENVIADO: 'success', FALHOU: 'error', RETIDO: 'default' } as const

/** Where an e-mail stands. */
export const MailState = ({ situacao }: Pick<EmailLinha, 'situacao'>) => (
  <Chip size="small" variant="outlined" color={colours[situacao]} label={texts.correio.states[situacao]} />
)
