import type { Entity, Field, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Returns the effective authorities in a context: those held, without those closed by the company (`fechadas`). */
export const rightsOf = ({ authorities = [], fechadas = [] }: RuleContext['usuario']): string[] =>
  authorities.filter((one) => !fechadas.includes(one))

/** Whether a session may see a field: not hidden by the company, and its authority held. */
export const isShown = ({ hint }: Field, authorities: readonly string[]): boolean =>
  hint.hidden !== true && (!hint.authority || authorities.includes(hint.authority))

/** {@link isShown} for a name in `views`; a workflow is no field and always shown. */
export function isShownAt(entity: Entity, path: string, authorities: readonly string[]): boolean {
  const field = fieldAt(entity, path)
  return !field || isShown(field, authorities)
}
