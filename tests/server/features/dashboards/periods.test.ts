import { describe, expect, test } from 'vitest'
import { comparedPeriod } from '#server/features/dashboards/comparison.ts'
import { slicesOf } from '#server/features/dashboards/slices.ts'

describe('months and years of a period', () => {
  test('are cut at its ends', () => {
    expect(slicesOf({ start: '2023-12-15', end: '2024-02-10' }, 'mes')).toEqual([
      { key: '2023-12', name: 'dez/23', start: '2023-12-15', end: '2023-12-31' },
      { key: '2024-01', name: 'jan/24', start: '2024-01-01', end: '2024-01-31' },
      { key: '2024-02', name: 'fev/24', start: '2024-02-01', end: '2024-02-10' },
    ])
    expect(slicesOf({ start: '2025-03-01', end: '2026-01-05' }, 'ano')).toEqual([
      { key: '2025', name: '2025', start: '2025-03-01', end: '2025-12-31' },
      { key: '2026', name: '2026', start: '2026-01-01', end: '2026-01-05' },
    ])
  })

  test('a day alone is one; a leap year has its day', () => {
    expect(slicesOf({ start: '2024-02-29', end: '2024-02-29' }, 'mes')).toEqual([
      { key: '2024-02', name: 'fev/24', start: '2024-02-29', end: '2024-02-29' },
    ])
    expect(slicesOf({ start: '2024-02-01', end: '2024-03-31' }, 'mes')[0]?.end).toBe('2024-02-29')
  })
})

describe('a period is compared', () => {
  test.each([
    // whole months with as many whole months before
    ['anterior', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['anterior', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    // the year so far with as many months, to the same day
    ['anterior', '2026-01-01', '2026-02-10', '2025-11-01', '2025-12-10'],
    // other periods with as many days
    ['anterior', '2026-01-11', '2026-01-20', '2026-01-01', '2026-01-10'],
    ['ano', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['ano', '2026-02-01', '2026-02-28', '2025-02-01', '2025-02-28'],
    ['ano', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['ano', '2024-02-29', '2024-03-15', '2023-02-28', '2023-03-15'],
  ] as const)('%s: %s to %s with %s to %s', (comparison, start, end, from, to) => {
    expect(comparedPeriod({ start, end }, comparison)).toEqual({ start: from, end: to })
  })
})
