import type { Entity, Field, RecordData } from '../model.ts'
import { leafFields } from '../paths.ts'

/** A field by which records of a register refer to records of another. */
export interface Relation {
  /** the referring register; it has a list screen */
  entity: Entity
  field: Field
  /** child list that contains the field; absent for a field of the record itself */
  list?: Field
  /** name in `x-entity.related`: 'captacao/anuncio.solicitacao' */
  name: string
}

/** Records of one register that refer to a record through one field, as answered by `GET {route}/:id/relacionados`. */
export interface Related {
  /** path of the register */
  entidade: string
  titulo: string
  rota: string
  /** field path, including its child list: 'itens.chave' */
  campo: string
  tituloCampo: string
  /** number visible to the session; 10,001 stands for more than 10,000 */
  total: number
  /** list filter that selects them; absent where the list has none */
  filtro?: Record<string, number>
  /** initial values of a new one; absent where the session may not create one */
  inclui?: RecordData
}

type Entities = ReadonlyMap<string, Entity>

const known = new WeakMap<Entities, Map<string, Relation[]>>()

const isReference = ({ kind, computed }: Field): boolean =>
  !computed && (kind === 'reference' || kind === 'references' || kind === 'ids')

/** Whether the register has a list screen. */
const hasList = ({ route, parent, single }: Entity): boolean =>
  route !== undefined && !route.includes('{') && parent === undefined && !single

/** Relations to an entity, sorted by title. */
export function referringTo({ path }: Entity, entities: Entities): Relation[] {
  const all = known.get(entities) ?? collect(entities)
  known.set(entities, all)
  return all.get(path) ?? []
}

/** Relations in display order: `first` of `x-entity.related`, then by title; without `hidden`. */
export function relationsOf(entity: Entity, entities: Entities): Relation[] {
  const { first = [], hidden = [] } = entity.related ?? {}
  const found = referringTo(entity, entities).filter((one) => !hidden.some((name) => isNamed(one, name)))
  const rank = (one: Relation) => {
    const at = first.findIndex((name) => isNamed(one, name))
    return at < 0 ? first.length : at
  }
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/** 'captacao/anuncio' names all its fields, 'captacao/anuncio.solicitacao' one. */
export const isNamed = ({ entity, name }: Relation, wanted: string): boolean =>
  wanted === name || wanted === entity.path

function collect(entities: Entities): Map<string, Relation[]> {
  const all = new Map<string, Relation[]>()
  const add = (relation: Relation) => {
    const target = relation.field.target ?? ''
    all.set(target, [...(all.get(target) ?? []), relation])
  }
  for (const entity of [...entities.values()].filter(hasList))
    for (const field of leafFields(entity.fields)) {
      if (isReference(field)) add({ entity, field, name: `${entity.path}.${field.path}` })
      const child = field.kind === 'children' ? entities.get(field.target ?? '') : undefined
      for (const inner of child ? leafFields(child.fields).filter(isReference) : [])
        add({ entity, field: inner, list: field, name: `${entity.path}.${field.path}.${inner.path}` })
    }
  for (const relations of all.values())
    relations.sort((a, b) => a.entity.plural.localeCompare(b.entity.plural, 'pt-BR') || a.name.localeCompare(b.name))
  return all
}
