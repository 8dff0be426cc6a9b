import type { Problem } from '#schemas/loader/problem.ts'
import type { LintRule } from '../context.ts'
import { unknownField } from '../context.ts'

/** `x-entity.reached.by` names a register with a reference to these records, which is itself not read by `reached.by`. */
export const reachedRegisters: LintRule = ({ entity, file }, { model }) => {
  const { reached: own } = entity
  if (!own) return []
  const path = ['x-entity', 'reached', 'by']
  const from = own.by === undefined ? undefined : model.entities.get(own.by)
  const leads = from?.fields.some(({ kind, target }) => kind === 'reference' && target === entity.path)
  const problems: Problem[] =
    own.by === undefined || (leads && from?.reached?.by === undefined)
      ? []
      : [{ file, path, message: `"${own.by}" não se refere a um registro deste cadastro` }]
  return [
    ...problems,
    ...(own.without ?? []).flatMap((name, i) =>
      unknownField(file, ['x-entity', 'reached', 'without', i], entity, name),
    ),
  ]
}
