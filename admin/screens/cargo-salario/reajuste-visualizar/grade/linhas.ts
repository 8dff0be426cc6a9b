import { type Plano, TIPOS } from '#admin/reajustes/plano.ts'
import type { ReajusteColaborador } from '#schemas/generated/types/cargo-salario/reajuste-colaborador.ts'
import { sumMoney } from '#schemas/runtime/domain/money.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { By } from './useAmount.ts'

/** A proposal as its register answers it, whatever it is about. */
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

/** Amounts are typed, as such or by their percentage; what band or index pay follows them, and from nothing there is no percentage. */
export const isTyped = (linha: Linha, plano: Plano, by: By): boolean =>
  ((linha as DoTalento).tipoSalarioProposto ?? 3) === 3 && (by === 'valor' || !!atualDe(linha, plano))

export interface Soma {
  atual: number
  proposto: number
  diferenca: number
  percentual?: number
}

/** What the shown proposals come to. */
export function somaDe(linhas: Linha[], plano: Plano): Soma {
  const atual = sumMoney(...linhas.map((linha) => atualDe(linha, plano) ?? 0))
  const proposto = sumMoney(...linhas.map((linha) => propostoDe(linha, plano) ?? 0))
  const diferenca = sumMoney(proposto, -atual)
  return { atual, proposto, diferenca, ...(atual > 0 ? { percentual: (diferenca * 100) / atual } : {}) }
}
