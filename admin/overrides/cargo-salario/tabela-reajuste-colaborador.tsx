import { defineOverride } from '#admin/resource/override.ts'
import { planActions } from '#admin/screens/cargo-salario/reajustes/plan-actions.tsx'
import type { TabelaReajusteColaborador } from '#schemas/generated/types/cargo-salario/tabela-reajuste-colaborador.ts'

export default defineOverride<TabelaReajusteColaborador & { id: number; versao: number }>({
  recordActions: planActions,
})
