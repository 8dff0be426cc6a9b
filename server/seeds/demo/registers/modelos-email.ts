import { padroes } from '#server/domain/captacao/modelo-email/padroes.ts'
import type { Collection } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** The templates the product brings along; each step would be much, so that one waits to be wanted. */
export function addModelosEmail(demo: Collection, company: CompanyId): void {
  for (const padrao of padroes)
    demo.add('captacao/modelo-email', company, { ...padrao, ativo: padrao.evento !== 'INCLUSAO' })
}
