import { padroes } from '#server/domain/utilitario/modelo-documento/padroes.ts'
import type { Collection } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Adds the shipped document templates. */
export function addModelosDocumento(demo: Collection, company: CompanyId): void {
  for (const padrao of padroes) demo.add('utilitario/modelo-documento', company, { ...padrao })
}
