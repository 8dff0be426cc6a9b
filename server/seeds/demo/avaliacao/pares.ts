import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Talento } from '../talentos.ts'
import type { CicloDaDemo } from './ciclos-demo.ts'

export interface Par {
  avaliador: number
  papel: Papel
}

/** Peers and who answers to somebody in an anonymous cycle: in turn two peers, fewer than the minimum, beside three who are led, and three peers alone. */
const SEM_NOME: Papel[][] = [
  ['P', 'P', 'A', 'A', 'A'],
  ['P', 'P', 'P'],
]

/** Who evaluates somebody: who leads the area, oneself, and colleagues, as far as the cycle goes. */
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
