import { planActions } from '#admin/reajustes/plan-actions.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'

export default defineOverride<TabelaReajusteColaborador & { id: number; versao: number }>({
  recordActions: planActions,
})
