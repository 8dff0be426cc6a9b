import type { Entity, Field, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** The rights that count where a context holds. */
export const rightsOf = ({ authorities = [], fechadas = [] }: RuleContext['usuario']): string[] =>
  authorities.filter((one) => !fechadas.includes(one))

/** Whether a session sees a field: its company shows it, and it holds the authority that the field asks for. */
export const isShown = ({ hint }: Field, authorities: readonly string[]): boolean =>
  hint.hidden !== true && (!hint.authority || authorities.includes(hint.authority))

/** The same of a name in `views`; what is no field (a workflow) hides nothing. */
export function isShownAt(entity: Entity, path: string, authorities: readonly string[]): boolean {
  const field = fieldAt(entity, path)
  return !field || isShown(field, authorities)
}
