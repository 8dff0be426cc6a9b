import type { Papel } from '#schemas/runtime/domain/desempenho.ts'

export const CICLOS = 'avaliacao/avaliacoes-desempenho'
export const PARTICIPANTES = 'avaliacao/participante-avaliacao-desempenho'

export interface Pessoa {
  id: number
  nome: string
  cargo?: string | null
  area?: string | null
}

/** Who evaluates whom, as `GET …/{id}/participantes` answers. */
export interface Participante {
  id: number
  versao: number
  avaliado: Pessoa
  avaliador: Pessoa | null
  papel: Papel
  situacao: 'N' | 'P' | 'R' | null
}

/** Somebody who is evaluated in a cycle, and how far it is, as `GET …/{id}/avaliados` answers. */
export interface Avaliado extends Pessoa {
  /** how many evaluate him */
  avaliadores: number
  copias: number
  respondidas: number
}

/** Somebody who evaluates in a cycle, as `GET …/{id}/avaliadores` answers. */
export interface Avaliador extends Pessoa {
  /** how many he evaluates */
  avaliados: number
  copias: number
  respondidas: number
}

/** A role, and why it cannot be chosen in this cycle. */
export interface PapelOferecido {
  papel: Papel
  motivo?: string
}

/** Who evaluates each of the evaluated people, by their ids. */
export function avaliadoresDe(participantes: readonly Participante[]): Map<number, Participante[]> {
  const byId = new Map<number, Participante[]>()
  for (const participante of participantes) {
    const known = byId.get(participante.avaliado.id) ?? []
    if (participante.avaliador) known.push(participante)
    byId.set(participante.avaliado.id, known)
  }
  return byId
}
