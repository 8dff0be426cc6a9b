import { type Plano, paginaDo, TIPOS } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'

/** Query parameters for a page that creates proposals: initial plan and scenario (`com`), and the address to return to (`volta`). */
export function begunProposals({ id, nome, tipoReajuste }: Plano, cenario: Cenario | undefined): URLSearchParams {
  const com = {
    [TIPOS[tipoReajuste].plano]: { id, nome },
    ...(cenario ? { cenario: { id: cenario.id, nome: cenario.nome } } : {}),
  }
  return new URLSearchParams({ com: JSON.stringify(com), volta: paginaDo(id, cenario?.id) })
}
