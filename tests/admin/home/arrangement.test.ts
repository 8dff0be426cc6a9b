import { describe, expect, test } from 'vitest'
import {
  type Arrangement,
  arrangeBoxes,
  arrangementOf,
  layOut,
  moveBox,
  stepBox,
  toWire,
} from '#admin/home/mensagens/arrangement.ts'
import type { Caixa, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'

const caixa = (tipo: TipoMensagem, coluna: Caixa['coluna'], more: Partial<Caixa> = {}): Caixa => ({
  tipo,
  titulo: tipo,
  mensagens: [],
  naoLidas: 0,
  total: 0,
  minimizado: false,
  coluna,
  ...more,
})
const caixas = [
  caixa('R', 'esquerda'),
  caixa('P', 'esquerda'),
  caixa('C', 'direita', { minimizado: true }),
  caixa('A', 'direita'),
  caixa('U', 'direita'),
]
const start: Arrangement = { esquerda: ['R', 'P'], direita: ['C', 'A', 'U'] }

describe('The boxes', () => {
  test('stand as the server says, and are sent back as they stand', () => {
    expect(arrangementOf(caixas)).toEqual(start)
    expect(toWire(caixas)).toEqual({
      caixasEsquerda: ['R', 'P'],
      caixasDireita: ['C', 'A', 'U'],
      caixasMinimizadas: ['C'],
    })
  })

  test('move within a column and into the other one; none is lost', () => {
    expect(moveBox(start, 'R', { coluna: 'esquerda', index: 1 }).esquerda).toEqual(['P', 'R'])
    const moved = moveBox(start, 'R', { coluna: 'direita', index: 3 })
    expect(moved).toEqual({ esquerda: ['P'], direita: ['C', 'A', 'U', 'R'] })
    expect(arrangeBoxes(caixas, moved).map(({ tipo, coluna }) => tipo + coluna)).toEqual([
      'Pesquerda',
      'Cdireita',
      'Adireita',
      'Udireita',
      'Rdireita',
    ])
  })

  test('keep the messages that came while they were moved', () => {
    const fresh = caixas.map((one) => ({ ...one, naoLidas: 7 }))
    const wanted = arrangeBoxes(caixas, moveBox(start, 'R', { coluna: 'direita', index: 0 }))
    expect(layOut(fresh, wanted).map(({ tipo, naoLidas }) => tipo + naoLidas)).toEqual(['P7', 'R7', 'C7', 'A7', 'U7'])
  })
})

describe('One step', () => {
  test.each([
    ['R', 'up', undefined],
    ['R', 'down', { coluna: 'esquerda', index: 1 }],
    ['P', 'down', undefined],
    ['P', 'right', { coluna: 'direita', index: 1 }],
    ['U', 'left', { coluna: 'esquerda', index: 2 }],
    ['R', 'left', undefined],
  ] as const)('of %s %s in two columns leads to %o', (tipo, direction, place) => {
    expect(stepBox(start, tipo, direction, false)).toEqual(place)
  })

  test('leads from one column into the other where they stand below each other', () => {
    expect(stepBox(start, 'P', 'down', true)).toEqual({ coluna: 'direita', index: 0 })
    expect(stepBox(start, 'C', 'up', true)).toEqual({ coluna: 'esquerda', index: 2 })
  })
})
