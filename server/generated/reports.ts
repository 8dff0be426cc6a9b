// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'
import captacaoDuracaoVaga from '#server/reports/captacao/duracao-vaga.ts'

/** Reports by path. */
export const reports: ReportRegistry = {
  'captacao/relatorios/duracao-vaga': captacaoDuracaoVaga,
}
