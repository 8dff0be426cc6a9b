import { suggestName } from '#schemas/loader/suggest.ts'
import { type History, historiesOf } from '#schemas/runtime/definition/histories.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { toCamelCase } from '#schemas/runtime/names.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'

export type Entities = ReadonlyMap<string, Entity>

/** A step from one record to exactly one other: a reference, the parent of a child, or the row of a dated list in force. */
export type Hop =
  | { kind: 'reference'; field: Field; to: Entity }
  | { kind: 'parent'; to: Entity }
  | { kind: 'inForce'; history: History; to: Entity }

/** The field at the end of a path. */
export interface Leaf {
  hops: Hop[]
  /** entity of the field */
  owner: Entity
  field: Field
}

/** Several rows for one record: its children, the records it lists by reference, or records of a register that refer to it. */
export interface List {
  hops: Hop[]
  kind: 'children' | 'links' | 'referring'
  /** the list's field; for `referring`, the reference field in `to` */
  field: Field
  to: Entity
}

/** An unknown name, with a suggestion. */
export interface Misnamed {
  message: string
  hint?: string
}

export const isMisnamed = (found: object): found is Misnamed => 'message' in found

/** Name of the parent in paths that start at a child ('faixaSalarial'). */
export const parentName = (parent: Entity): string => toCamelCase(parent.name)

/**
 * Resolves a path to its field, or says what is wrong with it.
 * @param dated values are read as of a day: fields that follow a dated list are read from the row of that day, even
 * where today's value is stored
 */
export function leafAt(entities: Entities, from: Entity, path: string, dated = false): Leaf | Misnamed {
  const way = walk(entities, from, path.split('.'), { dated })
  const [name = '', ...more] = way.rest
  const field = fieldAt(way.at, [name, ...more].join('.'))
  if (!field || name === '') return unknownName(entities, way.at, way.rest, path)
  const followed = dated || field.computed ? followedLeaf(entities, way.at, field) : undefined
  if (followed) return { ...followed, hops: [...way.hops, ...followed.hops] }
  return unusable(field, path) ?? { hops: way.hops, owner: way.at, field }
}

/** Resolves the list that `of`, `some` or `missing` names, or says what is wrong with it. */
export function listAt(entities: Entities, from: Entity, path: string): List | Misnamed {
  if (path.includes('/')) return referringList(entities, from, path)
  const way = walk(entities, from, path.split('.'), { dated: false, toList: true })
  const field = fieldAt(way.at, way.rest.join('.'))
  const to = field?.target === undefined ? undefined : entities.get(field.target)
  const kind = field?.kind === 'children' ? 'children' : 'links'
  if (field && to && field.kind !== 'reference') return { hops: way.hops, kind, field, to }
  const lists = leafFields(way.at.fields).filter(isList)
  const names = lists.map((one) => one.path)
  const message = `"${path}" não é uma lista de ${way.at.plural}`
  return { message, hint: suggestName(way.rest.join('.'), names) ?? hintOf(names) }
}

export const isList = ({ kind }: Field): boolean => kind === 'children' || kind === 'references' || kind === 'ids'

function referringList(entities: Entities, from: Entity, path: string): List | Misnamed {
  const at = path.indexOf('.')
  const [register, reference] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)]
  const to = entities.get(register)
  if (!to) return { message: `não há cadastro "${register}"`, hint: suggestName(register, entities.keys()) }
  const field = fieldAt(to, reference)
  if (field?.kind === 'reference' && field.target === from.path) return { hops: [], kind: 'referring', field, to }
  const names = leafFields(to.fields)
    .filter((one) => one.kind === 'reference' && one.target === from.path)
    .map((one) => one.path)
  const message = `"${reference}" não é uma referência de ${to.plural} a ${from.plural}`
  return { message, hint: suggestName(reference, names) ?? hintOf(names) }
}

const hintOf = (names: string[]): string | undefined => (names.length > 0 ? `há ${names.join(', ')}` : undefined)

interface Way {
  hops: Hop[]
  at: Entity
  /** unresolved rest: path of a field in `at` */
  rest: string[]
}

/** Options of a walk; `toList`: a dated list at the end of the path means the list, not its row in force. */
interface Walk {
  dated: boolean
  toList?: boolean
}

/** Follows a path as far as its steps lead to exactly one record. */
function walk(entities: Entities, from: Entity, parts: string[], how: Walk): Way {
  const way: Way = { hops: [], at: from, rest: parts }
  for (;;) {
    const step = nextStep(entities, way, how)
    if (!step) return way
    way.hops.push(...step.hops)
    way.at = step.hops.at(-1)?.to ?? way.at
    way.rest = way.rest.slice(step.taken)
  }
}

/** The hops of the shortest prefix that leads to one record, leaving at least one name. */
function nextStep(
  entities: Entities,
  { at, rest }: Way,
  { dated, toList }: Walk,
): { hops: Hop[]; taken: number } | undefined {
  for (let taken = 1; taken < rest.length; taken++) {
    const field = fieldAt(at, rest.slice(0, taken).join('.'))
    const to = field?.target === undefined ? undefined : entities.get(field.target)
    if (field?.kind === 'reference' && to) return { hops: hopsOver(entities, at, field, to, dated), taken }
    if (field?.kind === 'children' && to && !toList) {
      const history = historiesOf(at, entities).find((one) => one.field === field)
      if (history) return { hops: [{ kind: 'inForce', history, to }], taken }
    }
  }
  const parent = at.parent && entities.get(at.parent.entity)
  if (rest.length > 1 && parent && rest[0] === parentName(parent) && !fieldAt(at, rest[0]))
    return { hops: [{ kind: 'parent', to: parent }], taken: 1 }
  return undefined
}

/** Hops of a reference: the reference itself, or over the row in force where it follows a dated list. */
function hopsOver(entities: Entities, at: Entity, field: Field, to: Entity, dated: boolean): Hop[] {
  const followed = dated || field.computed ? followedLeaf(entities, at, field) : undefined
  if (!followed) return [{ kind: 'reference', field, to }]
  return [...followed.hops, { kind: 'reference', field: followed.field, to }]
}

/** For a field that follows a dated list: the source field in the row in force. */
function followedLeaf(entities: Entities, entity: Entity, field: Field): Leaf | undefined {
  if (field.hint.inForce === undefined) return undefined
  for (const history of historiesOf(entity, entities)) {
    const source = history.followers.find((follower) => follower.field === field)?.source
    const leaf = source === undefined ? undefined : leafAt(entities, history.child, source)
    if (leaf && !('message' in leaf))
      return { ...leaf, hops: [{ kind: 'inForce', history, to: history.child }, ...leaf.hops] }
  }
  return undefined
}

function unusable(field: Field, path: string): Misnamed | undefined {
  if (field.writeOnly) return { message: `"${path}" nunca sai do servidor` }
  if (field.computed && !field.computes)
    return { message: `"${path}" é calculado por código: o relatório não o lê`, hint: 'diga o valor aqui' }
  if (field.kind === 'object') return { message: `"${path}" é um grupo de campos: diga um deles` }
  if (field.kind === 'children') return { message: `"${path}" é uma lista: use count, sum, list … com "of"` }
  if (field.format === 'arquivo') return { message: `"${path}" é um arquivo` }
  return undefined
}

function unknownName(entities: Entities, at: Entity, rest: string[], path: string): Misnamed {
  const list = fieldAt(at, rest[0] ?? '')
  if (list && isList(list) && rest.length > 1)
    return { message: `"${path}" passa por uma lista: use count, sum, list … com "of": "${rest[0]}"` }
  const parent = at.parent && entities.get(at.parent.entity)
  const wrong = rest.join('.')
  const leads = parent ? [parentName(parent)] : []
  const names = [...leafFields(at.fields).map((field) => field.path), ...leads]
  return {
    message: `"${path}" não é um campo: ${at.title} não tem "${wrong}"`,
    hint: suggestName(
      wrong,
      waysFrom(names, rest).filter((name) => name !== wrong),
    ),
  }
}

/** Suggestions for the rest: a field, or a field followed by the same ending ('etapas.ordem': 'etapa.ordem'). */
const waysFrom = (names: string[], [, ...end]: string[]): string[] =>
  end.length === 0 ? names : [...names, ...names.map((name) => [name, ...end].join('.'))]
