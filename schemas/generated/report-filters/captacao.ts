// Gerado por npm run generate; não edite.

/** Análise das Etapas Seletivas: filtros */
export interface AnaliseEtapasSeletivasFilters {
  /** Ano */
  ano: number
  /** Etapas Seletivas */
  etapasIds?: number[]
  /** Situação da Solicitação */
  statusSolicitacao: 'T' | 'A' | 'S' | 'E' | 'C'
  /** Cargos */
  cargosIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Avaliações de Candidatos: filtros */
export interface AvaliacaoCandidatoFilters {
  /** Candidatos */
  candidatosIds?: number[]
  /** Modelos de Avaliação */
  avaliacoesIds?: number[]
  /** Mostrar perguntas e respostas */
  detalhado?: boolean
  /** Solicitações de Pessoal */
  solicitacoesIds?: number[]
  /** Situação da Solicitação */
  statusSolicitacao: 'T' | 'A' | 'S' | 'E' | 'C'
  /** Data Inicial */
  dataIni?: string
  /** Data Final */
  dataFim?: string
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Candidatos em Seleção: filtros */
export interface CandidatoSelecaoFilters {
  /** Candidatos */
  candidatosIds?: number[]
  /** Situação do Candidato */
  situacaoCandidato?: 'I' | 'S' | 'N'
  /** Etapas Seletivas */
  etapasIds?: number[]
  /** Solicitações de Pessoal */
  solicitacoesIds?: number[]
  /** Situação da Solicitação */
  statusSolicitacao: 'T' | 'A' | 'S' | 'E' | 'C'
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Estatística de Divulgação da Vaga: filtros */
export interface DivulgacaoVagaFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Duração para Preenchimento de Vagas: filtros */
export interface DuracaoVagaFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Filtrar por */
  filtrarPor: '1' | '2'
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Agrupar por: Só as áreas ativas, ou só as inativas; em branco, todas. */
  ativos?: 'A' | 'I'
  /** Grupos Ocupacionais */
  gruposOcupacionaisIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Indicações de Candidatos: filtros */
export interface IndicacaoCandidatoFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Vagas por Motivo: filtros */
export interface VagaMotivoFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Filtrar por */
  filtrarPor: '1' | '2'
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Agrupar por: Só as áreas ativas, ou só as inativas; em branco, todas. */
  ativos?: 'A' | 'I'
  /** Grupos Ocupacionais */
  gruposOcupacionaisIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Situação da Solicitação */
  statusSolicitacao: 'T' | 'A' | 'S' | 'E' | 'C'
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

export interface CaptacaoReportFilters {
  'captacao/relatorios/analise-etapas-seletivas': AnaliseEtapasSeletivasFilters
  'captacao/relatorios/avaliacao-candidato': AvaliacaoCandidatoFilters
  'captacao/relatorios/candidato-selecao': CandidatoSelecaoFilters
  'captacao/relatorios/divulgacao-vaga': DivulgacaoVagaFilters
  'captacao/relatorios/duracao-vaga': DuracaoVagaFilters
  'captacao/relatorios/indicacao-candidato': IndicacaoCandidatoFilters
  'captacao/relatorios/vaga-motivo': VagaMotivoFilters
}
