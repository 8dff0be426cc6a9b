import type { Entity, Field, RecordData, RuleContext } from './model.ts'
import type { EntityRuntime } from './validator.ts'

const sectionConditions = new WeakMap<Entity, Map<string, number>>()

/** Field path → condition of the section it stands in. */
function sectionsOf(entity: Entity): Map<string, number> {
  const known = sectionConditions.get(entity)
  if (known) return known
  const map = new Map<string, number>()
  for (const section of entity.form)
    if (section.visibleWhen !== undefined) for (const path of section.fields) map.set(path, section.visibleWhen)
  sectionConditions.set(entity, map)
  return map
}

/** Whether a condition of the entity holds for a record in a context. */
export function evaluate(runtime: EntityRuntime, condition: number, data: RecordData, context: RuleContext): boolean {
  const fn = runtime.conditions[condition]
  if (!fn) throw new Error(`${runtime.entity.path} has no condition ${condition}`)
  return fn({ ...data, $context: context })
}

/** False when the field's own condition, its section's or that of an object around it does not hold. */
export function isVisible(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  const holds = (condition: number | undefined) =>
    condition === undefined || evaluate(runtime, condition, data, context)
  const sections = sectionsOf(runtime.entity)
  if (!holds(field.visibleWhen) || !holds(sections.get(field.path))) return false
  return ancestors(runtime.entity, field.path).every((f) => holds(f.visibleWhen) && holds(sections.get(f.path)))
}

/** False when the field's `enabledWhen` does not hold, or it is read-only. */
export function isEnabled(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  if (field.readOnly) return false
  return field.enabledWhen === undefined || evaluate(runtime, field.enabledWhen, data, context)
}

/** Whether the field must be filled now: always, or because one of its conditions holds; never when hidden. */
export function isRequired(runtime: EntityRuntime, field: Field, data: RecordData, context: RuleContext): boolean {
  const demanded = field.required || field.requiredWhen.some((c) => evaluate(runtime, c, data, context))
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
