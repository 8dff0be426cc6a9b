// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'
import { reports as analytics } from './analytics.ts'
import { reports as avaliacao } from './avaliacao.ts'
import { reports as captacao } from './captacao.ts'
import { reports as cargoSalario } from './cargo-salario.ts'
import { reports as gestaoTalentos } from './gestao-talentos.ts'

/** Reports by path, of all groups. */
export const reports: ReportRegistry = {
  ...analytics,
  ...avaliacao,
  ...captacao,
  ...cargoSalario,
  ...gestaoTalentos,
}
