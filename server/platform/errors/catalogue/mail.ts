import type { Catalogue } from './entry.ts'

/** E-mails. */
export const mailErrors = {
  EMAIL_RECUSADO: { status: 400, message: 'O e-mail não pode ser enviado: {motivo}.' },
  EMAIL_NAO_CONFIGURADO: {
    status: 503,
    message: 'O sistema ainda não envia e-mails e por isso não pode confirmar o seu. Avise a empresa.',
  },
  EMAIL_NA_FILA: { status: 409, message: 'O e-mail já está na fila de envio.' },
  EMAIL_JA_SAIU: { status: 409, message: 'O e-mail já saiu e não pode mais ser alterado.' },
} satisfies Catalogue
