import { checks } from '../checks/checks.ts'
import { withComputed } from '../computed/fill.ts'
import { formats } from '../formats/formats.ts'
import { type AjvErrorLike, codeMessage, keywordMessage, unknownField, violation } from '../messages.ts'
import type { Entity, Field, FieldError, RecordData, RuleContext } from '../model.ts'
import { fieldAt, leafFields, valueAt } from '../paths.ts'
import type { EntityRuntime } from '../validator.ts'
import { historyErrors } from './effective.ts'
import { withoutEmpty } from './normalise.ts'
import { implausibleValues } from './plausible.ts'
import { isVisible } from './visibility.ts'

export { applyDefaults } from './defaults.ts'
export { normaliseRecord } from './normalise.ts'
export { evaluateCondition, isEnabled, isRequired, isVisible } from './visibility.ts'

/** All violations of a normalised record, in form order; empty when it may be stored. The same code and messages for form, API, import, bulk edit and actions (promise 1). */
export function checkRecord(runtime: EntityRuntime, data: RecordData, context: RuleContext): FieldError[] {
  const present = withComputed(runtime, withoutEmpty(data), context, { ruled: true })
  const { entity } = runtime
  const errors: FieldError[] = []
  const misshapen = new Set<string | undefined>()
  if (!runtime.validate({ ...withObjects(entity.fields, present), $context: context }))
    for (const error of runtime.validate.errors ?? []) errors.push(...translate(runtime, error, present, context))
  for (const field of leafFields(entity.fields)) {
    const value = valueAt(present, field.path)
    // computed values are not checked for their format
    if (value === undefined || field.computes) continue
    const shape = [...checkFormat(field, value), ...implausibleValues(field, value)]
    for (const error of shape) misshapen.add(error.field)
    errors.push(...shape)
    if (field.kind === 'children' && field.target && Array.isArray(value))
      errors.push(...checkRows(runtime.child(field.target), field, value, context))
  }
  for (const check of entity.checks) {
    // a check does not run on fields with a format error
    if (Object.values(check).some((name) => typeof name === 'string' && misshapen.has(name))) continue
    const found = checks[check.check]?.({ check, entity, data: present, context })
    if (found) errors.push(found)
  }
  return inFormOrder(entity, unique(errors))
}

/** Adds missing inline objects as {}, so that required members are reported by their own name. */
function withObjects(fields: Field[], data: RecordData): RecordData {
  const out: RecordData = { ...data }
  for (const field of fields) {
    const inner = out[field.name]
    if (field.kind !== 'object' || (inner !== undefined && !isRecord(inner))) continue
    out[field.name] = withObjects(field.fields ?? [], inner ?? {})
  }
  return out
}

const isRecord = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function checkRows(child: EntityRuntime, field: Field, rows: unknown[], context: RuleContext): FieldError[] {
  const errors = rows.flatMap((row, index) => {
    if (!isRecord(row)) return []
    const at = `${field.path}[${index}]`
    return checkRecord(child, row, context).map((error) => ({
      ...error,
      field: error.field === undefined ? at : `${at}.${error.field}`,
    }))
  })
  const { effective } = child.entity
  return effective && rows.every(isRecord) ? [...errors, ...historyErrors(field, rows, effective)] : errors
}

function checkFormat(field: Field, value: unknown): FieldError[] {
  const name = field.format ?? field.schema.items?.format
  const format = name === undefined ? undefined : formats[name]
  if (!format) return []
  const one = (text: unknown, path: string): FieldError[] => {
    if (typeof text !== 'string' || format.validate(text)) return []
    const message = field.hint.messages?.format ?? format.message.replace('{label}', field.title)
    return [{ code: violation, field: path, message }]
  }
  return Array.isArray(value) ? value.flatMap((v, i) => one(v, `${field.path}[${i}]`)) : one(value, field.path)
}

/** Keywords whose errors only repeat others. */
const noise = new Set(['if', 'allOf'])

function translate(
  runtime: EntityRuntime,
  error: AjvErrorLike & { schemaPath?: string },
  data: RecordData,
  context: RuleContext,
): FieldError[] {
  if (noise.has(error.keyword) || /\/(anyOf|oneOf)\/\d+\//.test(error.schemaPath ?? '')) return []
  const parts = error.instancePath.split('/').slice(1)
  const at = wirePath(parts)
  if (error.keyword === 'additionalProperties')
    return [unknownField([at, String(error.params.additionalProperty)].filter(Boolean).join('.'))]
  if (error.keyword === 'required') {
    const missing = fieldAt(runtime.entity, [...parts, String(error.params.missingProperty)].join('.'))
    if (missing) {
      if (!isVisible(runtime, missing, data, context)) return []
      return [{ code: violation, field: missing.path, message: keywordMessage(missing, error) }]
    }
  }
  const field = nearestField(runtime.entity, parts)
  if (!field) return [{ code: violation, field: at || undefined, message: 'Registro inválido' }]
  if (!insideReference(field, parts)) return [{ code: violation, field: at, message: keywordMessage(field, error) }]
  const message = (namesIn(parts) === depthOf(field) && field.hint.messages?.type) || codeMessage(field)
  return [{ code: violation, field: wirePath(withoutInside(field, parts)), message }]
}

/** Converts Ajv's '/pessoal/telefones/0' to 'pessoal.telefones[0]'. */
const wirePath = (parts: string[]): string =>
  parts.reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')

function nearestField(entity: Entity, parts: string[]): Field | undefined {
  for (let end = parts.length; end > 0; end--) {
    const field = fieldAt(
      entity,
      parts
        .slice(0, end)
        .filter((part) => !/^\d+$/.test(part))
        .join('.'),
    )
    if (field) return field
  }
  return undefined
}

const named = new Set<Field['kind']>(['reference', 'references', 'ids'])
const insideReference = (field: Field, parts: string[]) => named.has(field.kind) && parts.length > depthOf(field)

const depthOf = (field: Field): number => field.path.split('.').length
const namesIn = (parts: string[]): number => parts.filter((part) => !/^\d+$/.test(part)).length

/** Cuts the path to the field shown in the form: the reference, or its entry of a list, not its `id`. */
const withoutInside = (field: Field, parts: string[]): string[] =>
  namesIn(parts) > depthOf(field) ? withoutInside(field, parts.slice(0, -1)) : parts

function unique(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>()
  return errors.filter(({ field, message }) => {
    const key = `${field ?? ''} ${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function inFormOrder(entity: Entity, errors: FieldError[]): FieldError[] {
  if (errors.length < 2) return errors
  const order = new Map<string, number>()
  const listed = entity.form.flatMap((s) => s.fields).flatMap((path) => leavesAt(entity, path))
  for (const path of [...listed, ...leafFields(entity.fields).map((f) => f.path)])
    if (!order.has(path)) order.set(path, order.size)
  const rank = ({ field = '' }: FieldError) => {
    const path = field.replace(/\[\d+\]/g, '')
    return order.get(path) ?? order.get(path.split('.')[0] ?? '') ?? order.size
  }
  return errors
    .map((e, i) => ({ e, i }))
    .sort((a, b) => rank(a.e) - rank(b.e) || a.i - b.i)
    .map(({ e }) => e)
}

/** Leaf paths of a form entry; an inline object stands for all its fields. */
function leavesAt(entity: Entity, path: string): string[] {
  const field = fieldAt(entity, path)
  return field?.kind === 'object' ? leafFields(field.fields ?? []).map((f) => f.path) : [path]
}
