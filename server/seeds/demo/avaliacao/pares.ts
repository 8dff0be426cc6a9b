import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Talento } from '../talentos.ts'
import type { CicloDaDemo } from './ciclos-demo.ts'

export interface Par {
  avaliador: number
  papel: Papel
}

/** Anonymous evaluators of a talento, alternating: two peers (below the minimum) and three subordinates, or three peers. */
const SEM_NOME: Papel[][] = [
  ['P', 'P', 'A', 'A', 'A'],
  ['P', 'P', 'P'],
]

/** Evaluators of a talento: gestor of the area, self, and colleagues, depending on the cycle's degrees. */
export function paresDe(
  { abrangencia, anonima }: CicloDaDemo,
  gente: Talento[],
  index: number,
  gestor: number | undefined,
): Par[] {
  const eu = gente[index]?.id ?? 0
  const lider = gestor !== undefined && gestor !== eu ? gestor : undefined
  const outros = gente.flatMap((_, step) => gente[(index + step + 1) % gente.length]?.id ?? [])
  const colegas = outros.filter((id) => id !== eu && id !== lider)
  const papeis: Papel[] = abrangencia !== '360' ? [] : anonima ? (SEM_NOME[index % 2] ?? []) : ['P', 'P']
  const quem: Papel[] = lider === undefined && abrangencia !== '360' ? ['R', ...papeis] : papeis
  return [
    ...(abrangencia === '90' ? [] : [{ avaliador: eu, papel: 'U' as const }]),
    ...(lider === undefined ? [] : [{ avaliador: lider, papel: 'L' as const }]),
    ...quem.flatMap((papel, at) => (colegas[at] === undefined ? [] : [{ avaliador: colegas[at], papel }])),
  ]
}
