// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'

/** Reports by path, of captacao. */
export const reports: ReportRegistry = {
  'captacao/relatorios/analise-etapas-seletivas': async () => (await import('#server/domain/captacao/relatorios/analise-etapas-seletivas.ts')).default,
  'captacao/relatorios/avaliacao-candidato': async () => (await import('#server/domain/captacao/relatorios/avaliacao-candidato.ts')).default,
}
