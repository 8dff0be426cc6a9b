import type { Entity, Field, RecordData } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'
import { fillInsides, insidesOf } from '../placeholders.ts'
import { formatValue } from '../shown/display.ts'
import { isPersonal } from './lgpd.ts'

type Entities = ReadonlyMap<string, Entity>

/** Sets what the assistant may receive of an entity: 'never' for records with health data, 'typed' (only what the user types) for personal records. */
export function limitAssistant(entity: Entity, entities: Entities): void {
  if (holdsHealth(rootOf(entity, entities), entities)) entity.assistant = 'never'
  else if (isPersonal(entity, entities)) entity.assistant = 'typed'
}

function rootOf(entity: Entity, entities: Entities): Entity {
  const parent = entity.parent && entities.get(entity.parent.entity)
  return parent ? rootOf(parent, entities) : entity
}

/** Whether an entity or its child rows have a field of the LGPD class 'saude'. */
const holdsHealth = (entity: Entity, entities: Entities): boolean =>
  leafFields(entity.fields).some(({ hint, kind, target }) => {
    if (hint.lgpd?.class === 'saude') return true
    const child = kind === 'children' ? entities.get(target ?? '') : undefined
    return child !== undefined && holdsHealth(child, entities)
  })

/** Whether a field's value may be sent to the assistant: no personal data, and visible to every reader of the record. */
export const mayTellAssistant = (entity: Entity, { hint, writeOnly }: Field): boolean =>
  entity.assistant === undefined &&
  (hint.lgpd === undefined || hint.lgpd.class === 'nenhum') &&
  hint.authority === undefined &&
  !writeOnly

/** Distinct paths of the fields in a prompt's placeholders. */
export const fieldsOfPrompt = (prompt: string): string[] => [...new Set(insidesOf(prompt))]

/** Fills a prompt's placeholders from a record, or returns the titles of the empty fields. */
export function fillPrompt(prompt: string, entity: Entity, record: RecordData): { text: string } | { empty: string[] } {
  const said = (path: string) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  }
  const empty = fieldsOfPrompt(prompt).filter((path) => said(path) === '')
  if (empty.length > 0) return { empty: empty.map((path) => fieldAt(entity, path)?.title ?? path) }
  return { text: fillInsides(prompt, said) }
}
