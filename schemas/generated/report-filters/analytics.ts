// Gerado por npm run generate; não edite.

/** Relatório de Desligamentos: filtros */
export interface DesligamentosFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Só cargos vinculados às áreas: Conta só quem saiu de um cargo vinculado a uma das áreas escolhidas. */
  cargosVinculadosAreas?: boolean
  /** Agrupar por */
  agruparPor: 'M' | 'A' | 'C' | 'E' | 'T'
  /** Exibir lista de colaboradores */
  exibirListaColaboradores?: boolean
}

export interface AnalyticsReportFilters {
  'analytics/relatorios/desligamentos': DesligamentosFilters
}
