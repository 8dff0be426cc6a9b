import type { Passagem } from '#schemas/runtime/answers/recruitment/candidacies.ts'

/** Groups the passages by selection, keeping the order of the first passage of each (newest first). */
export function porSelecao(passagens: Passagem[]): Passagem[][] {
  const ids = [...new Set(passagens.map(({ candidatoSolicitacao }) => candidatoSolicitacao.id))]
  return ids.map((id) => passagens.filter(({ candidatoSolicitacao }) => candidatoSolicitacao.id === id))
}
