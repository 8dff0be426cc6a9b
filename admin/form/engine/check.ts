import { requiredMessage, violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormModel, Subset } from './deriveForm.ts'
import { placeOf } from './errors.ts'
import { toRecord } from './values.ts'

/** Normalises form data into the record the server will receive. */
export function normaliseForm(
  model: FormModel,
  runtime: EntityRuntime,
  flat: RecordData,
  context: RuleContext,
): RecordData {
  return normaliseRecord(runtime.entity, toRecord(model.leaves, flat), (path) => childEntity(runtime, path), context)
}

function childEntity(runtime: EntityRuntime, path: string) {
  return runtime.child(path).entity
}

/** Returns a validator that applies the server's rules to form data; with a subset, only to its fields. */
export function checkFor(model: FormModel, runtime: EntityRuntime, context: RuleContext, subset?: Subset) {
  return (flat: RecordData): FieldError[] => {
    const record = withRequiredObjects(runtime.entity.fields, normaliseForm(model, runtime, flat, context))
    const errors = checkRecord(runtime, record, context).filter(({ field }) => !staysAsItIs(model, record, field))
    return subset ? subsetErrors(model, record, errors, subset) : errors
  }
}

/** Whether an error concerns a secret (`writeOnly`) that is stored and left empty: an empty secret keeps its stored value, as on the server. */
function staysAsItIs(model: FormModel, record: RecordData, path: string | undefined): boolean {
  if (!model.stored || path === undefined || valueAt(record, path) !== undefined) return false
  return model.leaves.some((field) => field.writeOnly && field.path === path)
}

/** Adds an empty object for each missing required inline object, so that its fields are reported as missing instead of the object, which has no widget. */
function withRequiredObjects(fields: Field[], record: RecordData): RecordData {
  const missing = fields.filter(
    ({ kind, required, name }) => kind === 'object' && required && record[name] === undefined,
  )
  return { ...record, ...Object.fromEntries(missing.map(({ name }) => [name, {}])) }
}

function subsetErrors(model: FormModel, record: RecordData, errors: FieldError[], subset: Subset): FieldError[] {
  const own = errors.filter((error) => placeOf(model, error.field))
  const missing = [...model.placed.values()]
    .map(({ field }) => field)
    .filter(({ path }) => (subset.required ?? []).includes(path) && valueAt(record, path) === undefined)
    .filter(({ path }) => !own.some((error) => error.field === path))
  return [...own, ...missing.map((field) => ({ code: violation, field: field.path, message: requiredMessage(field) }))]
}
