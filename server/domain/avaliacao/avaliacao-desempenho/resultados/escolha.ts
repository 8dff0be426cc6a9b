import {
  type GrupoAnonimo,
  type Julgamento,
  type Papel,
  type Pesos,
  resultadoDosPapeis,
} from '#schemas/runtime/domain/desempenho.ts'
import type { Ciclo } from '../ciclo.ts'
import type { Nominal } from './nominais.ts'

/** Selected evaluators; in an anonymous cycle selected roles. */
export interface DeQuemAnalisa {
  avaliadoresIds?: number[] | undefined
  papeis?: Papel[] | undefined
}

/** Whether evaluators or roles are selected. */
export const haEscolha = ({ anonima }: Ciclo, { avaliadoresIds, papeis }: DeQuemAnalisa): boolean =>
  (anonima ? papeis : avaliadoresIds) !== undefined

/** Whether a named sheet belongs to the selection. */
export const escolhe =
  ({ anonima }: Ciclo, { avaliadoresIds, papeis }: DeQuemAnalisa) =>
  ({ papel, avaliadorId }: Pick<Nominal, 'papel' | 'avaliadorId'>): boolean =>
    anonima ? (papeis?.includes(papel) ?? true) : (avaliadoresIds?.includes(avaliadorId ?? 0) ?? true)

/** Whether an anonymous group has a selected role: it counts whole or not at all, so that comparing selections reveals no more than one (server/features/anonimato/README.md). */
export const ehDe =
  ({ papeis }: DeQuemAnalisa) =>
  (grupo: { papeis: Papel[] }): boolean =>
    papeis === undefined || grupo.papeis.some((papel) => papeis.includes(papel))

export const IGUAIS: Pesos = { R: 1, U: 1, L: 1, A: 1, P: 1 }

/** Result of the selected sheets and groups; equal weights where only roles without weight in the cycle were selected. */
export const resultadoDosEscolhidos = (
  julgamentos: readonly Julgamento[],
  pesos: Pesos,
  grupos: readonly GrupoAnonimo[],
): number | undefined =>
  resultadoDosPapeis(julgamentos, pesos, grupos).resultado ?? resultadoDosPapeis(julgamentos, IGUAIS, grupos).resultado
