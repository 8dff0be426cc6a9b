import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { LintRule } from '../context.ts'

type Entities = ReadonlyMap<string, Entity>

/** A first record can be created: required references do not form a circle, and their targets have a list to choose from. */
export const firstRecord: LintRule = ({ entity, file }, { model }) =>
  leafFields(entity.fields).flatMap((field): Problem[] => {
    const path = field.path.split('.').flatMap((name) => ['properties', name])
    const target = model.entities.get(field.target ?? '')
    if (!target || field.kind === 'children') return []
    if (!field.readOnly && !hasList(target))
      return [
        {
          file,
          path,
          message: `não há de onde escolher "${field.path}": ${target.path} não tem lista`,
          hint: 'só se aponta para um cadastro com "route"',
        },
      ]
    const circle = isNeeded(field) && circleFrom(target, entity, model.entities)
    if (!circle) return []
    const way = [entity.path, ...circle].join(' → ')
    return [
      {
        file,
        path,
        message: `nenhum registro poderia ser o primeiro: cada um exige outro (${way})`,
        hint: `tire "${field.name}" de "required"`,
      },
    ]
  })

const hasList = ({ route, parent, single }: Entity): boolean => route !== undefined && !parent && !single

/** A required reference that a user fills in. */
const isNeeded = ({ required, readOnly, computed, hint, kind }: Field): boolean =>
  required &&
  !readOnly &&
  !computed &&
  hint.default === undefined &&
  (kind === 'reference' || kind === 'references' || kind === 'ids')

/** Registers that a record requires by reference, through mandatory child lists as well. */
function neededBy(entity: Entity, entities: Entities): Entity[] {
  return leafFields(entity.fields).flatMap((field) => {
    const target = entities.get(field.target ?? '')
    if (!target) return []
    if (field.kind === 'children') return field.required && !field.readOnly ? neededBy(target, entities) : []
    return isNeeded(field) ? [target] : []
  })
}

/** The path between two registers along required references. */
function circleFrom(from: Entity, to: Entity, entities: Entities, seen = new Set<Entity>()): string[] | undefined {
  if (from === to) return [to.path]
  if (seen.has(from)) return undefined
  seen.add(from)
  for (const next of neededBy(from, entities)) {
    const rest = circleFrom(next, to, entities, seen)
    if (rest) return [from.path, ...rest]
  }
  return undefined
}
