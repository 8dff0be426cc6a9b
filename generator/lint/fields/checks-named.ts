import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { checks } from '#schemas/runtime/checks/checks.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'
import { type LintRule, type Path, unknownField } from '../context.ts'

/** Every check exists, and the fields in its arguments too. */
export const checksNamed: LintRule = ({ entity, file, schema }, { model }) =>
  (schema['x-entity']?.checks ?? []).flatMap((check, i): Problem[] => {
    const at: Path = ['x-entity', 'checks', i]
    if (!Object.hasOwn(checks, check.check)) {
      const hint = suggestName(check.check, Object.keys(checks))
      return [{ file, path: [...at, 'check'], message: `"${check.check}" não é uma verificação conhecida`, hint }]
    }
    const rows = rowsOf(entity, check, model.entities)
    return Object.entries(check).flatMap(([name, value]) => {
      if (name === 'check' || name === 'message') return []
      const subject = name === 'by' ? (rows ?? entity) : entity
      if (Array.isArray(value))
        return value.flatMap((item, j) =>
          typeof item === 'string' ? unknownField(file, [...at, name, j], subject, item) : [],
        )
      return typeof value === 'string' ? unknownField(file, [...at, name], subject, value) : []
    })
  })

/** The child entity of the list that a check compares. */
function rowsOf(entity: Entity, check: XCheck, entities: ReadonlyMap<string, Entity>): Entity | undefined {
  const target = typeof check.list === 'string' ? fieldAt(entity, check.list)?.target : undefined
  return target === undefined ? undefined : entities.get(target)
}
