import type { Papel } from '#schemas/runtime/domain/desempenho.ts'

/** Id and name of a talento. */
export interface Nomeado {
  id: number
  nome: string
}

/** A talento who may take part, with his current position and area: `GET /api/cargo-salario/colaboradores/participantes`. */
export interface Pessoa extends Nomeado {
  cargo: string | null
  area: string | null
}

/** A pair of evaluated talento and evaluator: `GET /api/avaliacao/avaliacoes-desempenho/{id}/participantes`. */
export interface Participante {
  id: number
  versao: number
  avaliado: Pessoa
  avaliador: Nomeado | null
  papel: Papel
  /** null: no questionnaire was released to him yet */
  situacao: 'N' | 'P' | 'R' | null
  colaboradorQuestionarioId: number | null
}

interface Andamento extends Pessoa {
  copias: number
  respondidas: number
}

/** An evaluated talento with his progress: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliados`. */
export interface Avaliado extends Andamento {
  /** number of his evaluators */
  avaliadores: number
}

/** An evaluator with his progress: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliadores`. */
export interface Avaliador extends Andamento {
  /** number of talentos he evaluates */
  avaliados: number
}

/** A role; `motivo` says why it cannot be chosen in this cycle: `GET /api/avaliacao/avaliacoes-desempenho/{id}/papeis`. */
export interface PapelOferecido {
  papel: Papel
  motivo?: string
}

/** One answered questionnaire; `avaliador` is null for anonymous answers: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliacoes-respondidas`. */
export interface RespondidaNoCiclo {
  id: number
  situacao: 'R'
  papel: Papel
  respondidaEm: string | null
  avaliado: Nomeado
  avaliador: Nomeado | null
}

/** Result of sending reminders: `POST /api/avaliacao/avaliacoes-desempenho/{id}/envia-email`. */
export interface Envio {
  enviados: number
  /** names of those with open answers but without an e-mail address */
  semEmail: string[]
}
