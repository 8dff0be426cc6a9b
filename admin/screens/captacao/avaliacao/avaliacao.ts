import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'

/** A question with its answer, and how much of it was reached, in percent. */
export type Resposta = AvaliacaoCandidatoResposta & { alcancado?: number }

/** GET /api/captacao/avaliacoes/{id}/resultado */
export interface Avaliacao extends Omit<AvaliacaoCandidato, 'respostas'> {
  id: number
  versao: number
  expirada: boolean
  respostas: Resposta[]
  aspectos: { aspecto: string; percentual: number }[]
}

export const foiRespondida = ({ tipo, nota, resposta, respostasIds = [] }: Resposta): boolean => {
  if (tipo === 'NOTA') return nota !== undefined
  return tipo === 'SUBJETIVA' ? (resposta ?? '').trim() !== '' : respostasIds.length > 0
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** '75,63' */
export const decimal = (value: number): string => number.format(value)
