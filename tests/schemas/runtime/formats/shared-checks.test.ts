import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import chassi from '#schemas/runtime/formats/chassi.ts'
import cor from '#schemas/runtime/formats/cor.ts'
import { modulo97 } from '#schemas/runtime/formats/parts/check-digit.ts'
import processo from '#schemas/runtime/formats/processo.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

/** A case number with the check digits that belong to it. */
const numbered = fc
  .tuple(digits(7), digits(11))
  .filter(([sequence]) => Number(sequence) > 0)
  .map(([sequence, rest]) => `${sequence}${String(98 - modulo97(`${sequence}${rest}00`)).padStart(2, '0')}${rest}`)

describe('the number of 20 characters (spec 1 §5.13)', () => {
  it('[R-UTIL-20+] is that of a court case, whose check digits stand in the middle', () => {
    expect(processo.validate('00008323520184013202')).toBe(true)
    expect(processo.display?.('00008323520184013202')).toBe('0000832-35.2018.4.01.3202')
    expect(processo.normalise?.('0000832-35.2018.4.01.3202')).toBe('00008323520184013202')
    fc.assert(fc.property(numbered, (number) => processo.validate(number)))
  })

  it('[R-UTIL-20-] notices one wrong digit anywhere, and two that changed places', () => {
    fc.assert(
      fc.property(numbered, fc.nat(19), fc.integer({ min: 1, max: 9 }), (number, at, shift) => {
        const wrong = String((Number(number[at]) + shift) % 10)
        expect(processo.validate(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }),
    )
    fc.assert(
      fc.property(numbered, fc.nat(18), (number, at) => {
        fc.pre(number[at] !== number[at + 1])
        const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
        // sequence | digits | rest are summed in another order: a change across their borders is a change of two places
        fc.pre(at !== 6 && at !== 8)
        expect(processo.validate(swapped)).toBe(false)
      }),
    )
  })
})

describe('the check-digit test', () => {
  it('[R-UTIL-DV] is that of ISO 7064 mod 97-10, whatever the length', () => {
    // an account number as banks abroad write it: GB82 WEST 1234 5698 7654 32, letters counted from 10
    expect(modulo97('3214282912345698765432161182')).toBe(1)
    expect(modulo97('3214282912345698765432161183')).toBe(2)
  })
})

describe('the vehicle number of 17 characters', () => {
  it('[B-VEHICLE-NUMBERS] [R-UTIL-17+] takes the numbers of Brazilian cars, typed with blanks and small letters', () => {
    expect(chassi.normalise?.('9bw zzz377 vt004251')).toBe('9BWZZZ377VT004251')
    expect(chassi.validate('9BWZZZ377VT004251')).toBe(true)
  })

  it('[R-UTIL-17-] refuses I, O and Q, which look like digits, other lengths and an end that is no number', () => {
    for (const letter of 'IOQ') expect(chassi.validate(`9BW${letter}ZZ377VT004251`)).toBe(false)
    expect(chassi.validate('9BWZZZ377VT00425')).toBe(false)
    expect(chassi.validate('9BWZZZ377VT00425X')).toBe(false)
  })
})

it('a colour is understood short, long, with and without its sign', () => {
  expect(['f80', '#F80', 'ff8800', ' #ff8800 '].map((text) => cor.normalise?.(text))).toEqual(Array(4).fill('#FF8800'))
  expect(cor.validate(cor.normalise?.('laranja') ?? '')).toBe(false)
})
