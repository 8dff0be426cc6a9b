import { requiredMessage, violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'

/** Returns the runtime with every field disabled, by a condition index that never holds. */
export function disableFields(runtime: EntityRuntime): EntityRuntime {
  const never = runtime.conditions.length
  const off = (field: Field): Field => ({ ...field, enabledWhen: never, fields: field.fields?.map(off) })
  const { entity } = runtime
  return {
    ...runtime,
    entity: { ...entity, fields: entity.fields.map(off) },
    conditions: [...runtime.conditions, () => false],
  }
}

/** The fields a sample shows: itself, or the members of an inline object. */
export const shownFields = ({ entity }: EntityRuntime, name: string): Field[] =>
  leafFields(entity.fields.filter((field) => field.name === name))

/** The errors of a save with every field mandatory and empty. */
export const missingFields = (fields: Field[]): FieldError[] =>
  fields.map((field) => ({ code: violation, field: field.path, message: requiredMessage(field) }))
