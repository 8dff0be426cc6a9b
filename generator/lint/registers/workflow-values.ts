import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity, Field } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { XSetValue, XTransition } from '#schemas/runtime/written/workflow.ts'
import { impossibleComparisons } from '../conditions/possible.ts'
import { type Path, unknownField } from '../context.ts'

type Found = Omit<Problem, 'file'>

/** Values that a step sets in fields and added rows are valid for them. */
export function setValues(
  entity: Entity,
  { set = {}, adds = [] }: XTransition,
  at: Path,
  entities: ReadonlyMap<string, Entity>,
): Found[] {
  const own = Object.entries(set).flatMap(([name, value]) =>
    oneValue(entity, entity, name, value, [...at, 'set', name]),
  )
  const rows = adds.flatMap(({ list, values }, i) => {
    const path = [...at, 'adds', i]
    const field = fieldAt(entity, list)
    if (!field) return unknownField('', [...path, 'list'], entity, list)
    const child = field.kind === 'children' ? entities.get(field.target ?? '') : undefined
    if (!child) return [{ path: [...path, 'list'], message: `"${list}" não é uma lista de registros filhos` }]
    return Object.entries(values).flatMap(([name, value]) =>
      oneValue(child, entity, name, value, [...path, 'values', name]),
    )
  })
  return [...own, ...rows]
}

/** @param from entity of the fields named by `{ from }` */
function oneValue(entity: Entity, from: Entity, name: string, value: XSetValue, path: Path): Found[] {
  const field = fieldAt(entity, name)
  if (!field) return unknownField('', path, entity, name)
  if (value === null) return []
  if (typeof value !== 'object')
    return impossibleComparisons(
      [{ ...field, name: 'x' }],
      { properties: { x: { const: value } } },
      path.slice(0, -1),
    ).map(({ hint }) => ({
      path,
      message: `"${name}" não pode ser ${JSON.stringify(value)}`,
      ...(hint ? { hint } : {}),
    }))
  if ('from' in value) {
    const source = fieldAt(from, value.from)
    if (!source) return unknownField('', [...path, 'from'], from, value.from)
    return kindOf(source) === kindOf(field)
      ? []
      : [{ path: [...path, 'from'], message: `"${value.from}" não cabe em "${name}"` }]
  }
  return fits(field, value.default)
    ? []
    : [{ path: [...path, 'default'], message: `"${value.default}" não cabe em "${name}"` }]
}

const kindOf = ({ kind, type, format, target }: Field): string => [kind, type, format, target].join(' ')

function fits({ kind, format, target }: Field, special: string): boolean {
  if (special === 'currentUser') return kind === 'reference' && target === 'utilitario/usuario'
  if (special === 'currentCompany') return kind === 'reference' && target === 'utilitario/empresa'
  return format === (special === 'now' ? 'date-time' : 'date')
}
