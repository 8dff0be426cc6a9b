// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/reports/define.ts'

/** Reports by path, of captacao. */
export const reports: ReportRegistry = {
  'captacao/relatorios/analise-etapas-seletivas': async () => (await import('#server/reports/captacao/analise-etapas-seletivas.ts')).default,
  'captacao/relatorios/avaliacao-candidato': async () => (await import('#server/reports/captacao/avaliacao-candidato.ts')).default,
  'captacao/relatorios/candidato-selecao': async () => (await import('#server/reports/captacao/candidato-selecao.ts')).default,
  'captacao/relatorios/divulgacao-vaga': async () => (await import('#server/reports/captacao/divulgacao-vaga.ts')).default,
  'captacao/relatorios/duracao-vaga': async () => (await import('#server/reports/captacao/duracao-vaga.ts')).default,
  'captacao/relatorios/indicacao-candidato': async () => (await import('#server/reports/captacao/indicacao-candidato.ts')).default,
  'captacao/relatorios/vaga-motivo': async () => (await import('#server/reports/captacao/vaga-motivo.ts')).default,
}
