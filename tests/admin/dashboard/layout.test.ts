import { describe, expect, test } from 'vitest'
import type { Item } from '#admin/dashboard/dashboard.ts'
import { arrangeItems, layoutKey, readLayout } from '#admin/dashboard/layout.ts'

const card = (nome: string): Item => ({ nome, titulo: nome, series: [] })
const chart = (nome: string, largo = false): Item => ({ ...card(nome), grafico: { tipo: 'bars', largo } })
const items = [card('ativos'), card('turnover'), chart('por-mes', true), chart('por-area'), chart('motivos')]
const names = (kind: readonly Item[]) => kind.map(({ nome }) => nome)

describe('the personal layout of a dashboard', () => {
  test('without one everything stands as the definition says', () => {
    const { cards, charts, hidden } = arrangeItems(items, {})
    expect([names(cards), names(charts), hidden]).toEqual([
      ['ativos', 'turnover'],
      ['por-mes', 'por-area', 'motivos'],
      [],
    ])
  })

  test('[issue 21] order, size and what is hidden; a new chart stands behind, one that is gone changes nothing', () => {
    const { cards, charts, hidden } = arrangeItems(items, {
      ordem: ['motivos', 'era', 'por-mes', 'turnover'],
      ocultos: ['por-area', 'tinha'],
      largos: { motivos: true, 'por-mes': false, era: true },
    })
    expect(names(cards)).toEqual(['turnover', 'ativos'])
    expect(charts.map(({ nome, grafico }) => [nome, grafico?.largo])).toEqual([
      ['motivos', true],
      ['por-mes', false],
    ])
    expect(names(hidden)).toEqual(['por-area'])
  })

  test('what is stored may be anything: what is no layout is left out', () => {
    for (const nothing of [undefined, null, 'x', 3, ['a']]) expect(readLayout(nothing)).toEqual({})
    expect(readLayout({ ordem: ['a', 1], ocultos: 'b', largos: { a: true, b: 'sim' } })).toEqual({
      ordem: ['a'],
      ocultos: undefined,
      largos: { a: true },
    })
  })

  test('its key is one that the server keeps', () => {
    expect(layoutKey('analytics/cargos-salarios')).toBe('tela.painel.analytics.cargos-salarios')
  })
})
