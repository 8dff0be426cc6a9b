import { shiftDay } from '#schemas/runtime/dates.ts'
import { ADIAMENTOS_NPS } from '#schemas/runtime/domain/nps.ts'

/** What stands of a user: days, and how often he put the question off. */
export interface Convite {
  perguntadoEm: string
  adiamentos: number
  adiadoAte: string | null
  respondidoEm: string | null
}

/** Whether it is his turn. */
export interface Vez {
  perguntar: boolean
  adiamentos: number
  respondidoEm?: string
  /** the day from which he is asked again */
  proximaEm?: string
}

const NOVA: Vez = { perguntar: true, adiamentos: 0 }

/**
 * Once per period, which begins with the answer, or else with the first time the question was put off. Put off twice, it is not asked before the next
 * period, but may be answered.
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
