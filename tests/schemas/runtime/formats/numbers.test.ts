import * as official from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formats } from '#schemas/runtime/formats/formats.ts'

const format = (name: string) => {
  const found = formats[name]
  if (!found) throw new Error(`no format ${name}`)
  return found
}

/** The valid number that starts with `base`: the one ending of `length` digits that the format accepts. */
function complete(name: string, base: string, length: number): string | undefined {
  const endings = Array.from({ length: 10 ** length }, (_, n) => base + String(n).padStart(length, '0'))
  const valid = endings.filter(format(name).validate)
  expect(valid.length).toBeLessThanOrEqual(1)
  return valid[0]
}

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: length, maxLength: length })

/** Name, length without check digits, check digits. */
const KINDS: [string, number, number][] = [
  ['cpf', 9, 2],
  ['cnpj', 12, 2],
  ['pis', 10, 1],
]

describe.each(KINDS)('one wrong digit in a %s', (name, base, checks) => {
  it('is noticed, in the base and in the check digits', () => {
    fc.assert(
      fc.property(digits(base), fc.nat(base + checks - 1), fc.integer({ min: 1, max: 9 }), (start, position, shift) => {
        const number = complete(name, start, checks)
        fc.pre(number !== undefined)
        // A check digit 0 stands for two remainders, so a wrong base may share it: the one gap of modulo 11 in these numbers.
        fc.pre(position >= base || number.charAt(base) !== '0')
        const wrong = String((Number(number.charAt(position)) + shift) % 10)
        expect(format(name).validate(number.slice(0, position) + wrong + number.slice(position + 1))).toBe(false)
      }),
    )
  })
})

describe('the check digits agree with another implementation', () => {
  const judges: [string, fc.Arbitrary<string>, number, (text: string) => boolean][] = [
    ['cpf', digits(9), 2, (text) => official.isValidCpf(text)],
    ['cnpj', digits(12), 2, (text) => official.isValidCnpj(text, { version: 2 })],
    ['cnpj', letters(12), 2, (text) => official.isValidCnpj(text, { version: 2 })],
    ['pis', digits(10), 1, (text) => official.isValidPis(text)],
    ['caepf', digits(12), 2, (text) => official.isValidCaepf(text)],
    ['cno', digits(11), 1, (text) => official.isValidCno(text)],
    ['titulo-eleitor', digits(10), 2, (text) => official.isValidVoterId(text)],
    ['titulo-eleitor', digits(11), 2, (text) => official.isValidVoterId(text)],
  ]
  it.each(judges)('%s', (name, bases, length, judge) => {
    fc.assert(
      fc.property(bases, digits(length), (base, ending) => {
        expect(format(name).validate(base + ending)).toBe(judge(base + ending))
        const number = complete(name, base, length)
        if (number !== undefined) expect(judge(number)).toBe(true)
      }),
    )
  })
})

describe('numbers worked out by hand', () => {
  it('CPF 529.982.247-25: 295 mod 11 = 9 gives 2, 347 mod 11 = 6 gives 5', () => {
    expect(format('cpf').validate('52998224725')).toBe(true)
    expect(format('cpf').normalise?.('529.982.247–25')).toBe('52998224725')
    expect(format('cpf').display?.('52998224725')).toBe('529.982.247-25')
  })

  it('CNPJ 12.ABC.345/01DE-35, the example of the Receita Federal: 459 mod 11 = 8, 424 mod 11 = 6', () => {
    expect(format('cnpj').validate('12ABC34501DE35')).toBe(true)
    expect(format('cnpj').normalise?.('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(format('cnpj').display?.('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(format('cnpj').validate('12abc34501de35')).toBe(false)
  })

  it('refuses repeated digits, which satisfy the sums', () => {
    for (const digit of '0123456789') {
      expect(format('cpf').validate(digit.repeat(11))).toBe(false)
      expect(format('pis').validate(digit.repeat(11))).toBe(false)
      expect(format('cnpj').validate(digit.repeat(14))).toBe(false)
    }
  })

  it('título de eleitor: a rest of 0 is 1 in São Paulo and Minas Gerais, 0 elsewhere', () => {
    // 10000001: 1×2 + 1×9 = 11, rest 0.
    expect(complete('titulo-eleitor', '1000000101', 2)?.charAt(10)).toBe('1')
    expect(complete('titulo-eleitor', '1000000102', 2)?.charAt(10)).toBe('1')
    expect(complete('titulo-eleitor', '1000000103', 2)?.charAt(10)).toBe('0')
    expect(complete('titulo-eleitor', '1000000129', 2)).toBeUndefined()
  })

  it('CAEPF adds 12 to its check number', () => {
    // 293118610001: sums give 7 and 2; 72 + 12 = 84.
    expect(format('caepf').validate('29311861000184')).toBe(true)
    expect(format('caepf').validate('29311861000172')).toBe(false)
  })

  it('tells apart the numbers a combined field takes', () => {
    expect(format('cnpj-cpf').display?.('52998224725')).toBe('529.982.247-25')
    expect(format('cnpj-cpf').normalise?.('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(format('cno-cnpj').validate('52998224725')).toBe(false)
    expect(format('inscricao').validate('29311861000184')).toBe(true)
  })
})
