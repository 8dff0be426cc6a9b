// Gerado por npm run generate; não edite.

/** Alterações de Cargos e/ou Áreas: filtros */
export interface AlteracoesCargosEOuAreasFilters {
  /** Data Inicial */
  dataIni?: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Alterações de */
  opcao: 'CARGO' | 'AREA' | 'AMBOS'
  /** Agrupar por */
  agruparPor: 'AREA_ORGANIZACIONAL' | 'MES_ANO' | 'TALENTO'
}

/** Análise de Tabela Salarial: filtros */
export interface AnaliseTabelasSalariaisFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Cargos */
  cargosIds?: number[]
  /** Grupos Ocupacionais */
  gruposOcupacionaisIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Relatório de Áreas Organizacionais: filtros */
export interface AreasOrganizacionaisFilters {
  /** Ativo */
  ativo?: 'true' | 'false'
  /** Exibir no Organograma */
  exibirOrganograma?: 'true' | 'false'
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Cargos (Resumido): filtros */
export interface CargosResumidosFilters {
  /** Cargos */
  cargosIds?: number[]
}

/** Descrição de Cargos: filtros */
export interface CargosFilters {
  /** Cargos */
  cargosIds?: number[]
  /** Formato */
  formato: 'D' | 'R'
}

/** Histórico de Faixas Salariais: filtros */
export interface HistoricosFaixasSalariaisFilters {
  /** Data Inicial */
  dataIni?: string
  /** Data Final */
  dataFim: string
  /** Cargos */
  cargosIds?: number[]
}

/** Matriz de Talentos x Competências: filtros */
export interface MatrizTalentosCompetenciasFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Competências */
  competenciasIds: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Planejamento de Realinhamentos: filtros */
export interface PlanejamentosRealinhamentosFilters {
  /** Planejamento */
  tabelaReajusteColaboradorId: {
    id: number
  }
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Projeção Salarial: filtros */
export interface ProjecoesSalariaisTalentosFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Planejamento */
  tabelaReajusteColaboradorId?: {
    id: number
  }
  /** Percentual: Sobe o salário de quem o planejamento não toca. */
  percentual?: number
}

/** Promoções: filtros */
export interface PromocoesFilters {
  /** Data Inicial */
  dataIni?: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Tipo */
  tipo: 'T' | 'PROMOCAO_HORIZONTAL' | 'PROMOCAO_VERTICAL'
}

/** Situações: filtros */
export interface SituacoesFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Talentos por Área Organizacional: filtros */
export interface TalentosAreasOrganizacionaisFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Talentos por Cargo: filtros */
export interface TalentosCargosFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Cargos */
  cargosIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Meses sem Reajuste: Só quem está há pelo menos tantos meses sem aumento; 0 mostra todos. */
  mesesSemReajuste?: number
  /** Situação */
  situacao: 'A' | 'D' | 'T'
}

/** Talentos por Competência: filtros */
export interface TalentosCompetenciasFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Competências */
  competenciasIds: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Talentos por Grupo Ocupacional: filtros */
export interface TalentosGruposOcupacionaisFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Grupos Ocupacionais */
  gruposOcupacionaisIds?: number[]
}

/** Últimas Promoções: filtros */
export interface UltimasPromocoesFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Meses sem Reajuste: Só quem está há pelo menos tantos meses sem aumento; 0 mostra todos. */
  mesesSemReajuste?: number
}

export interface CargoSalarioReportFilters {
  'cargo-salario/relatorios/alteracoes-cargos-e-ou-areas': AlteracoesCargosEOuAreasFilters
  'cargo-salario/relatorios/analise-tabelas-salariais': AnaliseTabelasSalariaisFilters
  'cargo-salario/relatorios/areas-organizacionais': AreasOrganizacionaisFilters
  'cargo-salario/relatorios/cargos-resumidos': CargosResumidosFilters
  'cargo-salario/relatorios/cargos': CargosFilters
  'cargo-salario/relatorios/historicos-faixas-salariais': HistoricosFaixasSalariaisFilters
  'cargo-salario/relatorios/matriz-talentos-competencias': MatrizTalentosCompetenciasFilters
  'cargo-salario/relatorios/planejamentos-realinhamentos': PlanejamentosRealinhamentosFilters
  'cargo-salario/relatorios/projecoes-salariais-talentos': ProjecoesSalariaisTalentosFilters
  'cargo-salario/relatorios/promocoes': PromocoesFilters
  'cargo-salario/relatorios/situacoes': SituacoesFilters
  'cargo-salario/relatorios/talentos-areas-organizacionais': TalentosAreasOrganizacionaisFilters
  'cargo-salario/relatorios/talentos-cargos': TalentosCargosFilters
  'cargo-salario/relatorios/talentos-competencias': TalentosCompetenciasFilters
  'cargo-salario/relatorios/talentos-grupos-ocupacionais': TalentosGruposOcupacionaisFilters
  'cargo-salario/relatorios/ultimas-promocoes': UltimasPromocoesFilters
}
