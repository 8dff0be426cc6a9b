import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { brokenCheck, type Check, namesOf } from './check.ts'

/** { check: 'algum', fields }: at least one of the fields is filled. */
export const algum: Check = (input) => {
  const fields = namesOf(input, 'fields')
  const filled = (value: unknown) =>
    value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  if (fields.some((path) => filled(valueAt(input.data, path)))) return undefined
  const titles = fields.map((path) => fieldAt(input.entity, path)?.title ?? path)
  return brokenCheck(input, fields[0], `Informe ${titles.join(' ou ')}`)
}
