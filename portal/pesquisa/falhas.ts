import { ApiError } from '../api.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.answer.errors?.[0]?.code : undefined

/** The server demands a captcha. */
export const isCaptcha = (error: unknown): boolean =>
  ['CAPTCHA_EXIGIDO', 'CAPTCHA_INVALIDO'].includes(codeOf(error) ?? '')

/** An earlier attempt was stored, its response was lost. */
export const isRecebida = (error: unknown): boolean => codeOf(error) === 'RESPOSTAS_JA_RECEBIDAS'

/** The form has expired: a new one must be fetched. */
export const isVencido = (error: unknown): boolean => codeOf(error) === 'FORMULARIO_VENCIDO'
