import { violation } from '#schemas/runtime/messages.ts'
import type { Entity, FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import type { XCheck } from '#schemas/runtime/written/written.ts'

/** Input of a check. */
export interface CheckInput {
  check: XCheck
  entity: Entity
  data: RecordData
  context: RuleContext
}

/** Validates a rule over several fields of one record; returns undefined when it holds. One file per check, named like it. */
export type Check = (input: CheckInput) => FieldError | undefined

/** The value of the field that an argument of the check names. */
export const argumentOf = ({ check, data }: CheckInput, name: string): unknown => {
  const path = check[name]
  return typeof path === 'string' ? valueAt(data, path) : undefined
}

/** The title of the field that an argument of the check names. */
export const titleOf = ({ check, entity }: CheckInput, name: string): string =>
  fieldAt(entity, String(check[name]))?.title ?? String(check[name])

/** A list argument. */
export const namesOf = ({ check }: CheckInput, name: string): string[] => {
  const value = check[name]
  return Array.isArray(value) ? value.map(String) : []
}

/** The error, with the check's own message and field when it declares them. */
export const brokenCheck = ({ check }: CheckInput, field: string | undefined, message: string): FieldError => ({
  code: violation,
  field: check.field ?? field,
  message: check.message ?? message,
})
