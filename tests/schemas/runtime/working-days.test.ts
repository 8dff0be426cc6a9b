import { describe, expect, test } from 'vitest'
import { shiftDay } from '#schemas/runtime/dates.ts'
import { dayOf, easterOf, NATIONAL } from '#schemas/runtime/days/holidays.ts'
import {
  addWorkingDays,
  type Calendar,
  countWorkingDays,
  holidaysOf,
  isWorkingDay,
} from '#schemas/runtime/days/working-days.ts'

const calendar: Calendar = { rules: [...NATIONAL], facultativoFolga: false }

describe('holidays of the whole country', () => {
  // dates of the ecclesiastical tables
  test.each([
    [1900, '1900-04-15'],
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is %s', (year, day) => expect(easterOf(year)).toBe(day))

  test('2026 has ten holidays and three pontos facultativos, on these days', () => {
    expect(holidaysOf(calendar, 2026).map(({ data, diaUtil }) => [data, diaUtil])).toEqual([
      ['2026-01-01', false],
      ['2026-02-16', true],
      ['2026-02-17', true],
      ['2026-04-03', false],
      ['2026-04-21', false],
      ['2026-05-01', false],
      ['2026-06-04', true],
      ['2026-09-07', false],
      ['2026-10-12', false],
      ['2026-11-02', false],
      ['2026-11-15', false],
      ['2026-11-20', false],
      ['2026-12-25', false],
    ])
  })

  test('20 November is one of them from 2024 on', () => {
    const years = [2023, 2024].map((year) => holidaysOf(calendar, year).some(({ data }) => data === `${year}-11-20`))
    expect(years).toEqual([false, true])
  })
})

describe('working days', () => {
  test('the working day after Thursday 19 November 2026 is Monday the 23rd', () =>
    expect(addWorkingDays(calendar, '2026-11-19', 1)).toBe('2026-11-23'))

  test.each([
    ['2026-11-23', -1, '2026-11-19'],
    ['2026-11-20', 0, '2026-11-23'],
    ['2026-11-19', 0, '2026-11-19'],
    // over New Year: Wed 30, Thu 31, then Friday 1 January is none
    ['2026-12-29', 3, '2027-01-04'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-02-13', 1, '2026-02-16'],
  ])('%s and %i is %s', (day, days, expected) => expect(addWorkingDays(calendar, day, days)).toBe(expected))

  test('what is counted is what is added, in both directions', () => {
    for (const days of [-260, -21, -1, 1, 2, 5, 22, 251]) {
      const end = addWorkingDays(calendar, '2026-07-01', days)
      expect(countWorkingDays(calendar, '2026-07-01', end ?? '')).toBe(days)
    }
    expect(countWorkingDays(calendar, '2026-11-19', '2026-11-22')).toBe(0)
    // 2026 has 261 days from Monday to Friday, of which nine are holidays (15 November is a Sunday)
    expect(countWorkingDays(calendar, '2025-12-31', '2026-12-31')).toBe(252)
  })

  test('nothing comes of more than forty years of them, nor beyond the year 9999', () => {
    expect(addWorkingDays(calendar, '2026-07-01', 10_001)).toBeUndefined()
    expect(addWorkingDays(calendar, '9999-12-30', 3)).toBeUndefined()
  })

  test.each([
    ['0001-01-01', '0002-12-31'],
    ['1999-12-20', '2001-03-05'],
    ['2026-11-14', '2026-11-15'],
  ])('from %s to %s they are as many as there are one by one', (from, to) => {
    let count = 0
    for (let day = shiftDay(from, 1); day <= to; day = shiftDay(day, 1)) if (isWorkingDay(calendar, day)) count++
    expect(countWorkingDays(calendar, from, to)).toBe(count)
    const before = Number(isWorkingDay(calendar, from)) - Number(isWorkingDay(calendar, to))
    // backwards the first day counts and the last one does not
    expect(countWorkingDays(calendar, to, from)).toBe(-(count + before) + 0)
  })

  test('a ponto facultativo is worked on unless the company says otherwise; a holiday on the same day is not', () => {
    const folga = { ...calendar, facultativoFolga: true }
    expect([isWorkingDay(calendar, '2026-06-04'), isWorkingDay(folga, '2026-06-04')]).toEqual([true, false])
    const campinas: Calendar = {
      ...calendar,
      rules: [...NATIONAL, { nome: 'Corpus Christi', tipo: 'MUNICIPAL', pascoa: 60 }],
    }
    expect(isWorkingDay(campinas, '2026-06-04')).toBe(false)
    expect(holidaysOf(campinas, 2026).filter(({ data }) => data === '2026-06-04')).toHaveLength(1)
  })

  test('29 February is kept in leap years only, and a yearly day from its first year on', () => {
    const leap = { nome: 'Bissexto', tipo: 'EMPRESA', dia: '02-29' } as const
    expect([2024, 2026, 2100].map((year) => dayOf(leap, year))).toEqual(['2024-02-29', undefined, undefined])
    const late = { nome: 'Novo', tipo: 'EMPRESA', dia: '03-10', desde: 2026 } as const
    expect([2025, 2026].map((year) => dayOf(late, year))).toEqual([undefined, '2026-03-10'])
  })
})
