import { type Plano, TIPOS } from '#admin/reajustes/plano.ts'
import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { sumMoney } from '#schemas/runtime/domain/money.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { By } from './useAmount.ts'

/** A proposal of any kind, as its register returns it. */
export type Linha = RecordData & { id: number; versao: number; observacao?: string; temDuplicidade?: boolean }

export type DoTalento = Linha & Partial<ReajusteColaborador>

interface Ref {
  id: number
  nome: string
}

export const alvoDe = (linha: Linha, { tipoReajuste }: Plano): Ref => linha[TIPOS[tipoReajuste].alvo] as Ref
export const atualDe = (linha: Linha, { tipoReajuste }: Plano) => linha[TIPOS[tipoReajuste].atual] as number | undefined
export const propostoDe = (linha: Linha, { tipoReajuste }: Plano) =>
  linha[TIPOS[tipoReajuste].proposto] as number | undefined

/** Whether a cell is editable: only freely typed salaries (type 3) are; a percentage also needs a current amount. */
export const isTyped = (linha: Linha, plano: Plano, by: By): boolean =>
  ((linha as DoTalento).tipoSalarioProposto ?? 3) === 3 && (by === 'valor' || !!atualDe(linha, plano))

export interface Soma {
  atual: number
  proposto: number
  diferenca: number
  percentual?: number
}

/** Sums of the proposals of the page. */
export function somaDe(linhas: Linha[], plano: Plano): Soma {
  const atual = sumMoney(...linhas.map((linha) => atualDe(linha, plano) ?? 0))
  const proposto = sumMoney(...linhas.map((linha) => propostoDe(linha, plano) ?? 0))
  const diferenca = sumMoney(proposto, -atual)
  return { atual, proposto, diferenca, ...(atual > 0 ? { percentual: (diferenca * 100) / atual } : {}) }
}
