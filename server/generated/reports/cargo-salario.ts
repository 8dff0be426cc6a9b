// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'

/** Reports by path, of cargo-salario. */
export const reports: ReportRegistry = {
  'cargo-salario/relatorios/analise-tabelas-salariais': async () => (await import('#server/domain/cargo-salario/relatorios/analise-tabelas-salariais.ts')).default,
  'cargo-salario/relatorios/historicos-faixas-salariais': async () => (await import('#server/domain/cargo-salario/relatorios/historicos-faixas-salariais.ts')).default,
  'cargo-salario/relatorios/matriz-talentos-competencias': async () => (await import('#server/domain/cargo-salario/relatorios/matriz-talentos-competencias.ts')).default,
  'cargo-salario/relatorios/planejamentos-realinhamentos': async () => (await import('#server/domain/cargo-salario/relatorios/planejamentos-realinhamentos.ts')).default,
  'cargo-salario/relatorios/projecoes-salariais-talentos': async () => (await import('#server/domain/cargo-salario/relatorios/projecoes-salariais-talentos.ts')).default,
  'cargo-salario/relatorios/promocoes': async () => (await import('#server/domain/cargo-salario/relatorios/promocoes.ts')).default,
  'cargo-salario/relatorios/situacoes': async () => (await import('#server/domain/cargo-salario/relatorios/situacoes.ts')).default,
  'cargo-salario/relatorios/talentos-cargos': async () => (await import('#server/domain/cargo-salario/relatorios/talentos-cargos.ts')).default,
  'cargo-salario/relatorios/talentos-competencias': async () => (await import('#server/domain/cargo-salario/relatorios/talentos-competencias.ts')).default,
  'cargo-salario/relatorios/ultimas-promocoes': async () => (await import('#server/domain/cargo-salario/relatorios/ultimas-promocoes.ts')).default,
}
