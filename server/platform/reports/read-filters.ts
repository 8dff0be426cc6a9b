import { requiredMessage, violation } from '#schemas/runtime/messages.ts'
import type { Entity, Field, FieldError, RecordData } from '#schemas/runtime/model.ts'
import { applyDefaults, checkRecord, normaliseRecord } from '#schemas/runtime/record/record.ts'
import { visibleOf } from '#schemas/runtime/record/visibility.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail, invalid } from '#server/platform/errors/errors.ts'

/**
 * Validates filters of a report or a dashboard like any form: defaults, required, checks; errors name the filter, and filters that do not show are dropped.
 * @throws DomainError 400
 */
export function readFilters(ctx: Ctx, form: Entity, filters: unknown): RecordData {
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return fail('REQUISICAO_INVALIDA')
  const runtime = ctx.deps.runtimes.add(form)
  const said = normaliseRecord(form, filters as RecordData)
  const data = applyDefaults(runtime, said, ctx.context)
  // defaults are for filters that were not sent: one that was emptied stays empty, and is refused where it is required
  for (const name of Object.keys(filters)) if (isMissing(said[name])) delete data[name]
  const { fields } = form
  for (const { name, hint } of fields) if (hint.opens && isMissing(said[name])) delete data[name]
  const isShown = visibleOf(runtime, data, ctx.context)
  const emptied = fields.filter((field) => field.name in filters && isMissing(said[field.name]) && isShown(field))
  const errors = [...checkRecord(runtime, data, ctx.context), ...emptied.filter(mustNotBeEmpty).map(requiredError)]
  if (errors.length > 0) invalid(errors)
  for (const field of fields) if (!isShown(field)) delete data[field.name]
  return data
}

const isMissing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** Whether an emptied filter is refused: leaving it out means 'Todos', emptying it would select nothing. */
const mustNotBeEmpty = ({ hint, schema }: Field): boolean => hint.default === 'all' && (schema.minItems ?? 0) > 0

const requiredError = (field: Field): FieldError => ({
  code: violation,
  field: field.path,
  message: requiredMessage(field),
})
