import { shiftDay } from '#schemas/runtime/dates.ts'
import { ADIAMENTOS_NPS } from '#schemas/runtime/domain/nps.ts'

/** State of a user's question: days, and number of postponements. */
export interface Convite {
  perguntadoEm: string
  adiamentos: number
  adiadoAte: string | null
  respondidoEm: string | null
}

/** Whether a user is asked. */
export interface Vez {
  perguntar: boolean
  adiamentos: number
  respondidoEm?: string
  /** the day from which he is asked again */
  proximaEm?: string
}

const NOVA: Vez = { perguntar: true, adiamentos: 0 }

/**
 * Whether to ask: once per period, which begins with the answer, else with the first postponement. After two
 * postponements the question waits for the next period, but can be answered.
 */
export function vezDe(convite: Convite | undefined, dias: number, hoje: string): Vez {
  if (!convite) return NOVA
  const { perguntadoEm, adiamentos, adiadoAte, respondidoEm } = convite
  const proxima = shiftDay(respondidoEm ?? perguntadoEm, dias)
  if (proxima <= hoje) return NOVA
  if (respondidoEm !== null) return { perguntar: false, adiamentos, respondidoEm, proximaEm: proxima }
  if (adiamentos >= ADIAMENTOS_NPS) return { perguntar: false, adiamentos, proximaEm: proxima }
  if (adiadoAte !== null && adiadoAte > hoje) return { perguntar: false, adiamentos, proximaEm: adiadoAte }
  return { perguntar: true, adiamentos }
}
