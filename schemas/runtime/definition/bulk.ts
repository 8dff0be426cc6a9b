import { isFileField } from '../files/rules.ts'
import type { Action, Entity, Field } from '../model.ts'
import { leafFields } from '../paths.ts'
import { identifiesPerson } from './lgpd.ts'

/**
 * Fields that can be set on many records at once: editable ones, except child rows, files, secrets, single-field unique
 * keys, fields that identify a person, and those the definition excludes (`x-field.bulk: false`, or `x-entity.bulk:
 * false` for all).
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

/** Above this number of records the operation runs as a background task with progress. */
export const largestAtOnce = 200

/** The most records one operation takes. */
export const largestBulk = 100_000

/** Actions that can run on many records: all except those that open another record. */
export const actionsForMany = ({ bulk, single, actions }: Entity): Action[] =>
  bulk === false || single ? [] : actions.filter(({ opens }) => !opens)
