// Gerado por npm run generate; não edite.

import type { PainelEmpresaIndicador, PainelEmpresaIndicadorInput } from '#schemas/generated/types/analytics/painel-empresa-indicador.ts'
import type { PainelEmpresa, PainelEmpresaInput } from '#schemas/generated/types/analytics/painel-empresa.ts'

export interface AnalyticsEntities {
  'analytics/painel-empresa-indicador': PainelEmpresaIndicador
  'analytics/painel-empresa': PainelEmpresa
}

export interface AnalyticsInputs {
  'analytics/painel-empresa-indicador': PainelEmpresaIndicadorInput
  'analytics/painel-empresa': PainelEmpresaInput
}
