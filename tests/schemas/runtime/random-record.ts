import fc from 'fast-check'
import { formats } from '#schemas/runtime/formats/formats.ts'
import type { Entity, Field, RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { leafFields, setAt } from '#schemas/runtime/paths.ts'

type EntityOf = (path: string) => Entity | undefined

/** Records of an entity as anybody may send them: right, wrong, at the limits, empty, with rows inside rows. */
export function randomRecord(entity: Entity, entityOf: EntityOf, depth = 2): fc.Arbitrary<RecordData> {
  const fields = leafFields(entity.fields)
  const values = fields.map((field) => fc.option(valueFor(field, entityOf, depth), { nil: undefined, freq: 3 }))
  return fc.tuple(fc.tuple(...values), fc.boolean()).map(([some, stray]) => {
    const record: RecordData = stray ? { naoExiste: 1 } : {}
    fields.forEach((field, i) => {
      if (some[i] !== undefined) setAt(record, field.path, some[i])
    })
    return record
  })
}

/** Settings of a company and of the system as they may stand, or be absent. */
export function randomContext(settings: Entity, parameters: Entity, paths: string[]): fc.Arbitrary<RuleContext> {
  const choose = (entity: Entity): fc.Arbitrary<RecordData> => {
    const fields = leafFields(entity.fields).filter((f) => f.type === 'boolean' || f.kind === 'json')
    const lists = fc.subarray(paths, { maxLength: Math.min(8, paths.length) })
    const one = (f: Field): fc.Arbitrary<unknown> => (f.type === 'boolean' ? fc.boolean() : lists)
    const values = fields.map((f) => fc.option(one(f), { nil: undefined }))
    return fc.tuple(...values).map((some) => {
      const record: RecordData = {}
      fields.forEach((field, i) => {
        if (some[i] !== undefined) setAt(record, field.path, some[i])
      })
      return record
    })
  }
  const user = fc.constant({ id: 1, nome: 'Alguém', authorities: [] as string[] })
  return fc.record({
    empresa: choose(settings),
    parametros: choose(parameters),
    usuario: user,
    hoje: fc.constant('2026-11-21'),
  })
}

function valueFor(field: Field, entityOf: EntityOf, depth: number): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: likely(field, entityOf, depth), weight: 4 }, { arbitrary: unlikely, weight: 1 })
}

/** Values that hardly any field takes. */
const unlikely = fc.constantFrom<unknown>(
  null,
  '',
  '  ',
  7,
  -1,
  1.5,
  2 ** 53,
  true,
  'x',
  'a\0b',
  'a\uD800',
  [],
  {},
  [{}],
  { id: 1 },
  [1],
)

function likely(field: Field, entityOf: EntityOf, depth: number): fc.Arbitrary<unknown> {
  const child = field.kind === 'children' ? entityOf(field.target ?? '') : undefined
  const id = fc.oneof(fc.integer({ min: -1, max: 50 }), fc.constantFrom(2 ** 53, 0.5))
  const reference = id.map((one) => ({ id: one, nome: 'x' }))
  switch (field.kind) {
    case 'children':
      return child && depth > 0 ? fc.array(randomRecord(child, entityOf, depth - 1), { maxLength: 3 }) : fc.constant([])
    case 'reference':
      return reference
    case 'references':
      return fc.array(reference, { maxLength: 3 })
    case 'ids':
      return fc.array(id, { maxLength: 3 })
    case 'json':
      return fc.array(field.options ? option(field) : fc.oneof(fc.string({ maxLength: 5 }), id), { maxLength: 3 })
    default:
      return scalar(field)
  }
}

const option = (field: Field): fc.Arbitrary<unknown> =>
  fc.constantFrom(...(field.options ?? []).map((o) => o.value), 'não é')

function scalar(field: Field): fc.Arbitrary<unknown> {
  if (field.options) return option(field)
  const { minimum = -5, exclusiveMinimum = minimum, maximum = 100, maxLength = 20, minLength = 0 } = field.schema
  switch (field.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.constantFrom(minimum - 1, minimum, exclusiveMinimum + 1, maximum, maximum + 1, 1, 2 ** 31)
    case 'number':
      return fc.constantFrom(minimum - 1, minimum, exclusiveMinimum, maximum, maximum + 1, 0.1 + 0.2, 1234.56, 1e14)
    default:
      return text(field, Math.min(maxLength, 5000), minLength)
  }
}

/** Texts around the limits, also of letters that take two places in memory; samples of the format. */
function text(field: Field, most: number, least: number): fc.Arbitrary<string> {
  const length = fc.constantFrom(Math.max(0, least - 1), least, 1, most, most + 1)
  const letter = fc.constantFrom('a', 'ç', '😀')
  const any = fc.tuple(length, letter).map(([count, one]) => one.repeat(count))
  const format = field.format ? formats[field.format] : undefined
  if (!format) return any
  return fc.oneof(fc.constantFrom(...format.examples.valid, ...format.examples.invalid), any)
}
