import type { Entity, Field, RecordData } from './model.ts'

const isObject = (value: unknown): value is RecordData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path ('pessoal.cpf', 'cidade.id'); undefined when any step is missing. */
export function valueAt(data: RecordData, path: string): unknown {
  if (!path.includes('.')) return data[path]
  let value: unknown = data
  for (const part of path.split('.')) {
    if (!isObject(value)) return undefined
    value = value[part]
  }
  return value
}

/** Sets (or with undefined removes) the value at a dotted path in place, making objects on the way; an object left empty is removed. */
export function setAt(data: RecordData, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    if (value === undefined) delete data[head]
    else data[head] = value
    return
  }
  const inner = isObject(data[head]) ? (data[head] as RecordData) : undefined
  if (!inner && value === undefined) return
  const target = inner ?? {}
  setAt(target, rest.join('.'), value)
  if (Object.keys(target).length === 0) delete data[head]
  else data[head] = target
}

/** Returns a setter of defined values at one dotted path of many records, which parses the path once. */
export function setterAt(path: string): (data: RecordData, value: unknown) => void {
  const steps = path.split('.')
  const last = steps.pop() ?? path
  return (data, value) => {
    let target = data
    for (const step of steps) {
      if (!isObject(target[step])) target[step] = {}
      target = target[step] as RecordData
    }
    target[last] = value
  }
}

/** Path of a sibling of a field: ('pessoal.cpf', 'rg') gives 'pessoal.rg'. */
export const besidePath = (path: string, name: string): string => path.replace(/[^.]*$/, name)

const opened = new WeakMap<readonly Field[], Field[]>()

/** All fields with inline objects flattened: `pessoal` gives `pessoal.cpf`, … instead of itself. Memoised: the same array for the same fields. */
export function leafFields(fields: Field[]): Field[] {
  const known = opened.get(fields)
  if (known) return known
  const leaves = fields.flatMap((field) => (field.kind === 'object' ? leafFields(field.fields ?? []) : [field]))
  opened.set(fields, leaves)
  return leaves
}

/** The field at a dotted path, the inline object itself included; undefined when the entity has none of that name. */
export function fieldAt(entity: Pick<Entity, 'fields'>, path: string): Field | undefined {
  let fields: Field[] | undefined = entity.fields
  let found: Field | undefined
  for (const part of path.split('.')) {
    found = fields?.find((field) => field.name === part)
    fields = found?.fields
  }
  return found
}
