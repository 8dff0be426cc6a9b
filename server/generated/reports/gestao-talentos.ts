// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'

/** Reports by path, of gestao-talentos. */
export const reports: ReportRegistry = {
  'gestao-talentos/relatorios/ocorrencias': async () => (await import('#server/reports/gestao-talentos/ocorrencias.ts')).default,
  'gestao-talentos/relatorios/vencimentos': async () => (await import('#server/reports/gestao-talentos/vencimentos.ts')).default,
}
