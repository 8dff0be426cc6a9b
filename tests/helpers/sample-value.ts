import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Field } from '#schemas/runtime/model.ts'

let counter = 0

/** A number that no other sample of this run has: keeps unique keys apart. */
export const next = (): number => ++counter

/** A valid value of a scalar or plain list, made from its schema alone; undefined where only a record can say (references, children). */
export function sampleValue(field: Field): unknown {
  const { schema } = field
  if (field.kind === 'json') return sampleList(field)
  if (field.kind !== 'scalar') return undefined
  if (field.options) return field.options[0]?.value
  switch (field.type) {
    case 'boolean':
      return true
    case 'integer':
      return sampleInteger(schema.minimum, schema.exclusiveMinimum, schema.maximum)
    case 'number':
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? 0) + 1)
    default:
      return sampleText(field)
  }
}

function sampleInteger(minimum = 0, exclusive?: number, maximum = 1000): number {
  const least = exclusive === undefined ? minimum : Math.max(minimum, exclusive + 1)
  return least + (next() % Math.max(1, Math.min(maximum, least + 900) - least + 1))
}

function sampleList(field: Field): unknown {
  if (field.schema.type !== 'array') return undefined
  const option = field.options?.[0]?.value
  if (option !== undefined) return [option]
  const items = field.schema.items ?? {}
  const item = sampleValue({
    ...field,
    kind: 'scalar',
    type: items.type === 'integer' ? 'integer' : 'string',
    schema: items,
    format: items.format,
  })
  return item === undefined ? undefined : [item]
}

function sampleText(field: Field): string {
  if (field.format === 'cpf') return cpf(next())
  if (field.format === 'cnpj' || field.format === 'cnpj-cpf') return cnpj(next())
  if (field.format === 'email') return `pessoa${next()}@exemplo.com.br`
  if (field.format === 'date') return date(next())
  const example = field.format ? formats[field.format]?.examples.valid.find((text) => fits(field, text)) : undefined
  if (example !== undefined) return example
  const text = field.hint.upper ? `T${next()}` : `Texto ${next()}`
  const most = field.schema.maxLength ?? 60
  const least = field.schema.minLength ?? 1
  if (text.length <= most) return text.padStart(least, '0')
  return most < 4 && !field.schema.pattern ? shortCode(most) : String(next()).slice(-most).padStart(least, '0')
}

let codes = 0

/** A code of so many characters, among them a digit: real ones (states, for one) are letters only. */
function shortCode(length: number): string {
  const text = (codes++).toString(36).toUpperCase().slice(-length).padStart(length, '0')
  return length > 1 && /^[A-Z]+$/.test(text) ? shortCode(length) : text
}

const fits = (field: Field, text: string): boolean =>
  text.length <= (field.schema.maxLength ?? 1000) && text.length >= (field.schema.minLength ?? 0)

const digit = (numbers: number[], weights: number[]): number => {
  const rest = numbers.reduce((sum, n, i) => sum + n * (weights[i] ?? 0), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** A day of the past for each number, later for a greater one. */
export const date = (n: number): string => new Date(Date.UTC(2000, 0, 1 + (n % 9000))).toISOString().slice(0, 10)

/** A CPF of its own for each number. */
export function cpf(n: number): string {
  const base = String(100_000_000 + ((n * 7919) % 800_000_000))
    .split('')
    .map(Number)
  const first = digit(base, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  const second = digit([...base, first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  return [...base, first, second].join('')
}

/** A CNPJ of its own for each number. */
export function cnpj(n: number): string {
  const base = `${String(10_000_000 + n)}0001`.split('').map(Number)
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const first = digit(base, weights)
  const second = digit([...base, first], [6, ...weights])
  return [...base, first, second].join('')
}
