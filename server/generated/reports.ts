// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'

/** Reports by path. */
export const reports: ReportRegistry = {}
