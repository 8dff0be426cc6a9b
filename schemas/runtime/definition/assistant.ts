import type { Entity, Field, RecordData } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'
import { fillInsides, insidesOf } from '../placeholders.ts'
import { formatValue } from '../shown/display.ts'
import { isPersonal } from './lgpd.ts'

type Entities = ReadonlyMap<string, Entity>

/** Says of an entity what of its records the assistant may be told: nothing of records with health data, of people only what somebody types. */
export function limitAssistant(entity: Entity, entities: Entities): void {
  if (holdsHealth(rootOf(entity, entities), entities)) entity.assistant = 'never'
  else if (isPersonal(entity, entities)) entity.assistant = 'typed'
}

function rootOf(entity: Entity, entities: Entities): Entity {
  const parent = entity.parent && entities.get(entity.parent.entity)
  return parent ? rootOf(parent, entities) : entity
}

/** Whether a record or one of its rows has a place for somebody's health. */
const holdsHealth = (entity: Entity, entities: Entities): boolean =>
  leafFields(entity.fields).some(({ hint, kind, target }) => {
    if (hint.lgpd?.class === 'saude') return true
    const child = kind === 'children' ? entities.get(target ?? '') : undefined
    return child !== undefined && holdsHealth(child, entities)
  })

/** Whether what a field holds may leave for the assistant: it is nobody's personal datum, and whoever sees the record sees it. */
export const mayTellAssistant = (entity: Entity, { hint, writeOnly }: Field): boolean =>
  entity.assistant === undefined &&
  (hint.lgpd === undefined || hint.lgpd.class === 'nenhum') &&
  hint.authority === undefined &&
  !writeOnly

/** Paths of the fields that a prompt tells of, each once. */
export const fieldsOfPrompt = (prompt: string): string[] => [...new Set(insidesOf(prompt))]

/** A prompt with what the record holds in the place of its fields, or the titles of those that are empty. */
export function fillPrompt(prompt: string, entity: Entity, record: RecordData): { text: string } | { empty: string[] } {
  const said = (path: string) => {
    const field = fieldAt(entity, path)
    return field ? formatValue(field, valueAt(record, path)) : ''
  }
  const empty = fieldsOfPrompt(prompt).filter((path) => said(path) === '')
  if (empty.length > 0) return { empty: empty.map((path) => fieldAt(entity, path)?.title ?? path) }
  return { text: fillInsides(prompt, said) }
}
