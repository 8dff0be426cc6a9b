// Gerado por npm run generate; não edite.

import type { ReportRegistry } from '#server/platform/reports/define.ts'

/** Reports by path, of avaliacao. */
export const reports: ReportRegistry = {
  'avaliacao/relatorios/acompanhamento-experiencia-previsto': async () => (await import('#server/domain/avaliacao/relatorios/acompanhamento-experiencia-previsto.ts')).default,
  'avaliacao/relatorios/acompanhamento-periodo-experiencia': async () => (await import('#server/domain/avaliacao/relatorios/acompanhamento-periodo-experiencia.ts')).default,
  'avaliacao/relatorios/analise-desempenho-competencia-organizacional': async () => (await import('#server/domain/avaliacao/relatorios/analise-desempenho-competencia-organizacional.ts')).default,
  'avaliacao/relatorios/analise-desempenho-competencia-talento': async () => (await import('#server/domain/avaliacao/relatorios/analise-desempenho-competencia-talento.ts')).default,
  'avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados': async () => (await import('#server/domain/avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados.ts')).default,
  'avaliacao/relatorios/avaliacao-desempenho-respondidas': async () => (await import('#server/domain/avaliacao/relatorios/avaliacao-desempenho-respondidas.ts')).default,
  'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia': async () => (await import('#server/domain/avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia.ts')).default,
  'avaliacao/relatorios/comparativo-performance-talento': async () => (await import('#server/domain/avaliacao/relatorios/comparativo-performance-talento.ts')).default,
  'avaliacao/relatorios/ninebox': async () => (await import('#server/domain/avaliacao/relatorios/ninebox.ts')).default,
  'avaliacao/relatorios/pesquisa': async () => (await import('#server/domain/avaliacao/relatorios/pesquisa.ts')).default,
  'avaliacao/relatorios/ranking-performance-periodo-experiencia': async () => (await import('#server/domain/avaliacao/relatorios/ranking-performance-periodo-experiencia.ts')).default,
  'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa': async () => (await import('#server/domain/avaliacao/relatorios/resultado-avaliacao-agrupado-faixa.ts')).default,
  'avaliacao/relatorios/resultado-avaliacao-desempenho': async () => (await import('#server/domain/avaliacao/relatorios/resultado-avaliacao-desempenho.ts')).default,
  'avaliacao/relatorios/resultado-avaliacao': async () => (await import('#server/domain/avaliacao/relatorios/resultado-avaliacao.ts')).default,
}
