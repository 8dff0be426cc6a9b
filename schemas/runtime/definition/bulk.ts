import { isFileField } from '../files/rules.ts'
import type { Action, Entity, Field } from '../model.ts'
import { leafFields } from '../paths.ts'
import { identifiesPerson } from './lgpd.ts'

/**
 * The fields of an entity that many records may get at once: what a person fills in, but rows, files, secrets, what is unique on its own or
 * tells one person from another, and what the definition keeps out (`x-field.bulk: false`, or `x-entity.bulk: false` for all of them).
 */
export function bulkFields(entity: Entity): Field[] {
  if (entity.bulk === false) return []
  const unique = new Set(entity.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : [])))
  return leafFields(entity.fields).filter(
    (field) =>
      field.path !== 'id' &&
      !field.readOnly &&
      !field.writeOnly &&
      !field.computed &&
      field.kind !== 'children' &&
      !isFileField(field) &&
      field.hint.bulk !== false &&
      !identifiesPerson(field.hint.lgpd?.class) &&
      !field.hint.hidden &&
      !unique.has(field.path),
  )
}

/** Above this many records the work is done in the background, with its progress on the screen. */
export const largestAtOnce = 200

/** The most records one operation takes. */
export const largestBulk = 100_000

/** The actions that many records can be given at once: all but those that lead on to another record. */
export const actionsForMany = ({ bulk, single, actions }: Entity): Action[] =>
  bulk === false || single ? [] : actions.filter(({ opens }) => !opens)
