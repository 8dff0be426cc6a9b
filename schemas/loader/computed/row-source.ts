import type { Rows } from '#schemas/runtime/computed/written.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { isOfCompany, mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import { suggestName } from '../suggest.ts'

/** The entity of the rows, and how they are found: as a list of the record, or by their reference to it. */
export interface RowSource {
  entity: Entity
  list?: string
  through?: string
}

/** Why the rows cannot be found, and the key at fault. */
interface Obstacle {
  at: (keyof Rows)[]
  message: string
  hint?: string
}

type Entities = ReadonlyMap<string, Entity>

const obstacle = (at: (keyof Rows)[], message: string, hint?: string): Obstacle => ({
  at,
  message,
  ...(hint ? { hint } : {}),
})

/** Resolves the entity of the rows of an expression and the way to them. */
export function findRows(rows: Rows, entity: Entity, entities: Entities): RowSource | Obstacle {
  if (rows.list === undefined) return findReferring(rows, entity, entities)
  if (rows.records !== undefined || rows.through !== undefined)
    return obstacle([], 'diga "list", ou "records" com "through", não ambos')
  const list = fieldAt(entity, rows.list)
  const child = list?.kind === 'children' ? entities.get(list.target ?? '') : undefined
  if (child) return { entity: child, list: rows.list }
  const lists = leafFields(entity.fields).flatMap(({ kind, path }) => (kind === 'children' ? [path] : []))
  return obstacle(['list'], `"${rows.list}" não é uma lista de ${entity.path}`, suggestName(rows.list, lists))
}

function findReferring({ records, through }: Rows, entity: Entity, entities: Entities): RowSource | Obstacle {
  if (records === undefined || through === undefined)
    return obstacle([], 'falta de onde vêm as linhas', '"list", ou "records" com "through"')
  const other = entities.get(records)
  if (!other) return obstacle(['records'], `"${records}" não é um cadastro`, suggestName(records, entities.keys()))
  // rows of several companies would be aggregated into one value
  if (entity.scope !== 'empresa' && (isOfCompany(other) || mayBeOfInstallation(other)))
    return obstacle(['records'], `${other.path} é de cada empresa, e ${entity.path} não é de uma só`)
  const back = fieldAt(other, through)
  if (back?.kind === 'reference' && back.target === entity.path) return { entity: other, through: back.path }
  const ways = leafFields(other.fields).flatMap(({ kind, target, path }) =>
    kind === 'reference' && target === entity.path ? [path] : [],
  )
  const hint = suggestName(through, ways) ?? (ways.length > 0 ? `use ${ways.join(', ')}` : undefined)
  return obstacle(['through'], `"${through}" não é uma referência de ${other.path} a ${entity.path}`, hint)
}
