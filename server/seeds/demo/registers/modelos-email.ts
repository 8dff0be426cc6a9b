import { padroes } from '#server/domain/captacao/modelo-email/padroes.ts'
import type { Collection } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'

/** Adds the shipped e-mail templates; that of INCLUSAO is inactive, to avoid too many e-mails. */
export function addModelosEmail(demo: Collection, company: CompanyId): void {
  for (const padrao of padroes)
    demo.add('captacao/modelo-email', company, { ...padrao, ativo: padrao.evento !== 'INCLUSAO' })
}
