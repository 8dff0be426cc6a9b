import type { Papel } from '#schemas/runtime/desempenho.ts'

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

/** An evaluated person with all who evaluate him. */
export interface Avaliado extends Pessoa {
  avaliadores: Participante[]
}

/** A role, and why it cannot be chosen in this cycle. */
export interface PapelOferecido {
  papel: Papel
  motivo?: string
}

/** Rows in the order in which they come, one per evaluated person. */
export function avaliadosDe(participantes: readonly Participante[]): Avaliado[] {
  const byId = new Map<number, Avaliado>()
  for (const participante of participantes) {
    const { avaliado } = participante
    const known = byId.get(avaliado.id) ?? { ...avaliado, avaliadores: [] }
    if (participante.avaliador) known.avaliadores.push(participante)
    byId.set(avaliado.id, known)
  }
  return [...byId.values()]
}

/** Without accents and capitals, as people type names. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
