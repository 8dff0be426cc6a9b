import fc from 'fast-check'
import { expect, it } from 'vitest'
import date from '#schemas/runtime/formats/date.ts'
import dateTime from '#schemas/runtime/formats/date-time.ts'
import hora from '#schemas/runtime/formats/hora.ts'
import horas from '#schemas/runtime/formats/horas.ts'
import mesAno from '#schemas/runtime/formats/mes-ano.ts'

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-12-31T00:00:00Z'),
  noInvalidDate: true,
})

it('knows every day of the calendar and no other', () => {
  for (let year = 1898; year <= 2202; year++) {
    for (let month = 0; month <= 13; month++) {
      for (const day of [0, 1, 28, 29, 30, 31, 32]) {
        const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
        const real = new Date(`${text}T00:00:00Z`)
        const exists =
          !Number.isNaN(real.getTime()) && real.toISOString().startsWith(text) && year >= 1900 && year <= 2200
        expect(date.validate(text), text).toBe(exists)
      }
    }
  }
})

it.each([
  ['10/03/2026', '2026-03-10'],
  ['1/3/2026', '2026-03-01'],
  ['10.03.2026', '2026-03-10'],
  ['2026-03-10T00:00:00.000Z', '2026-03-10'],
  ['2026-03-10T15:00:00.000Z', '2026-03-10T15:00:00.000Z'],
])('the date %s is stored as %s', (typed, stored) => {
  expect(date.normalise?.(typed)).toBe(stored)
})

it.each([
  ['03/2026', '2026-03'],
  ['3/2026', '2026-03'],
  ['032026', '2026-03'],
  ['01/03/2026', '2026-03'],
  ['2026-03-01', '2026-03'],
  ['15/03/2026', '15/03/2026'],
])('the month %s is stored as %s', (typed, stored) => {
  expect(mesAno.normalise?.(typed)).toBe(stored)
})

it.each([
  ['8:05', '08:05'],
  ['08:05:00', '08:05'],
  ['8h05', '08:05'],
  ['8h', '08:00'],
  ['0805', '08:05'],
  ['805', '805'],
])('the hour %s is stored as %s', (typed, stored) => {
  expect(hora.normalise?.(typed)).toBe(stored)
})

it('accepts exactly the 1,440 minutes of a day', () => {
  const two = (n: number) => String(n).padStart(2, '0')
  let accepted = 0
  for (let h = 0; h < 100; h++) for (let m = 0; m < 100; m++) if (hora.validate(`${two(h)}:${two(m)}`)) accepted++
  expect(accepted).toBe(1440)
})

it.each([
  ['40', '40:00'],
  ['040:30', '40:30'],
  ['40h', '40:00'],
  ['1h30', '1:30'],
  ['0:00', '0:00'],
  ['40:00:00', '40:00'],
])('the amount of hours %s is stored as %s', (typed, stored) => {
  expect(horas.normalise?.(typed)).toBe(stored)
  expect(horas.validate(stored)).toBe(true)
})

it.each([
  ['10/03/2026 09:00', '2026-03-10T09:00:00-03:00'],
  ['2026-03-10T09:00', '2026-03-10T09:00:00-03:00'],
  ['2018-12-01 09:00:30', '2018-12-01T09:00:30-02:00'],
  ['04/11/2018 01:30', '2018-11-04T01:30:00-02:00'],
  ['18/02/2018 00:30', '2018-02-18T00:30:00-03:00'],
  ['2026-03-10 12:00:00z', '2026-03-10T12:00:00Z'],
  ['30/02/2026 09:00', '2026-02-30 09:00'],
])('the instant %s is stored as %s', (typed, stored) => {
  expect(dateTime.normalise?.(typed)).toBe(stored)
})

it('an instant shown and typed again is the same minute, summer time included', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const shown = dateTime.display?.(instant.toISOString()) ?? ''
      const again = dateTime.normalise?.(shown) ?? ''
      expect(dateTime.validate(again)).toBe(true)
      expect(dateTime.display?.(again)).toBe(shown)
    }),
  )
})
