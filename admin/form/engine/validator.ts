import { type RJSFSchema, toErrorList, type ValidationData, type ValidatorType } from '@rjsf/utils'
import type { FieldError, RecordData } from '#schemas/runtime/model.ts'
import type { FormModel } from './deriveForm.ts'
import { toErrorSchema } from './errors.ts'

/**
 * RJSF's validator without Ajv: `check` runs the runtime's checkRecord on the whole record, so that the form reports exactly the server's
 * violations with its messages, and compiles no schema in the browser.
 */
export function createValidator(
  model: FormModel,
  check: (flat: RecordData) => FieldError[],
): ValidatorType<RecordData, RJSFSchema> {
  return {
    validateFormData(flat): ValidationData<RecordData> {
      const errorSchema = toErrorSchema(model, check(flat ?? {}))
      return { errorSchema, errors: toErrorList(errorSchema) }
    },
    isValid: (schema, value) => fitsSchema(schema, value),
    rawValidation: () => ({ errors: [] }),
  }
}

/** Minimal JSON Schema check that tells the options of a `oneOf` apart: const, enum and type. */
export function fitsSchema(schema: RJSFSchema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.some((option) => option === value)
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === schema.type
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return true
  }
}
