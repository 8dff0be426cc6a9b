import type { Entity, Field, RecordData, RuleContext } from '../model.ts'
import type { EntityRuntime } from '../validator.ts'

const known = new WeakMap<Entity, Map<Field, number[]>>()

/** `conditionsAround`, memoised. */
function showingConditions(entity: Entity, field: Field): number[] {
  const found = known.get(entity)?.get(field)
  if (found) return found
  const conditions = conditionsAround(entity, field)
  if (!known.has(entity)) known.set(entity, new Map())
  known.get(entity)?.set(field, conditions)
  return conditions
}

/** Conditions of a field's visibility: its own, its section's and those of the objects around it, outermost first. */
function conditionsAround(entity: Entity, field: Field): number[] {
  const sections = entity.form.filter(({ visibleWhen }) => visibleWhen !== undefined)
  return [...ancestors(entity, field.path), field].flatMap(({ path, visibleWhen }) => {
    const around = sections.findLast(({ fields }) => fields.includes(path))?.visibleWhen
    return [around, visibleWhen].filter((condition) => condition !== undefined)
  })
}

/** Whether a condition of the entity holds for a record in a context. */
export function evaluateCondition(
  runtime: EntityRuntime,
  condition: number,
  data: RecordData,
  context: RuleContext,
): boolean {
  const fn = runtime.conditions[condition]
  if (!fn) throw new Error(`${runtime.entity.path} has no condition ${condition}`)
  return fn({ ...data, $context: context })
}

/**
 * Whether the session may know a field: no authority is required, or the session holds it, or it created the record
 * where `x-field.knownBy` allows that. The server strips other fields.
 */
export const isKnown = ({ hint }: Field, { usuario, empresa }: RuleContext, record?: RecordData): boolean =>
  hint.authority === undefined ||
  (!isClosed(hint.authority, usuario) &&
    isSwitchedOn(hint.shownBy, { empresa }) &&
    (usuario.authorities?.includes(hint.authority) === true || isOwn(hint.knownBy, usuario.id, record)))

const isClosed = (authority: string | undefined, { fechadas }: RuleContext['usuario']): boolean =>
  authority !== undefined && fechadas?.includes(authority) === true

/** Whether the company's setting named by `x-field.shownBy` is on; true without one. */
export const isSwitchedOn = (setting: string | undefined, { empresa }: Pick<RuleContext, 'empresa'>): boolean =>
  setting === undefined || empresa[setting] === true

/** Whether the named reference of a record leads to this user. */
export function isOwn(reference: string | undefined, user: unknown, record: RecordData | undefined): boolean {
  if (reference === undefined || record === undefined || user === undefined) return false
  return (record[reference] as { id?: unknown } | undefined)?.id === user
}

/** Whether a field is visible: its own condition, its section's and those of the objects around it hold. */
export function isVisible(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  return visibleOf(runtime, data, context)(field)
}

/** `isVisible` for many fields of one record: each condition is evaluated once. */
export function visibleOf(runtime: EntityRuntime, data: RecordData, context: RuleContext): (field: Field) => boolean {
  const answers = new Map<number, boolean>()
  const holds = (condition: number) => {
    const answer = answers.get(condition) ?? evaluateCondition(runtime, condition, data, context)
    answers.set(condition, answer)
    return answer
  }
  return (field) =>
    !isClosed(field.hint.authority, context.usuario) && showingConditions(runtime.entity, field).every(holds)
}

/** Text for an empty value of a visible field (`x-field.whenEmpty`); '' for a hidden one. */
export function missingText(runtime: EntityRuntime, field: Field, row: RecordData, context: RuleContext): string {
  const { whenEmpty } = field.hint
  return whenEmpty !== undefined && isVisible(runtime, field, row, context) ? whenEmpty : ''
}

/** Whether a field can be edited: not read-only, and its `enabledWhen` holds. */
export function isEnabled(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  if (field.readOnly) return false
  return field.enabledWhen === undefined || evaluateCondition(runtime, field.enabledWhen, data, context)
}

/** The options of a closed list that the record currently allows; undefined: all. */
export function valuesLeft(
  runtime: EntityRuntime,
  { narrowedWhen = [] }: Field,
  data: RecordData,
  context: RuleContext,
): readonly unknown[] | undefined {
  const now = narrowedWhen.filter(({ condition }) => evaluateCondition(runtime, condition, data, context))
  return now.length === 0
    ? undefined
    : now.map(({ values }) => values).reduce((a, b) => a.filter((one) => b.includes(one)))
}

/** Whether a field is currently required: always, or by one of its conditions; never when hidden. */
export function isRequired(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  const demanded = field.required || field.requiredWhen.some((c) => evaluateCondition(runtime, c, data, context))
  return demanded && isVisible(runtime, field, data, context)
}

function ancestors(entity: Entity, path: string): Field[] {
  const parts = path.split('.').slice(0, -1)
  const found: Field[] = []
  let fields: Field[] | undefined = entity.fields
  for (const part of parts) {
    const field: Field | undefined = fields?.find((f) => f.name === part)
    if (field) found.push(field)
    fields = field?.fields
  }
  return found
}
