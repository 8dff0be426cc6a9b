import type { Tone } from '../model.ts'

/** How an e-mail stands. */
export type MailState = 'AGUARDANDO' | 'ENVIADO' | 'FALHOU' | 'RETIDO'

/** The same in words, wherever an e-mail is shown. */
export const mailStates: Record<MailState, { titulo: string; tom: Tone }> = {
  AGUARDANDO: { titulo: 'Aguardando', tom: 'info' },
  ENVIADO: { titulo: 'Enviado', tom: 'success' },
  FALHOU: { titulo: 'Falhou', tom: 'error' },
  RETIDO: { titulo: 'Guardado', tom: 'neutral' },
}
