import { isOfCompany } from '#schemas/runtime/scope.ts'
import type { LintRule } from '../context.ts'

const place = ['x-entity', 'extensible']

/** `extensible` stands where it has an effect, and gives a reason instead of false. */
export const extensibleRegisters: LintRule = ({ entity, file, schema }) => {
  const said = schema['x-entity']?.extensible
  if (said === undefined) return []
  const problem = (message: string, hint?: string) => [{ file, path: place, message, ...(hint ? { hint } : {}) }]
  if (said === false)
    return problem(
      'falta o motivo de não aceitar campos da empresa',
      'escreva-o no lugar de false, como a pessoa vai lê-lo',
    )
  const may = isOfCompany(entity) && !entity.parent
  if (may) return []
  return problem(
    said === true
      ? 'só um cadastro das empresas aceita campos da empresa, e linhas de uma lista não são um'
      : 'só um cadastro das empresas aceitaria campos da empresa: sem motivo a dizer',
    'tire "extensible"',
  )
}
