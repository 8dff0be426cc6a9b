import { describe, expect, test } from 'vitest'
import { chartOf } from '#server/platform/reports/chart/chart.ts'
import { chartSvg } from '#server/platform/reports/chart/draw.ts'
import { marksUpTo } from '#server/platform/reports/chart/scale.ts'
import { totalsBy } from '#server/platform/reports/chart/totals-by.ts'

describe('the numbers of a chart are those of the rows', () => {
  const rows = [
    { motivo: 'Projeto', vagas: 2, dias: 10 },
    { motivo: 'Substituição', vagas: 3, dias: 4 },
    { motivo: 'Projeto', vagas: 4, dias: null },
    { motivo: 'Loja', vagas: 3, dias: 7 },
    { motivo: 'Nenhum', vagas: 0, dias: null },
    { motivo: null, vagas: 90, dias: 90 },
  ]
  test('summed up by name, the largest first, a tie as it came; what is nothing or has no name is left out', () => {
    const data = totalsBy('motivo', [
      { field: 'vagas', title: 'Vagas', total: 'sum' },
      { field: 'dias', title: 'Dias', total: 'average' },
    ])(rows)
    expect(data).toEqual({
      categories: ['Projeto', 'Substituição', 'Loja'],
      series: [
        { title: 'Vagas', values: [6, 3, 3] },
        // of two rows one has days
        { title: 'Dias', values: [10, 4, 7] },
      ],
    })
    expect(totalsBy('motivo', [{ field: 'motivo', title: 'Linhas', total: 'count' }])(rows)).toEqual({
      categories: ['Projeto', 'Substituição', 'Loja', 'Nenhum'],
      series: [{ title: 'Linhas', values: [2, 1, 1, 1] }],
    })
  })
  test('beyond a dozen the smallest are one, with the average of their rows and not of their averages', () => {
    const many = Array.from({ length: 14 }, (_, i) => ({ nome: `N${i}`, dias: 100 - i }))
    // 'N13' has two rows, so that it counts twice
    const data = totalsBy('nome', [{ field: 'dias', title: 'Dias', total: 'average' }])([
      ...many,
      { nome: 'N13', dias: 87 },
    ])
    expect(data.categories).toHaveLength(12)
    expect(data.categories.slice(-2)).toEqual(['N10', 'Outros (3)'])
    // (89 + 88 + 87 + 87) / 4
    expect(data.series[0]?.values.at(-1)).toBe(87.75)
  })
  test('where nothing is to be drawn there is no chart', () => {
    const data = totalsBy('motivo', [{ field: 'vagas', title: 'Vagas', total: 'sum' }])
    const chart = { title: 'Vagas', kind: 'bars', category: 'Motivo', data } as const
    expect(chartOf(chart, [{ motivo: 'Projeto', vagas: 0 }])).toBeUndefined()
    expect(chartOf(undefined, rows)).toBeUndefined()
    expect(chartOf(chart, rows)?.data.categories).toContain('Projeto')
  })
})

describe('the axis begins at nothing and holds the largest value', () => {
  test.each([
    [7, true, [0, 2, 4, 6, 8]],
    [1, true, [0, 1]],
    [0, true, [0, 1]],
    [1234, true, [0, 500, 1000, 1500]],
    [0.5, false, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [87.5, false, [0, 20, 40, 60, 80, 100]],
  ])('%s', (largest, whole, marks) => expect(marksUpTo(largest, whole)).toEqual(marks))
})

test('what people typed is words in the picture and never a part of it', () => {
  const data = { categories: ['<script>&"\u0007'], series: [{ title: 'n', values: [1] }] }
  for (const kind of ['bars', 'lines'] as const) {
    const svg = chartSvg({ title: 'x', kind, category: 'c', data }, 400)
    expect(svg).not.toContain('<script>')
    expect(svg).toContain('&lt;script&gt;&amp;&quot;')
    expect(svg).not.toContain('\u0007')
  }
})

test('a gap of a line is a gap: nothing is drawn through it', () => {
  const data = { categories: ['a', 'b', 'c', 'd', 'e'], series: [{ title: 'n', values: [1, 2, null, 4, 0] }] }
  const svg = chartSvg({ title: 'x', kind: 'lines', category: 'c', data }, 400)
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg.match(/<circle /g)).toHaveLength(4)
})

test('along many months every name that is told can be read: as many are told as there is room for', () => {
  const months = Array.from(
    { length: 24 },
    (_, i) => `${String((i % 12) + 1).padStart(2, '0')}/${2025 + Math.floor(i / 12)}`,
  )
  const told = (categories: string[]) => {
    const data = { categories, series: [{ title: 'n', values: categories.map((_, i) => i + 1) }] }
    const svg = chartSvg({ title: 'x', kind: 'lines', category: 'c', data }, 500)
    return categories.filter((name) => svg.includes(`>${name}<`))
  }
  expect(told(months.slice(0, 12))).toHaveLength(12)
  const some = told(months)
  expect(some.length).toBeGreaterThan(5)
  expect(some.length).toBeLessThan(24)
  // the first one, and at equal distances from there
  expect(some).toEqual(months.filter((_, i) => i % Math.ceil(24 / some.length) === 0))
})
