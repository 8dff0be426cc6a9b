import {
  type GrupoAnonimo,
  type Julgamento,
  type Papel,
  type Pesos,
  resultadoDosPapeis,
} from '#schemas/runtime/domain/desempenho.ts'
import type { Ciclo } from '../ciclo.ts'
import type { Nominal } from './nominais.ts'

/** Whose judgement is asked for: people, and where they must not be known the roles. */
export interface DeQuemAnalisa {
  avaliadoresIds?: number[] | undefined
  papeis?: Papel[] | undefined
}

/** Whether only what some said is asked for. */
export const haEscolha = ({ anonima }: Ciclo, { avaliadoresIds, papeis }: DeQuemAnalisa): boolean =>
  (anonima ? papeis : avaliadoresIds) !== undefined

/** A sheet by name, where it was chosen. */
export const escolhe =
  ({ anonima }: Ciclo, { avaliadoresIds, papeis }: DeQuemAnalisa) =>
  ({ papel, avaliadorId }: Pick<Nominal, 'papel' | 'avaliadorId'>): boolean =>
    anonima ? (papeis?.includes(papel) ?? true) : (avaliadoresIds?.includes(avaliadorId ?? 0) ?? true)

/** A group without names, where one of its roles was chosen: it counts whole or not at all, so that no choice of roles tells more than another (server/features/anonimato/README.md). */
export const ehDe =
  ({ papeis }: DeQuemAnalisa) =>
  (grupo: { papeis: Papel[] }): boolean =>
    papeis === undefined || grupo.papeis.some((papel) => papeis.includes(papel))

export const IGUAIS: Pesos = { R: 1, U: 1, L: 1, A: 1, P: 1 }

/** What the chosen ones came to: who is chosen counts, also where the cycle gives his role no weight and nobody else is chosen. */
export const resultadoDosEscolhidos = (
  julgamentos: readonly Julgamento[],
  pesos: Pesos,
  grupos: readonly GrupoAnonimo[],
): number | undefined =>
  resultadoDosPapeis(julgamentos, pesos, grupos).resultado ?? resultadoDosPapeis(julgamentos, IGUAIS, grupos).resultado
