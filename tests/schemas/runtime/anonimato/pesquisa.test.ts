import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { combinacaoDe } from '#schemas/runtime/anonimato/atributos.ts'
import { celulasDe, cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import { generalizaAtributos } from '#schemas/runtime/anonimato/generaliza.ts'
import { type CelulaLida, contaCelulas } from '#schemas/runtime/anonimato/leitura.ts'
import { intervalOf, rankOf } from './attack.ts'

/** Somebody who handed in: everything that whoever sees participation knows of him, and which questions he answered. */
interface Respondente {
  atributos: Atributos
  /** left the urn before the closing, where enough were alike */
  cedo: boolean
  segunda: boolean
  terceira: boolean
}

const CORTES = cortesDe(['area', 'tempo', 'grupo'])

const companies = fc.record({
  minimo: fc.integer({ min: 3, max: 6 }),
  respondentes: fc.array(
    fc.record({
      atributos: fc.record(
        {
          area: fc.constantFrom(['R', 'A'], ['R', 'B'], ['R', 'B', 'C'], ['R'], ['S', 'D']),
          tempo: fc.constantFrom('X', 'Y', 'Z'),
          grupo: fc.constantFrom('G', 'H'),
        },
        { requiredKeys: ['area'] },
      ),
      cedo: fc.boolean(),
      segunda: fc.boolean(),
      terceira: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    }),
    { minLength: 6, maxLength: 45 },
  ),
})

/** The attributes of the sheets as they lie after the closing. */
function deixadas(respondentes: readonly Respondente[], minimo: number): Atributos[] {
  const iguais = new Map<string, number[]>()
  for (const [i, { atributos }] of respondentes.entries())
    iguais.set(combinacaoDe(atributos), [...(iguais.get(combinacaoDe(atributos)) ?? []), i])
  const cedo = new Set<number>()
  for (const membros of iguais.values()) {
    const saem = membros.filter((i) => respondentes[i]?.cedo)
    if (saem.length >= minimo && membros.length - saem.length >= minimo) for (const i of saem) cedo.add(i)
  }
  const resto = respondentes.flatMap((_, i) => (cedo.has(i) ? [] : [i]))
  const grossos = generalizaAtributos(
    resto.map((i) => respondentes[i]?.atributos ?? {}),
    minimo,
  )
  return respondentes.map(({ atributos }, i) => (cedo.has(i) ? atributos : (grossos?.[resto.indexOf(i)] ?? {})))
}

/** Who may be told apart from whom: by what is known of them, and by what lies of their sheets. */
function incognitas(respondentes: readonly Respondente[], folhas: readonly Atributos[], quem: readonly number[]) {
  const numeros = new Map<string, number>()
  const coluna = new Map<number, number>()
  const tamanhos: number[] = []
  for (const i of quem) {
    const chave = `${combinacaoDe(respondentes[i]?.atributos ?? {})} ${combinacaoDe(folhas[i] ?? {})}`
    const numero = numeros.get(chave) ?? numeros.size
    numeros.set(chave, numero)
    coluna.set(i, numero)
    tamanhos[numero] = (tamanhos[numero] ?? 0) + 1
  }
  const linha = (membros: readonly number[]) => {
    const dentro = new Set(membros.map((i) => coluna.get(i)))
    return tamanhos.map((_, k) => (dentro.has(k) ? 1 : 0))
  }
  return { tamanhos, linha }
}

describe('whoever knows who answered, where everybody works and every cell that is told', () => {
  const long = process.env.MODE === 'longo'
  test(
    '[issue 20] works out no answer of a group below the minimum, of the survey or of one question of it',
    () => {
      fc.assert(
        fc.property(companies, ({ respondentes, minimo }) => {
          const folhas = deixadas(respondentes, minimo)
          const lidas = contaCelulas(
            folhas.map((atributos, i) => ({
              atributos,
              respostas: [
                { pergunta: 'p1', valor: i % 11 },
                ...(respondentes[i]?.segunda ? [{ pergunta: 'p2', opcoes: [String(i % 3)] }] : []),
                ...(respondentes[i]?.terceira ? [{ pergunta: 'p3', valor: i % 5 }] : []),
              ],
            })),
            CORTES,
            minimo,
          )
          const celulas = celulasDe(folhas, CORTES)
          const verdadeiras = celulasDe(
            respondentes.map(({ atributos }) => atributos),
            CORTES,
          )
          const perguntas: [string, (um: Respondente) => boolean][] = [
            ['p1', () => true],
            ['p2', ({ segunda }) => segunda],
            ['p3', ({ terceira }) => terceira],
          ]
          for (const [pergunta, respondeu] of perguntas) {
            const quem = respondentes.flatMap((um, i) => (respondeu(um) ? [i] : []))
            const { tamanhos, linha } = incognitas(respondentes, folhas, quem)
            const so = (membros: readonly number[]) => membros.filter((i) => respondeu(respondentes[i] as Respondente))
            const ditas = lidas.flatMap(({ perguntas: figuras }, c) => {
              const n = figuras[pergunta]?.n
              const membros = so(celulas[c]?.membros ?? [])
              if (n === undefined) return []
              // what is told is as large as it says, and not too small
              expect([n, n >= minimo]).toEqual([membros.length, true])
              return [linha(membros)]
            })
            const posto = rankOf(ditas)
            // half of everybody says yes: nothing follows from how extreme it is
            const metade = ditas.map((dita) =>
              dita.reduce<number>((soma, x, k) => soma + (x * (tamanhos[k] ?? 0)) / 2, 0),
            )
            for (const { membros } of verdadeiras) {
              const grupo = so(membros)
              if (grupo.length === 0 || grupo.length >= minimo || grupo.length === quem.length) continue
              const alvo = linha(grupo)
              expect(rankOf([...ditas, alvo]), `${pergunta}: ${grupo.join()}`).toBe(posto + 1)
              if (ditas.length === 0) continue
              const [menor, maior] = intervalOf(ditas, metade, alvo)
              expect(maior - menor).toBeGreaterThan(1e-6)
            }
          }
        }),
        { numRuns: long ? 2000 : 120, ...(long ? {} : { seed: 2 }) },
      )
    },
    long ? 900_000 : 60_000,
  )

  test('is told nothing more where several views are laid together: of some areas, of the whole, of the survey before', () => {
    const gente = (n: number, atributos: Atributos) => Array.from({ length: n }, () => atributos)
    const antes = [...gente(12, { area: ['A'] }), ...gente(7, { area: ['B'] }), ...gente(4, { area: ['C'] })]
    // the same people without one of C: what they say now is another answer
    const agora = antes.slice(0, -1)
    const ler = (lista: Atributos[]) =>
      contaCelulas(
        (generalizaAtributos(lista, 5) ?? []).map((atributos, i) => ({
          atributos,
          respostas: [{ pergunta: 'p1', valor: i % 11 }],
        })),
        cortesDe(['area']),
        5,
      )
    const nomes = (lidas: CelulaLida[]) => lidas.map(({ valores, n }) => [valores.area ?? '', n])
    expect(nomes(ler(antes))).toEqual([
      ['', 23],
      ['A', 12],
    ])
    expect(nomes(ler(agora))).toEqual([
      ['', 22],
      ['A', 12],
    ])
    // each by itself leaves a rest of eleven, or of ten: that of who is asked no more is in neither
    const restos = [ler(antes), ler(agora)].map(([todos, a]) => (todos?.n ?? 0) - (a?.n ?? 0))
    expect(restos).toEqual([11, 10])
  })
})
