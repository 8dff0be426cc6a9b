import type { Passagem } from '#schemas/runtime/answers/candidacies.ts'

/** The stays of each selection together, the selection with the newest one first. */
export function porSelecao(passagens: Passagem[]): Passagem[][] {
  const ids = [...new Set(passagens.map(({ candidatoSolicitacao }) => candidatoSolicitacao.id))]
  return ids.map((id) => passagens.filter(({ candidatoSolicitacao }) => candidatoSolicitacao.id === id))
}
