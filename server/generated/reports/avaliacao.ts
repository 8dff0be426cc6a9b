// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'

/** Reports by path, of avaliacao. */
export const reports: ReportRegistry = {
  'avaliacao/relatorios/ninebox': async () => (await import('#server/reports/avaliacao/ninebox.ts')).default,
}
