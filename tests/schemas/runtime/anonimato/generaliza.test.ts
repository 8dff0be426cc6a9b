import { describe, expect, test } from 'vitest'
import { type Atributos, combinacaoDe, faixaDeTempo } from '#schemas/runtime/anonimato/atributos.ts'
import { embaralhaLista, sorteiaNumero } from '#schemas/runtime/anonimato/embaralha.ts'
import { generalizaAtributos } from '#schemas/runtime/anonimato/generaliza.ts'

const vezes = (n: number, atributos: Atributos): Atributos[] => Array.from({ length: n }, () => atributos)
const tudo = { estabelecimento: '1', grupo: '2', tempo: 'ATE_1', sexo: 'F' }

/** How many sheets carry which combination. */
function contagem(lista: readonly Atributos[] | undefined): Record<string, number> {
  const feita: Record<string, number> = {}
  for (const { area = [], ...resto } of lista ?? []) {
    const nome = [area.join('/'), ...Object.keys(resto).sort()].join(' ').trim()
    feita[nome] = (feita[nome] ?? 0) + 1
  }
  return feita
}

describe('attributes that leave the urn', () => {
  test('stay as they are where enough share them', () => {
    const lista = [...vezes(5, { area: ['E', 'A'], ...tudo }), ...vezes(6, { area: ['E', 'B'] })]
    expect(generalizaAtributos(lista, 5)).toEqual(lista)
  })

  test('are given up in a fixed order: sex, time, group, establishment, then area by area', () => {
    const com = (n: number, atributos: Atributos) => [...vezes(n, atributos), ...vezes(20, { area: ['Z'] })]
    const soUm = { area: ['E', 'A', 'B'], ...tudo }
    const perto: [Atributos, string][] = [
      [{ ...soUm, sexo: 'M' }, 'E/A/B estabelecimento grupo tempo'],
      [{ ...soUm, tempo: 'DE_10' }, 'E/A/B estabelecimento grupo'],
      [{ ...soUm, grupo: '9' }, 'E/A/B estabelecimento'],
      [{ ...soUm, estabelecimento: '9' }, 'E/A/B'],
      [{ ...soUm, area: ['E', 'A', 'C'] }, 'E/A'],
      [{ ...soUm, area: ['E', 'F'] }, 'E'],
    ]
    for (const [outro, fica] of perto)
      expect(contagem(generalizaAtributos([...com(2, soUm), ...vezes(3, outro)], 5)), fica).toEqual({
        [fica]: 5,
        Z: 20,
      })
  })

  test('[issue 20 §5] 12, 7 and 4 of one root: the 4 take the 7 along, for 23 − 12 − 7 would be them', () => {
    const lista = [
      ...vezes(12, { area: ['E', 'A'] }),
      ...vezes(7, { area: ['E', 'B'] }),
      ...vezes(4, { area: ['E', 'C'] }),
    ]
    expect(contagem(generalizaAtributos(lista, 5))).toEqual({ 'E/A': 12, E: 11 })
  })

  test('a lone sheet never comes out alone without attributes, either', () => {
    const lista = [...vezes(5, { area: ['A'] }), ...vezes(9, { area: ['B'] }), ...vezes(1, { area: ['C'] })]
    expect(contagem(generalizaAtributos(lista, 5))).toEqual({ '': 6, B: 9 })
    expect(contagem(generalizaAtributos([...vezes(9, { tempo: 'ATE_1' }), {}], 5))).toEqual({ '': 10 })
  })

  test('fewer sheets than the minimum may not leave at all', () => {
    expect(generalizaAtributos(vezes(4, {}), 5)).toBeUndefined()
    expect(generalizaAtributos(vezes(5, tudo), 5)).toEqual(vezes(5, tudo))
  })

  test('each combination is shared by the minimum, whatever the sheets', () => {
    let estado = 1
    const acaso = (n: number) => {
      estado = (estado * 48271) % 2147483647
      return estado % n
    }
    for (let vez = 0; vez < 150; vez++) {
      const lista = Array.from({ length: 5 + acaso(60) }, () => ({
        area: ['R1', `A${acaso(3)}`, `B${acaso(4)}`].slice(0, acaso(4)),
        tempo: `T${acaso(3)}`,
        ...(acaso(2) ? { sexo: `S${acaso(2)}` } : {}),
      }))
      const minimo = 2 + acaso(5)
      const saida = generalizaAtributos(lista, minimo) ?? []
      const quantas = new Map<string, number>()
      for (const um of saida) quantas.set(combinacaoDe(um), (quantas.get(combinacaoDe(um)) ?? 0) + 1)
      if (lista.length >= minimo) expect(Math.min(...quantas.values())).toBeGreaterThanOrEqual(minimo)
      // nothing is on a sheet that was not there before
      const inventadas = saida.filter(({ area = [], tempo, sexo }, i) => {
        const antes = lista[i] as Atributos
        const mesma = (a: unknown, b: unknown) => a === undefined || a === b
        return (
          !(area.join() === antes.area?.slice(0, area.length).join() || area.length === 0) ||
          !mesma(tempo, antes.tempo) ||
          !mesma(sexo, antes.sexo)
        )
      })
      expect(inventadas).toEqual([])
    }
  })
})

describe('bands of the time in the company', () => {
  test('begin with the day on which a year is complete', () => {
    const em = (dia: string) => faixaDeTempo('2020-03-10', dia)
    expect([em('2020-03-10'), em('2021-03-09'), em('2021-03-10')]).toEqual(['ATE_1', 'ATE_1', 'DE_1_A_2'])
    expect([em('2023-03-09'), em('2023-03-10'), em('2025-03-10')]).toEqual(['DE_1_A_2', 'DE_3_A_4', 'DE_5_A_9'])
    expect([em('2030-03-09'), em('2030-03-10')]).toEqual(['DE_5_A_9', 'DE_10'])
    expect([em('2020-03-09'), faixaDeTempo(undefined, '2026-01-01')]).toEqual([undefined, undefined])
  })
})

describe('the order drawn', () => {
  test('is a permutation in which each comes to each place as often', () => {
    const lugares = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    for (let vez = 0; vez < 8000; vez++)
      for (const [lugar, quem] of embaralhaLista([0, 1, 2, 3]).entries()) {
        const linha = lugares[quem] ?? []
        linha[lugar] = (linha[lugar] ?? 0) + 1
      }
    // 2,000 each; 5 σ are 194
    for (const vezes of lugares.flat()) expect(Math.abs(vezes - 2000)).toBeLessThan(194)
    expect(new Set(Array.from({ length: 200 }, () => sorteiaNumero(3)))).toEqual(new Set([0, 1, 2]))
  })
})
