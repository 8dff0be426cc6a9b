import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Atributo, Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { celulasDe, classesDeFolhas, cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { celulaEm, contaCelulas } from '#schemas/runtime/anonimato/leitura.ts'
import { suprimeCelulas, textoOculto } from '#schemas/runtime/anonimato/supressao.ts'
import { intervalOf, rankOf } from './attack.ts'

const vezes = (n: number, atributos: Atributos): Atributos[] => Array.from({ length: n }, () => atributos)

/** The cells of sheets as a result would have them: 'area=A' → 12, or the text that hides it. */
function mostra(lista: readonly Atributos[], atributos: readonly Atributo[], minimo = 5) {
  const lidas = contaCelulas(
    lista.map((um) => ({ atributos: um, respostas: [] })),
    cortesDe(atributos),
    minimo,
  )
  return Object.fromEntries(
    lidas.map(({ corte, valores, n, oculta }) => [
      corte.map((nome) => `${nome}=${valores[nome]}`).join(' '),
      n ?? oculta,
    ]),
  )
}

const OCULTA = 'Menos de 5 respostas'

describe('what is shown of groups', () => {
  test('[issue 20 §6] of 12, 7 and 4 with a total of 23 the 4 is hidden, and the 7 too', () => {
    const lista = [...vezes(12, { area: ['A'] }), ...vezes(7, { area: ['B'] }), ...vezes(4, { area: ['C'] })]
    expect(mostra(lista, ['area'])).toEqual({ '': 23, 'area=A': 12, 'area=B': OCULTA, 'area=C': OCULTA })
  })

  test('the text names the minimum', () => {
    expect(textoOculto(3)).toBe('Menos de 3 respostas')
    expect(mostra(vezes(4, {}), [])).toEqual({ '': OCULTA })
    expect(mostra(vezes(5, {}), [])).toEqual({ '': 5 })
  })

  test('two small groups hide each other where together they are enough', () => {
    const lista = [...vezes(12, { tempo: 'A' }), ...vezes(3, { tempo: 'B' }), ...vezes(4, { tempo: 'C' })]
    expect(mostra(lista, ['tempo'])).toMatchObject({ 'tempo=A': 12, 'tempo=B': OCULTA, 'tempo=C': OCULTA })
    const poucas = [...vezes(12, { tempo: 'A' }), ...vezes(2, { tempo: 'B' }), ...vezes(2, { tempo: 'C' })]
    expect(mostra(poucas, ['tempo'])).toEqual({ '': 16, 'tempo=A': OCULTA, 'tempo=B': OCULTA, 'tempo=C': OCULTA })
  })

  test('an area and the areas below it do not give the rest of it away', () => {
    const lista = [...vezes(8, { area: ['R', 'A'] }), ...vezes(9, { area: ['R', 'B'] }), ...vezes(2, { area: ['R'] })]
    // 19 − 8 − 9 = 2 sheets of the area itself
    expect(mostra(lista, ['area'])).toEqual({ '': 19, 'area=R': 19, 'area=A': OCULTA, 'area=B': 9 })
  })

  test('an area by band does not give away what the bands of all areas hide', () => {
    const lista = [
      ...vezes(6, { area: ['A'], tempo: 'X' }),
      ...vezes(6, { area: ['B'], tempo: 'X' }),
      ...vezes(6, { area: ['A'], tempo: 'Y' }),
      ...vezes(2, { area: ['B'], tempo: 'Y' }),
    ]
    const feita = mostra(lista, ['area', 'tempo'])
    expect(feita).toMatchObject({ '': 20, 'area=B tempo=Y': OCULTA })
    expect([feita['area=B'], feita['area=B tempo=X']]).toContain(OCULTA)
    expect([feita['tempo=Y'], feita['area=A tempo=Y']]).toContain(OCULTA)
  })

  test('a question that fewer answered is hidden by itself, also where its difference would show it', () => {
    const responde = (n: number, area: string, sim: number) =>
      Array.from({ length: n }, (_, i) => ({
        atributos: { area: [area] },
        respostas: [
          { pergunta: 'todos', valor: i % 2 === 0 ? 10 : 7 },
          ...(i < sim ? [{ pergunta: 'alguns', opcoes: ['a'] }] : []),
        ],
      }))
    const lidas = contaCelulas([...responde(12, 'A', 8), ...responde(10, 'B', 3)], cortesDe(['area']), 5)
    const em = (area?: string) => celulaEm(lidas, area ? ['area'] : [], area ? { area } : {}, 5)
    expect(em('A')).toMatchObject({ n: 12, perguntas: { todos: { n: 12, media: 8.5, distribuicao: { 7: 6, 10: 6 } } } })
    expect(em().perguntas).toMatchObject({ alguns: { n: 11, distribuicao: { a: 11 } } })
    expect(em('B')).toMatchObject({ n: 10, perguntas: { alguns: { oculta: OCULTA } } })
    // 11 − 8 = 3
    expect(em('A').perguntas.alguns).toEqual({ oculta: OCULTA })
    expect(em('nenhuma')).toMatchObject({ oculta: OCULTA, perguntas: {} })
  })
})

/** Random companies: areas in a tree, two other attributes, some missing. */
const companies = fc.record({
  minimo: fc.integer({ min: 2, max: 6 }),
  lista: fc.array(
    fc.record(
      {
        area: fc.constantFrom(['R'], ['R', 'A'], ['R', 'B'], ['R', 'B', 'C'], ['S'], ['S', 'D']),
        tempo: fc.constantFrom('X', 'Y', 'Z'),
        grupo: fc.constantFrom('G', 'H'),
      },
      { requiredKeys: [] },
    ),
    { minLength: 1, maxLength: 45 },
  ),
})

describe('the system of all shown cells', () => {
  const long = process.env.MODE === 'longo'
  test(
    'determines no group below the minimum, neither by rank nor by the interval of what is possible',
    () => {
      fc.assert(
        fc.property(companies, ({ lista, minimo }) => {
          const celulas = celulasDe(lista, cortesDe(['area', 'tempo', 'grupo']))
          const { classe, tamanhos } = classesDeFolhas(lista)
          const visiveis = suprimeCelulas(celulas, classe, minimo)
          const linha = (membros: readonly number[]) =>
            tamanhos.map((_, k) => (membros.some((i) => classe[i] === k) ? 1 : 0))
          const linhas = celulas.flatMap(({ membros }, c) => (visiveis[c] ? [linha(membros)] : []))
          const somas = celulas.flatMap(({ membros }, c) => (visiveis[c] ? [membros.length] : []))
          const posto = rankOf(linhas)
          for (const [c, { membros }] of celulas.entries()) {
            if (visiveis[c]) expect(membros.length).toBeGreaterThanOrEqual(minimo)
            if (membros.length >= minimo) continue
            const grupo = linha(membros)
            expect(rankOf([...linhas, grupo])).toBe(posto + 1)
            if (linhas.length === 0) continue
            const [menor, maior] = intervalOf(linhas, somas, grupo)
            expect(maior - menor).toBeGreaterThan(1e-6)
          }
          // differences of two shown cells, one inside the other
          for (const a of linhas)
            for (const b of linhas) {
              const resto = a.map((x, k) => x - (b[k] ?? 0))
              if (resto.some((x) => x < 0)) continue
              const n = resto.reduce((soma, x, k) => soma + x * (tamanhos[k] ?? 0), 0)
              expect(n === 0 || n >= minimo).toBe(true)
            }
        }),
        { numRuns: long ? 3000 : 200, ...(long ? {} : { seed: 1 }) },
      )
    },
    long ? 900_000 : 60_000,
  )

  test('is turned red by an export that hides small groups and nothing else', () => {
    const lista = [...vezes(12, { area: ['A'] }), ...vezes(7, { area: ['B'] }), ...vezes(4, { area: ['C'] })]
    const linhas = [
      [1, 1, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]
    expect(rankOf([...linhas, [0, 0, 1]])).toBe(rankOf(linhas))
    expect(intervalOf(linhas, [23, 12, 7], [0, 0, 1])).toEqual([4, 4])
    expect(intervalOf(linhas.slice(0, 2), [23, 12], [0, 0, 1])).toEqual([0, 11])
    expect(lista.length).toBe(23)
  })

  test('of ten thousand sheets and sixty questions is counted within a second', () => {
    const folhas = Array.from({ length: 10_000 }, (_, i) => ({
      atributos: { area: ['R', `A${i % 9}`, `B${i % 90}`], tempo: `T${i % 5}`, grupo: `G${i % 4}` },
      respostas: Array.from({ length: 60 }, (_, q) => ({ pergunta: `${q}`, valor: (i * (q + 1)) % 11 })),
    }))
    const antes = process.cpuUsage()
    const lidas = contaCelulas(folhas, cortesDe(['area', 'tempo', 'grupo']), 5)
    const segundos = process.cpuUsage(antes).user / 1e6
    expect(lidas.find(({ corte }) => corte.length === 0)?.n).toBe(10_000)
    // a second on a quiet machine; of the processor's time, because others may be at work
    expect(segundos).toBeLessThan(4)
  })
})
