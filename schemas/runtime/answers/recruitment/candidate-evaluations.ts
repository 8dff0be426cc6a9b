import type { AvaliacaoCandidato } from '#schemas/generated/types/captacao/avaliacao-candidato.ts'
import type { AvaliacaoCandidatoResposta } from '#schemas/generated/types/captacao/avaliacao-candidato-resposta.ts'
import type { Aspecto } from '#schemas/runtime/questionario/resultado.ts'

/** A question with its answer; `alcancado`: score reached, in percent. */
export type Resposta = AvaliacaoCandidatoResposta & { alcancado?: number }

/** An evaluation with all fields visible to HR: `GET /api/captacao/avaliacoes/:id/resultado`. */
export interface AvaliacaoDoRh extends Omit<AvaliacaoCandidato, 'respostas'> {
  expirada: boolean
  respostas: Resposta[]
  aspectos: Aspecto[]
}

/** A model that can be released: `GET /api/captacao/avaliacoes/modelos`. */
export interface Modelo {
  id: number
  titulo: string
  /** who answers: HR or the candidate */
  respondente: 'R' | 'C'
  /** proposed by the step or by the solicitacao */
  proposto: boolean
}

/** Result of a release: `POST /api/captacao/avaliacoes/libera`. */
export interface Liberacao {
  liberadas: number
  jaLiberadas: number
}

/** One candidato in a comparison. */
export interface Comparado {
  candidatoId: number
  nome: string
  foto: string | null
  etapa: string | null
  aptidao: 'I' | 'S' | 'N' | null
  media: number | null
  aspectos: Aspecto[]
  avaliacoes: {
    id: number
    avaliacaoId: number
    situacao: 'P' | 'A' | 'C'
    performance: number | null
    aprovado: boolean | null
  }[]
}

/** The candidates of a request side by side: `GET /api/captacao/avaliacoes/comparacao`. */
export interface Comparacao {
  solicitacao: { id: number; descricao: string }
  modelos: { id: number; titulo: string }[]
  aspectos: string[]
  candidatos: Comparado[]
}
