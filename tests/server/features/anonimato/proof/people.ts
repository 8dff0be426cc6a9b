import type { Atributos } from '#schemas/runtime/anonimato/atributos.ts'

/** Who answers, in the order in which he does. */
export interface Person {
  id: number
  atributos: Atributos
  /** what he says and nobody else: the proof knows by it whose a sheet is */
  marca: number
  comentario: string
}

/** Whole numbers that follow from a seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = (seed * 2654435761) % 2147483647 || 1
  for (let i = 0; i < 5; i++) state = (state * 48271) % 2147483647
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

const AREAS = ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'C', 'D']

/** People of four areas and two bands, and one who is alone in his area and his band; he comes at a random place. */
export function peopleOf(seed: number, count: number): { people: Person[]; alone: number } {
  const random = randomOf(seed)
  const ids = new Set<number>()
  while (ids.size < count) ids.add(7_000_000 + random(900_000))
  const lone = random(count)
  const people = [...ids].map((id, i): Person => {
    const area = i === lone ? 'E' : (AREAS[random(AREAS.length)] ?? 'A')
    const tempo = i === lone ? 'DE_10' : random(5) === 0 ? 'ATE_1' : 'DE_3_A_4'
    const marca = 100_000_000 + random(900_000_000)
    return { id, atributos: { area: ['R', area], tempo }, marca, comentario: `${marca} ${'x'.repeat(random(600))}` }
  })
  return { people, alone: [...ids][lone] ?? 0 }
}
