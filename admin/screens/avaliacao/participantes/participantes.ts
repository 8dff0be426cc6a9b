import type { Participante } from '#schemas/runtime/answers/evaluation/cycle.ts'

export const CICLOS = 'avaliacao/avaliacoes-desempenho'
export const PARTICIPANTES = 'avaliacao/participante-avaliacao-desempenho'

/** Groups the evaluators by the id of the evaluated person. */
export function avaliadoresDe(participantes: readonly Participante[]): Map<number, Participante[]> {
  const byId = new Map<number, Participante[]>()
  for (const participante of participantes) {
    const known = byId.get(participante.avaliado.id) ?? []
    if (participante.avaliador) known.push(participante)
    byId.set(participante.avaliado.id, known)
  }
  return byId
}
