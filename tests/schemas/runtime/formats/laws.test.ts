import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '#schemas/runtime/formats/formats.ts'

const all = Object.values(formats)
const stored = (name: string) => fc.constantFrom(...(formats[name]?.examples.valid ?? []))
const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789.-/():hH AZaz+T') }),
  fc.constantFrom(...all.flatMap((format) => [...format.examples.valid, ...format.examples.invalid])),
)

it('lists every format once, sorted, under its own name', () => {
  const names = Object.keys(formats)
  expect(names).toEqual([...names].sort())
  expect(names).toEqual(all.map((format) => format.name))
  for (const name of [
    'cpf',
    'cnpj',
    'pis',
    'titulo-eleitor',
    'cep',
    'ddd',
    'telefone',
    'processo',
    'chassi',
    'hora',
    'mes-ano',
    'caepf',
    'cno',
  ]) {
    expect(names).toContain(name)
  }
})

describe.each(all)('$name', (format) => {
  const normalise = (text: string) => format.normalise?.(text) ?? text
  const display = (text: string) => format.display?.(text) ?? text

  it('accepts its valid samples, which are stored as they stand', () => {
    expect(format.examples.valid.length).toBeGreaterThan(1)
    for (const text of format.examples.valid) {
      expect(format.validate(text), text).toBe(true)
      expect(normalise(text)).toBe(text)
    }
  })

  it('refuses its invalid samples, also when normalised', () => {
    expect(format.examples.invalid.length).toBeGreaterThan(1)
    for (const text of ['', ' ', ...format.examples.invalid]) {
      expect(format.validate(text), text).toBe(false)
      expect(format.validate(normalise(text)), text).toBe(false)
    }
  })

  it('stores the same when normalised twice, whatever was typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
      { numRuns: 500 },
    )
  })

  it('stores the same again when what it shows is typed', () => {
    fc.assert(
      fc.property(stored(format.name), (text) => {
        const again = normalise(display(text))
        expect(format.validate(again)).toBe(true)
        expect(display(again)).toBe(display(text))
        if (format.name !== 'date-time') expect(again).toBe(text)
      }),
    )
  })

  it('takes blanks around a pasted value', () => {
    for (const text of format.examples.valid) expect(normalise(` ${text}\u00a0`)).toBe(text)
  })

  it('shows a text it does not understand unchanged', () => {
    for (const text of ['x', 'texto livre', '']) expect(display(text)).toBe(text)
  })

  it('speaks Portuguese when it refuses', () => {
    expect(format.message).toMatch(/inv[aá]lid/i)
  })
})
