import { getContrastRatio } from '@mui/material/styles'
import { describe, expect, test } from 'vitest'
import { chartColors } from '#admin/charts/colors.ts'
import { isEmpty, rowsOf, stagesOf } from '#admin/charts/data.ts'
import { axisText, numberText, shareText } from '#admin/charts/format.ts'
import { isTall, linesOf, lonelyPoints } from '#admin/charts/names.ts'
import { firstOf, joinRest } from '#admin/charts/shorten.ts'
import { buildTheme } from '#admin/theme.ts'
import { meanings } from '#schemas/generated/meanings.ts'
import { coloursOf, meaningKey } from '#schemas/runtime/shown/chart-colours.ts'

const nbsp = /\u00a0/g

describe('numbers read as in Portuguese', () => {
  test('whole, decimal, percentage and money', () => {
    expect(numberText(1234567)).toBe('1.234.567')
    expect(numberText(12.345, 'decimal')).toBe('12,35')
    expect(numberText(12.5, 'percentual')).toBe('12,5%')
    expect(numberText(1234.5, 'moeda').replace(nbsp, ' ')).toBe('R$ 1.234,50')
    expect(numberText(undefined)).toBe('–')
  })
  test('an axis has room for short ones only', () => {
    expect([axisText(950), axisText(182_400).replace(nbsp, ' '), axisText(3, 'percentual')]).toEqual([
      '950',
      '182,4 mil',
      '3%',
    ])
  })
  test('a share of nothing is nothing', () => expect([shareText(1, 3), shareText(0, 0)]).toEqual(['33,3%', '0%']))
})

describe('data', () => {
  const data = { categories: ['Triagem', 'Inscritos', 'Prova'], series: [{ title: 'n', values: [20, 50, undefined] }] }
  test('the stages of a funnel go from the widest to the narrowest', () => {
    expect(stagesOf(data).map(({ nome }) => nome)).toEqual(['Inscritos', 'Triagem', 'Prova'])
  })
  test('a missing value is a gap, not a zero', () => {
    expect(rowsOf(data)[2]).toEqual({ nome: 'Prova', s0: undefined })
  })
  test('of very many categories the first are drawn, and all others are one slice', () => {
    const many = {
      categories: ['a', 'b', 'c', 'd', 'e'],
      series: [{ title: 'n', values: [5, 3, undefined, 2, 1] }],
    }
    expect(firstOf(many, 2)).toEqual({ categories: ['a', 'b'], series: [{ title: 'n', values: [5, 3] }] })
    const others = (n: number) => `Outras (${n})`
    expect(joinRest(many, 3, others)).toEqual({
      categories: ['a', 'b', 'Outras (3)'],
      series: [{ title: 'n', values: [5, 3, 3] }],
    })
    expect(joinRest(many, 5, others)).toBe(many)
    // what is told of none of them is no zero
    const hidden = { categories: ['a', 'b', 'c'], series: [{ title: 'n', values: [5, undefined, undefined] }] }
    expect(joinRest(hidden, 2, others).series[0]?.values).toEqual([5, undefined])
  })
  test('without categories or without any value there is nothing to draw', () => {
    expect([isEmpty(data), isEmpty({ categories: [], series: [] })]).toEqual([false, true])
    expect(isEmpty({ categories: ['a'], series: [{ title: 'n', values: [0] }] })).toBe(true)
  })
})

describe.each(['light', 'dark'] as const)('colours on %s ground', (mode) => {
  test.each(['#FF850A', '#ffffff', '#000000', '#0072b2', '#fff59d'])('with the company colour %s', (corPrincipal) => {
    const theme = buildTheme({ mode, corPrincipal })
    const names = ['Vagas', 'Candidatos', 'Aprovada', 'Reprovada', 'Contratados', 'Desligados']
    const colors = chartColors(theme, names)
    expect(new Set(colors).size).toBe(6)
    for (const color of colors)
      expect(getContrastRatio(color, theme.palette.background.paper), color).toBeGreaterThanOrEqual(3)
  })
})

describe('a colour says one thing', () => {
  const paper = { ground: '#ffffff', dark: false, own: '#1565c0' }
  const of = (...names: string[]) => coloursOf(names, meanings, paper)
  const [red, green] = [
    ([r, g]: number[]) => (r ?? 0) > 1.5 * (g ?? 0),
    ([r, g]: number[]) => (g ?? 0) > 1.5 * (r ?? 0),
  ]
  const rgb = (colour = '') => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

  test('what definitions call good is green and what they call bad is red, in whatever form and company', () => {
    expect([meanings[meaningKey('Aprovadas')], meanings[meaningKey('Reprovado')]]).toEqual(['success', 'error'])
    for (const names of [
      ['Aprovada', 'Reprovada'],
      ['Vagas', 'Aprovadas', 'Reprovadas'],
    ]) {
      const [good, bad] = of(...names).slice(-2)
      expect([green(rgb(good)), red(rgb(bad))]).toEqual([true, true])
    }
  })
  test('a name has the same colour in every chart, and two of one chart never the same', () => {
    const [vagas] = of('Vagas', 'Aprovada')
    expect(of('Aprovada', 'Vagas')[1]).toBe(vagas)
    const many = Array.from({ length: 7 }, (_, at) => `Etapa ${at}`)
    expect(new Set(of(...many)).size).toBe(7)
  })
  test('one name alone has the colour of the company', () => expect(of('Candidatos')).toEqual(['#1565c0']))
})

describe('names of a chart can be read', () => {
  const data = (...categories: string[]) => ({ categories, series: [] })
  test('many or long ones stand below each other', () => {
    expect(isTall(data('Jan', 'Fev', 'Mar'))).toBe(false)
    expect(isTall(data('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toBe(true)
    expect(isTall(data('Jan', 'Substituição por licença'))).toBe(true)
  })
  test('a long one takes two lines, and only the end of a longer one is left out', () => {
    expect(linesOf('Analista de Recursos Humanos', 17, 2)).toEqual(['Analista de', 'Recursos Humanos'])
    expect(linesOf('Analista de Recursos Humanos e Desenvolvimento', 17, 2)).toEqual([
      'Analista de',
      'Recursos Humanos…',
    ])
  })
  test('a point that no line leads to is known, and a line of nothing else is none', () => {
    expect(lonelyPoints([1, 2, undefined, 4, undefined])).toEqual({ points: new Set([3]), all: false })
    expect(lonelyPoints([undefined, 3, undefined])).toEqual({ points: new Set([1]), all: true })
    expect(lonelyPoints([undefined]).all).toBe(false)
  })
})
