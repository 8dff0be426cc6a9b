import { type Plano, paginaDo, TIPOS } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'

/** What proposals of a plan, or of one of its scenarios, begin with on another page, and where that leads back to. */
export function begunProposals({ id, nome, tipoReajuste }: Plano, cenario: Cenario | undefined): URLSearchParams {
  const com = {
    [TIPOS[tipoReajuste].plano]: { id, nome },
    ...(cenario ? { cenario: { id: cenario.id, nome: cenario.nome } } : {}),
  }
  return new URLSearchParams({ com: JSON.stringify(com), volta: paginaDo(id, cenario?.id) })
}
