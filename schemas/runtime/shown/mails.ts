import type { Tone } from '../model.ts'

/** Delivery state of an e-mail. */
export type MailState = 'AGUARDANDO' | 'ENVIADO' | 'FALHOU' | 'RETIDO'

/** Title and tone of each state. */
export const mailStates: Record<MailState, { titulo: string; tom: Tone }> = {
  AGUARDANDO: { titulo: 'Aguardando', tom: 'info' },
  ENVIADO: { titulo: 'Enviado', tom: 'success' },
  FALHOU: { titulo: 'Falhou', tom: 'error' },
  RETIDO: { titulo: 'Guardado', tom: 'neutral' },
}
