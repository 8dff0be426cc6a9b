import { ApiError } from '../api.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.answer.errors?.[0]?.code : undefined

/** The server wants to see that a device takes the trouble. */
export const isCaptcha = (error: unknown): boolean =>
  ['CAPTCHA_EXIGIDO', 'CAPTCHA_INVALIDO'].includes(codeOf(error) ?? '')

/** An earlier try arrived, though its answer did not. */
export const isRecebida = (error: unknown): boolean => codeOf(error) === 'RESPOSTAS_JA_RECEBIDAS'

/** The form lay open for too long; another one is handed out. */
export const isVencido = (error: unknown): boolean => codeOf(error) === 'FORMULARIO_VENCIDO'
