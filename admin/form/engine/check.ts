import { requiredMessage, violation } from '#schemas/runtime/messages.ts'
import type { Field, FieldError, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import type { FormModel, Subset } from './deriveForm.ts'
import { placeOf } from './errors.ts'
import { toRecord } from './values.ts'

/** Form data as the server will see them. */
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

/** Checks form data with the rules of the server; of a subset, only its own fields. */
export function checkFor(model: FormModel, runtime: EntityRuntime, context: RuleContext, subset?: Subset) {
  return (flat: RecordData): FieldError[] => {
    const record = withRequiredObjects(runtime.entity.fields, normaliseForm(model, runtime, flat, context))
    const errors = checkRecord(runtime, record, context).filter(({ field }) => !staysAsItIs(model, record, field))
    return subset ? subsetErrors(model, record, errors, subset) : errors
  }
}

/** A secret the server has and nobody typed anew: as the server does, nothing is asked of it. */
function staysAsItIs(model: FormModel, record: RecordData, path: string | undefined): boolean {
  if (!model.stored || path === undefined || valueAt(record, path) !== undefined) return false
  return model.leaves.some((field) => field.writeOnly && field.path === path)
}

/** A required inline object nobody filled in is there, empty: so its fields are named as missing, not the object no one sees. */
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
