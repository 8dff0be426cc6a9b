import type { Papel } from '#schemas/runtime/domain/desempenho.ts'

/** A talent by his name. */
export interface Nomeado {
  id: number
  nome: string
}

/** A talent who may take part, and where he works today: `GET /api/cargo-salario/colaboradores/participantes`. */
export interface Pessoa extends Nomeado {
  cargo: string | null
  area: string | null
}

/** Who evaluates whom: `GET /api/avaliacao/avaliacoes-desempenho/{id}/participantes`. */
export interface Participante {
  id: number
  versao: number
  avaliado: Pessoa
  avaliador: Nomeado | null
  papel: Papel
  /** null: he was not asked yet */
  situacao: 'N' | 'P' | 'R' | null
  colaboradorQuestionarioId: number | null
}

interface Andamento extends Pessoa {
  copias: number
  respondidas: number
}

/** Somebody who is evaluated in a cycle, and how far it is: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliados`. */
export interface Avaliado extends Andamento {
  /** how many evaluate him */
  avaliadores: number
}

/** Somebody who evaluates in a cycle: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliadores`. */
export interface Avaliador extends Andamento {
  /** how many he evaluates */
  avaliados: number
}

/** A role, and why it cannot be chosen in this cycle: `GET /api/avaliacao/avaliacoes-desempenho/{id}/papeis`. */
export interface PapelOferecido {
  papel: Papel
  motivo?: string
}

/** One answered questionnaire; without an evaluator the answers have no name: `GET /api/avaliacao/avaliacoes-desempenho/{id}/avaliacoes-respondidas`. */
export interface RespondidaNoCiclo {
  id: number
  situacao: 'R'
  papel: Papel
  respondidaEm: string | null
  avaliado: Nomeado
  avaliador: Nomeado | null
}

/** To how many it was written: `POST /api/avaliacao/avaliacoes-desempenho/{id}/envia-email`. */
export interface Envio {
  enviados: number
  /** who owes answers and has no address */
  semEmail: string[]
}
