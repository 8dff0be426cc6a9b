// Gerado por npm run generate; não edite.

/** Absenteísmo: filtros */
export interface AbsenteismoFilters {
  /** Data Inicial: O mês em que cai conta inteiro, a partir do primeiro dia. */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Vínculos: Sócios não contam. */
  vinculos?: ('E' | 'S' | 'A' | 'T' | 'ED' | 'TA' | 'SE')[]
  /** Tipos de Ocorrência: Só contam os que se consideram no absenteísmo. */
  ocorrenciasIds?: number[]
  /** Tipos de Afastamento: Só contam os que se consideram no absenteísmo. */
  motivosIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Admitidos: filtros */
export interface AdmitidosFilters {
  /** Vínculos */
  vinculos?: ('E' | 'S' | 'A' | 'T' | 'O' | 'ED' | 'TA' | 'SE')[]
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
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Aniversariantes do Mês: filtros */
export interface AniversariantesMesFilters {
  /** Mês */
  mes: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** Aniversariantes por Tempo de Empresa: filtros */
export interface AniversariantesTempoDeEmpresaFilters {
  /** Mês */
  mes: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
  /** Anos de Empresa (pelo menos): Em branco, todos os que já completam um ano. */
  anosDeEmpresa?: number
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** CBO para Efeito de Aprendiz: filtros */
export interface CboEfeitoAprendizFilters {
  /** Data de Referência */
  dataReferencia: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** Desligamentos: filtros */
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
  /** Motivos */
  motivosIds?: number[]
  /** Agrupar por */
  agruparPor: 'AREA_ORGANIZACIONAL' | 'MES_ANO' | 'TALENTO'
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Documentos Exigidos: filtros */
export interface DocumentosExigidosFilters {
  /** Situação */
  situacao: 'PENDENTES' | 'FALTA' | 'VENCIDO' | 'TODOS'
  /** Tipos de Documento: Só os obrigatórios contam. */
  tiposIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** Formação Escolar: filtros */
export interface FormacaoEscolarFilters {
  /** Escolaridades: A maior formação concluída de cada talento. */
  escolaridades?: ('TECNICO' | 'GRADUACAO' | 'ESPECIALIZACAO' | 'MESTRADO' | 'DOUTORADO' | 'POS_DOUTORADO' | 'NENHUMA')[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Gerações: filtros */
export interface GeracoesFilters {
  /** Gerações */
  geracoesIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Indicador de Turnover: filtros */
export interface IndicadorTurnoverFilters {
  /** Data Inicial: O mês em que cai conta inteiro, a partir do primeiro dia. */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Vínculos: Sócios não contam. */
  vinculos?: ('E' | 'S' | 'A' | 'T' | 'ED' | 'TA' | 'SE')[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Ocorrências: filtros */
export interface OcorrenciasFilters {
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
  /** Tipos de Ocorrência */
  ocorrenciasIds?: number[]
  /** Providências */
  providenciasIds?: number[]
  /** Formato */
  formato: 'D' | 'R'
}

/** Resultados das Entrevistas de Desligamento: filtros */
export interface ResultadosEntrevistasDesligamentosFilters {
  /** Data Inicial */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Modelo de Entrevista */
  modeloEntrevista: {
    id: number
  }
  /** Respostas */
  respostas: 'TODAS' | 'RESPONDIDAS' | 'NAO_RESPONDIDAS'
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** Certificados dos Talentos: filtros */
export interface TalentoCertificadoFilters {
  /** Certificado */
  certificado?: string
  /** Vencimento */
  vencimento?: 'VENCIDO' | 'EM_30_DIAS' | 'EM_90_DIAS' | 'EM_DIA' | 'SEM_VALIDADE'
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
}

/** Relatório Dinâmico de Talentos: filtros */
export interface TalentoDinamicoFilters {
  /** Título */
  titulo?: string
  /** Colunas: Na ordem em que são escolhidas. */
  colunas: string[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Situação */
  situacao?: 'A' | 'D' | 'T'
  /** Data de Referência */
  dataReferencia: string
}

/** Taxa de Demissão: filtros */
export interface TaxaDemissaoFilters {
  /** Data Inicial: O mês em que cai conta inteiro, a partir do primeiro dia. */
  dataIni: string
  /** Data Final */
  dataFim: string
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Cargos */
  cargosIds?: number[]
  /** Incluir gráfico */
  incluirGrafico?: boolean
}

/** Relação de Vencimentos: filtros */
export interface VencimentosFilters {
  /** Situação */
  situacao: 'TODOS' | 'VENCIDOS' | 'A_VENCER'
  /** Vencem em até (dias) */
  dias?: number
  /** Registro ou pessoa */
  q?: string
  /** O que vence */
  tipos?: ('pesquisa/acao-pesquisa:prazo' | 'sst/afastamento:volta' | 'captacao/anuncio:previsao' | 'gestao-talentos/pedido-documento:prazo' | 'avaliacao/periodo-meta:fim' | 'avaliacao/pdi:prazo' | 'avaliacao/resultado-chave:checkIn' | 'captacao/solicitacao-pessoal:previsao' | 'gestao-talentos/talento:estabilidade' | 'gestao-talentos/talento:contrato' | 'gestao-talentos/talento:certificado' | 'gestao-talentos/talento:documento' | 'gestao-talentos/talento:habilitacao' | 'gestao-talentos/tarefa-talento:prazo')[]
  /** Áreas Organizacionais */
  areasIds?: number[]
  /** Estabelecimentos */
  estabelecimentosIds?: number[]
}

export interface GestaoTalentosReportFilters {
  'gestao-talentos/relatorios/absenteismo': AbsenteismoFilters
  'gestao-talentos/relatorios/admitidos': AdmitidosFilters
  'gestao-talentos/relatorios/aniversariantes-mes': AniversariantesMesFilters
  'gestao-talentos/relatorios/aniversariantes-tempo-de-empresa': AniversariantesTempoDeEmpresaFilters
  'gestao-talentos/relatorios/cbo-efeito-aprendiz': CboEfeitoAprendizFilters
  'gestao-talentos/relatorios/desligamentos': DesligamentosFilters
  'gestao-talentos/relatorios/documentos-exigidos': DocumentosExigidosFilters
  'gestao-talentos/relatorios/formacao-escolar': FormacaoEscolarFilters
  'gestao-talentos/relatorios/geracoes': GeracoesFilters
  'gestao-talentos/relatorios/indicador-turnover': IndicadorTurnoverFilters
  'gestao-talentos/relatorios/ocorrencias': OcorrenciasFilters
  'gestao-talentos/relatorios/resultados-entrevistas-desligamentos': ResultadosEntrevistasDesligamentosFilters
  'gestao-talentos/relatorios/talento-certificado': TalentoCertificadoFilters
  'gestao-talentos/relatorios/talento-dinamico': TalentoDinamicoFilters
  'gestao-talentos/relatorios/taxa-demissao': TaxaDemissaoFilters
  'gestao-talentos/relatorios/vencimentos': VencimentosFilters
}
