import { describe, expect, test } from 'vitest'
import { agrupaPapeis, mediaDosPapeis, nomeDoGrupo, pesoDoGrupo } from '#schemas/runtime/anonimato/papeis.ts'

/** U 95, L 80 with weight 2, P 70 and 80, A 60, 70, 80; U counts for nothing. */
const valores = { U: [95], L: [80], P: [70, 80], A: [60, 70, 80] }
const pesos: Record<string, number> = { U: 0, L: 2 }
const peso = (papel: string) => pesos[papel] ?? 1

describe('the roles of an anonymous 360 evaluation', () => {
  test('[issue 19 §4] P with two answers joins A, and both count as one role: (2×80 + 72)/3 = 77.33', () => {
    const { grupos, destruidos } = agrupaPapeis(
      [
        { papel: 'P', respostas: 2 },
        { papel: 'A', respostas: 3 },
      ],
      3,
    )
    expect([grupos, destruidos]).toEqual([[{ papeis: ['P', 'A'], respostas: 5 }], []])
    const papeis = grupos[0]?.papeis ?? []
    expect([nomeDoGrupo(papeis), pesoDoGrupo(papeis, () => 7)]).toEqual(['P+A', 1])
    const conhecidos = (['U', 'L'] as const).map((papel) => ({ peso: peso(papel), valores: valores[papel] }))
    const junto = { peso: pesoDoGrupo(papeis, peso), valores: [...valores.P, ...valores.A] }
    expect(mediaDosPapeis([...conhecidos, junto])).toBeCloseTo(77.333, 3)
  })

  test('named, every role counts for itself: (2×80 + 75 + 70)/4 = 76.25', () => {
    const papeis = (['U', 'L', 'P', 'A'] as const).map((papel) => ({ peso: peso(papel), valores: valores[papel] }))
    expect(mediaDosPapeis(papeis)).toBe(76.25)
    expect(mediaDosPapeis([{ peso: 0, valores: [95] }])).toBeUndefined()
  })

  test('roles with enough answers stay apart with their own weight', () => {
    const { grupos } = agrupaPapeis(
      [
        { papel: 'P', respostas: 3 },
        { papel: 'A', respostas: 4 },
      ],
      3,
    )
    expect(grupos.map(({ papeis }) => nomeDoGrupo(papeis))).toEqual(['P', 'A'])
    expect(pesoDoGrupo(['P'], () => 7)).toBe(7)
  })

  test('a role below the minimum joins the smallest other one until the group reaches it', () => {
    const em = (...respostas: number[]) =>
      agrupaPapeis(
        respostas.map((n, i) => ({ papel: 'WXYZ'.charAt(i), respostas: n })),
        3,
      )
    expect(em(1, 9, 4).grupos.map(({ papeis }) => papeis)).toEqual([['W', 'Y'], ['X']])
    expect(em(1, 1, 1, 5).grupos.map(({ papeis }) => papeis)).toEqual([['W', 'X', 'Y'], ['Z']])
    expect(em(0, 2, 6).grupos.map(({ papeis }) => papeis)).toEqual([['X', 'Y']])
  })

  test('a group that stays below the minimum is destroyed', () => {
    expect(
      agrupaPapeis(
        [
          { papel: 'P', respostas: 1 },
          { papel: 'A', respostas: 1 },
        ],
        3,
      ),
    ).toEqual({ grupos: [], destruidos: ['P', 'A'] })
    expect(agrupaPapeis([], 3)).toEqual({ grupos: [], destruidos: [] })
  })
})
