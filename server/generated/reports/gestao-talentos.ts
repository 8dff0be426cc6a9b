// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'

/** Reports by path, of gestao-talentos. */
export const reports: ReportRegistry = {
  'gestao-talentos/relatorios/absenteismo': async () => (await import('#server/domain/gestao-talentos/relatorios/absenteismo.ts')).default,
  'gestao-talentos/relatorios/cbo-efeito-aprendiz': async () => (await import('#server/domain/gestao-talentos/relatorios/cbo-efeito-aprendiz.ts')).default,
  'gestao-talentos/relatorios/desligamentos': async () => (await import('#server/domain/gestao-talentos/relatorios/desligamentos.ts')).default,
  'gestao-talentos/relatorios/documentos-exigidos': async () => (await import('#server/domain/gestao-talentos/relatorios/documentos-exigidos.ts')).default,
  'gestao-talentos/relatorios/geracoes': async () => (await import('#server/domain/gestao-talentos/relatorios/geracoes.ts')).default,
  'gestao-talentos/relatorios/indicador-turnover': async () => (await import('#server/domain/gestao-talentos/relatorios/indicador-turnover.ts')).default,
  'gestao-talentos/relatorios/ocorrencias': async () => (await import('#server/domain/gestao-talentos/relatorios/ocorrencias.ts')).default,
  'gestao-talentos/relatorios/resultados-entrevistas-desligamentos': async () => (await import('#server/domain/gestao-talentos/relatorios/resultados-entrevistas-desligamentos.ts')).default,
  'gestao-talentos/relatorios/talento-dinamico': async () => (await import('#server/domain/gestao-talentos/relatorios/talento-dinamico.ts')).default,
  'gestao-talentos/relatorios/taxa-demissao': async () => (await import('#server/domain/gestao-talentos/relatorios/taxa-demissao.ts')).default,
  'gestao-talentos/relatorios/vencimentos': async () => (await import('#server/domain/gestao-talentos/relatorios/vencimentos.ts')).default,
}
