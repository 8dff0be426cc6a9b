import type { Problem } from '#schemas/loader/problem.ts'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field, JsonSchema } from '#schemas/runtime/model.ts'
import type { LintRule, Path } from '../context.ts'

/** Limits allow at least one value, defaults are within them, and options of closed lists are distinct. */
export const valueLimits: LintRule = ({ entity, file, schema }) => {
  const walk = (fields: Field[], written: JsonSchema | undefined, path: Path): Problem[] =>
    fields.flatMap((field) => {
      const at = [...path, 'properties', field.name]
      const own = written?.properties?.[field.name]
      const found = [...limits(field), ...constant(field), ...(own ? options(own) : [])]
      const here = found.map(({ path: place, message }) => ({ file, path: [...at, ...place], message }))
      return [...here, ...(field.fields ? walk(field.fields, own, at) : [])]
    })
  return walk(entity.fields, schema, [])
}

interface Found {
  path: Path
  message: string
}

const pairs = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

function limits({ schema }: Field): Found[] {
  return pairs.flatMap(([least, most]) => {
    const from = schema[least]
    const to = schema[most]
    if (from === undefined || to === undefined || from < to || (from === to && least !== 'exclusiveMinimum')) return []
    return [{ path: [most], message: `${most} ${to} não deixa nenhum valor: ${least} é ${from}` }]
  })
}

function constant({ schema, type, format, kind, options: closed }: Field): Found[] {
  const value = schema.default
  if (value === undefined || value === null || kind !== 'scalar' || closed) return []
  const wrong = (message: string): Found[] => [{ path: ['default'], message: `${JSON.stringify(value)} ${message}` }]
  const fits = type === 'integer' ? Number.isInteger(value) : typeof value === type
  if (!fits) return wrong(`não é do tipo ${type}`)
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
    return wrong('está fora dos limites do campo')
  if (typeof value === 'number' && value <= (schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY))
    return wrong('está fora dos limites do campo')
  if (typeof value !== 'string') return []
  if (value.length > (schema.maxLength ?? value.length)) return wrong(`tem mais de ${schema.maxLength} caracteres`)
  if (value.length < (schema.minLength ?? 0)) return wrong(`tem menos de ${schema.minLength} caracteres`)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value))
    return wrong(`não segue o padrão ${schema.pattern}`)
  const known = format === undefined ? undefined : formats[format]
  if (known && !known.validate(value)) return wrong(`não tem o formato ${format}`)
  return []
}

function options(schema: JsonSchema): Found[] {
  const list = schema.oneOf ?? schema.items?.oneOf
  if (!list?.every((option) => option.const !== undefined)) return []
  const at: Path = schema.oneOf ? ['oneOf'] : ['items', 'oneOf']
  const seen = new Set<unknown>()
  return list.flatMap((option, i) => {
    const found: Found[] = []
    if (seen.has(option.const))
      found.push({ path: [...at, i, 'const'], message: `a opção ${JSON.stringify(option.const)} aparece duas vezes` })
    if (option.title === undefined)
      found.push({ path: [...at, i], message: `a opção ${JSON.stringify(option.const)} não tem "title"` })
    seen.add(option.const)
    return found
  })
}
