// Gerado por npm run generate; não edite.

/** Acompanhamento de Experiência Previsto: filtros */
export interface AcompanhamentoExperienciaPrevistoFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Períodos de Experiência */
  periodosExperienciaIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Acompanhamento do Período de Experiência: filtros */
export interface AcompanhamentoPeriodoExperienciaFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Período de Acompanhamento */
  periodosIds: number[]
  /** Avaliações */
  avaliacoesIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Análise de Desempenho das Competências da Organização: filtros */
export interface AnaliseDesempenhoCompetenciaOrganizacionalFilters {
  /** Avaliações de Desempenho: Só as encerradas têm resultados. */
  avaliacoesDesempenhosIds?: number[]
  /** Agrupamento das competências: Onde cada avaliado estava no dia da liberação da avaliação. */
  agrupamentoDasCompetencias: 'EMPRESA' | 'ESTABELECIMENTO' | 'AREA_ORGANIZACIONAL' | 'CARGO'
  /** Competências consideradas */
  competenciasConsideradas: 'EM_COMUM' | 'TODAS'
  /** Só estas competências: Em branco: todas as consideradas. */
  competenciasIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Análise de Desempenho das Competências do Talento: filtros */
export interface AnaliseDesempenhoCompetenciaTalentoFilters {
  /** Avaliação de Desempenho: Encerrada: antes disso não há resultados. */
  avaliacaoDesempenhoId: {
    id: number
  }
  /** Avaliado */
  avaliadoId: {
    id: number
  }
  /** Avaliadores: Em uma avaliação anônima escolhem-se papéis, não pessoas. */
  avaliadoresIds?: number[]
  /** Papéis: De uma avaliação anônima. Papéis com poucas respostas foram reunidos e aparecem juntos. */
  papeis?: ('R' | 'U' | 'L' | 'A' | 'P')[]
  /** Formato */
  formato: 'DETALHADO' | 'RESUMIDO'
  /** Média geral das competências: Opcional quando a avaliação é do tipo 2.0. */
  mediaGeralCompetencias?: boolean
}

/** Avaliadores e Avaliados da Avaliação de Desempenho: filtros */
export interface AvaliacaoDesempenhoAvaliadoresAvaliadosFilters {
  /** Avaliação de Desempenho */
  avaliacaoDesempenhoId: {
    id: number
  }
  /** Agrupar por */
  agruparPor: 'AVALIADO' | 'AVALIADOR'
}

/** Avaliações de Desempenho Respondidas: filtros */
export interface AvaliacaoDesempenhoRespondidasFilters {
  /** Avaliação de Desempenho */
  avaliacaoDesempenhoId: {
    id: number
  }
  /** Resposta */
  resposta: 'TODAS' | 'RESPONDIDAS' | 'NAO_RESPONDIDAS'
  /** Estabelecimentos: Onde o avaliado estava no dia da liberação. */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais: Onde o avaliado estava no dia da liberação. */
  areasIds?: number[]
}

/** Cartão de Acompanhamento do Período de Experiência: filtros */
export interface CartaoAcompanhamentoPeriodoExperienciaFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Talentos */
  talentosIds: number[]
  /** Períodos de Acompanhamento */
  periodosAcompanhamento: number[]
}

/** Comparativo de Performance do Talento: filtros */
export interface ComparativoPerformanceTalentoFilters {
  /** Talentos */
  talentosIds?: number[]
  /** Avaliações de Desempenho: Só as encerradas têm resultados. */
  avaliacoesDesempenhosIds?: number[]
  /** Análise: A qualitativa mostra também o que foi escrito; de avaliações anônimas, só o que foi liberado. */
  analise: 'QUANTITATIVA' | 'QUALITATIVA'
}

/** Progresso das Metas: filtros */
export interface MetasFilters {
  /** Períodos de Metas */
  periodosIds?: number[]
  /** Responsáveis */
  responsaveisIds?: number[]
  /** Situações */
  situacoes?: ('R' | 'A' | 'C' | 'X')[]
  /** Confiança */
  confiancas?: ('N' | 'R' | 'F')[]
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Agrupar por */
  agruparPor: 'A' | 'P' | 'N'
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Relatório Nine Box: filtros */
export interface NineboxFilters {
  /** Ciclos que terminam a partir de */
  dataIni: string
  /** Ciclos que terminam até */
  dataFim: string
  /** Avaliação de Desempenho: Em branco: todas as encerradas no período. */
  avaliacaoDesempenhoId?: {
    id: number
  }
  /** Avaliados */
  avaliadosIds?: number[]
  /** Avaliadores: O lugar de cada talento pelo que só eles responderam, sem calibração. Em uma avaliação anônima escolhem-se papéis, não pessoas. */
  avaliadoresIds?: number[]
  /** Papéis: De uma avaliação anônima. Papéis com poucas respostas foram reunidos e contam juntos. */
  papeis?: ('R' | 'U' | 'L' | 'A' | 'P')[]
}

/** Relatório da Pesquisa: filtros */
export interface PesquisaFilters {
  /** Pesquisa */
  pesquisaId: {
    id: number
  }
  /** Data Inicial: A pesquisa deve ter estado aberta em algum dia do período; todas as suas respostas contam. */
  dataIni?: string
  /** Data Final */
  dataFim: string
  /** Agrupar por aspecto */
  agruparPorAspecto?: boolean
  /** Áreas Organizacionais: Cada área escolhida, com as que estão abaixo dela, tem os seus números. */
  areasIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
}

/** Ranking de Performance do Período de Experiência: filtros */
export interface RankingPerformancePeriodoExperienciaFilters {
  /** Modelo de Avaliação */
  modeloAvaliacaoId: {
    id: number
  }
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Áreas Organizacionais */
  areasIds?: number[]
}

/** Resultado da Avaliação Agrupado por Faixa: filtros */
export interface ResultadoAvaliacaoAgrupadoFaixaFilters {
  /** Modelo de Avaliação */
  modeloAvaliacaoId: {
    id: number
  }
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Mostrar gráfico */
  grafico?: boolean
}

/** Resultado da Avaliação de Desempenho: filtros */
export interface ResultadoAvaliacaoDesempenhoFilters {
  /** Avaliação de Desempenho */
  avaliacaoDesempenhoId: {
    id: number
  }
  /** Avaliados */
  avaliadosIds?: number[]
  /** Resultado: Em uma avaliação anônima, só o gestor e a autoavaliação têm respostas individuais. */
  resultado: 'A' | 'G' | 'I'
}

/** Resultado da Avaliação: filtros */
export interface ResultadoAvaliacaoFilters {
  /** Modelo de Avaliação */
  modeloAvaliacaoId: {
    id: number
  }
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Resultado: As respostas de ciclos de avaliação de desempenho estão nos relatórios do ciclo. */
  resultado: 'A' | 'G' | 'I'
}

export interface AvaliacaoReportFilters {
  'avaliacao/relatorios/acompanhamento-experiencia-previsto': AcompanhamentoExperienciaPrevistoFilters
  'avaliacao/relatorios/acompanhamento-periodo-experiencia': AcompanhamentoPeriodoExperienciaFilters
  'avaliacao/relatorios/analise-desempenho-competencia-organizacional': AnaliseDesempenhoCompetenciaOrganizacionalFilters
  'avaliacao/relatorios/analise-desempenho-competencia-talento': AnaliseDesempenhoCompetenciaTalentoFilters
  'avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados': AvaliacaoDesempenhoAvaliadoresAvaliadosFilters
  'avaliacao/relatorios/avaliacao-desempenho-respondidas': AvaliacaoDesempenhoRespondidasFilters
  'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia': CartaoAcompanhamentoPeriodoExperienciaFilters
  'avaliacao/relatorios/comparativo-performance-talento': ComparativoPerformanceTalentoFilters
  'avaliacao/relatorios/metas': MetasFilters
  'avaliacao/relatorios/ninebox': NineboxFilters
  'avaliacao/relatorios/pesquisa': PesquisaFilters
  'avaliacao/relatorios/ranking-performance-periodo-experiencia': RankingPerformancePeriodoExperienciaFilters
  'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa': ResultadoAvaliacaoAgrupadoFaixaFilters
  'avaliacao/relatorios/resultado-avaliacao-desempenho': ResultadoAvaliacaoDesempenhoFilters
  'avaliacao/relatorios/resultado-avaliacao': ResultadoAvaliacaoFilters
}
