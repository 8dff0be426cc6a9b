// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'

/** Reports by path, of analytics. */
export const reports: ReportRegistry = {
  'analytics/relatorios/desligamentos': async () => (await import('#server/domain/analytics/relatorios/desligamentos.ts')).default,
}
