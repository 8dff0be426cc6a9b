import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { XApproval } from '#schemas/runtime/written/workflow.ts'
import type { XEntity, XField } from '#schemas/runtime/written/written.ts'
import type { Resolver } from './resolve.ts'

/** Resolves conditions inside x-field and x-entity of one file; all other hints stay as written. */
export function resolveHints(schema: JsonSchema, file: string, resolver: Resolver): JsonSchema {
  const out = resolveFieldHints(schema, file, resolver, [])
  const x = schema['x-entity']
  return x ? { ...out, 'x-entity': resolveEntityHints(x, file, resolver) } : out
}

function resolveFieldHints(schema: JsonSchema, file: string, resolver: Resolver, path: string[]): JsonSchema {
  if (!schema.properties) return schema
  const properties: Record<string, JsonSchema> = {}
  for (const [name, property] of Object.entries(schema.properties)) {
    const at = [...path, 'properties', name]
    const inner = resolveFieldHints(property, file, resolver, at)
    const hint = property['x-field']
    properties[name] = hint
      ? { ...inner, 'x-field': resolveFieldHint(hint, file, resolver, [...at, 'x-field']) }
      : inner
  }
  return { ...schema, properties }
}

function resolveFieldHint(hint: XField, file: string, resolver: Resolver, path: string[]): XField {
  const out = { ...hint }
  for (const key of ['visibleWhen', 'enabledWhen'] as const) {
    const condition = hint[key]
    if (condition) out[key] = resolver.resolve(condition, file, [...path, key])
  }
  return out
}

function resolveEntityHints(x: XEntity, file: string, resolver: Resolver): XEntity {
  const at = ['x-entity']
  return {
    ...x,
    form: x.form?.map((section, i) =>
      section.visibleWhen
        ? { ...section, visibleWhen: resolver.resolve(section.visibleWhen, file, [...at, 'form', i, 'visibleWhen']) }
        : section,
    ),
    actions: x.actions?.map((action, i) => resolveWhen(action, file, resolver, [...at, 'actions', i])),
    ...(x.workflow
      ? {
          workflow: x.workflow.map((workflow, i) => ({
            ...workflow,
            ...(workflow.approval
              ? { approval: resolveApproval(workflow.approval, file, resolver, [...at, 'workflow', i, 'approval']) }
              : {}),
            transitions: workflow.transitions.map((step, j) =>
              resolveWhen(step, file, resolver, [...at, 'workflow', i, 'transitions', j]),
            ),
          })),
        }
      : {}),
  }
}

function resolveWhen<T extends { when?: { condition: JsonSchema; message: string }[] }>(
  step: T,
  file: string,
  resolver: Resolver,
  path: (string | number)[],
): T {
  if (!step.when) return step
  const when = step.when.map((w, i) => ({
    ...w,
    condition: resolver.resolve(w.condition, file, [...path, 'when', i, 'condition']),
  }))
  return { ...step, when }
}

function resolveApproval(approval: XApproval, file: string, resolver: Resolver, path: (string | number)[]): XApproval {
  const levels = approval.levels.map((level, i) =>
    level.when ? { ...level, when: resolver.resolve(level.when, file, [...path, 'levels', i, 'when']) } : level,
  )
  return { ...approval, levels }
}
