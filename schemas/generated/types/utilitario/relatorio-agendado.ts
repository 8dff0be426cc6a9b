// Gerado por npm run generate; não edite.

/** Relatório agendado */
export interface RelatorioAgendado {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome: Vai no assunto do e-mail. */
  nome: string
  /** Relatório ou painel */
  relatorio: 'gestao-talentos/relatorios/absenteismo' | 'avaliacao/relatorios/acompanhamento-experiencia-previsto' | 'avaliacao/relatorios/acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/admitidos' | 'cargo-salario/relatorios/alteracoes-cargos-e-ou-areas' | 'captacao/relatorios/analise-etapas-seletivas' | 'avaliacao/relatorios/analise-desempenho-competencia-organizacional' | 'avaliacao/relatorios/analise-desempenho-competencia-talento' | 'cargo-salario/relatorios/analise-tabelas-salariais' | 'gestao-talentos/relatorios/aniversariantes-mes' | 'gestao-talentos/relatorios/aniversariantes-tempo-de-empresa' | 'captacao/relatorios/avaliacao-candidato' | 'avaliacao/relatorios/avaliacao-desempenho-respondidas' | 'avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados' | 'captacao/relatorios/candidato-selecao' | 'cargo-salario/relatorios/cargos-resumidos' | 'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/cbo-efeito-aprendiz' | 'gestao-talentos/relatorios/talento-certificado' | 'avaliacao/relatorios/comparativo-performance-talento' | 'cargo-salario/relatorios/cargos' | 'gestao-talentos/relatorios/desligamentos' | 'gestao-talentos/relatorios/documentos-exigidos' | 'captacao/relatorios/duracao-vaga' | 'captacao/relatorios/divulgacao-vaga' | 'gestao-talentos/relatorios/formacao-escolar' | 'gestao-talentos/relatorios/geracoes' | 'cargo-salario/relatorios/historicos-faixas-salariais' | 'captacao/relatorios/indicacao-candidato' | 'gestao-talentos/relatorios/indicador-turnover' | 'analytics/paineis/cargos-salarios' | 'analytics/paineis/desempenho' | 'analytics/paineis/sst' | 'analytics/paineis/talento' | 'analytics/paineis/desenvolvimento' | 'analytics/paineis/vagas' | 'cargo-salario/relatorios/matriz-talentos-competencias' | 'gestao-talentos/relatorios/ocorrencias' | 'analytics/paineis/empresa' | 'cargo-salario/relatorios/planejamentos-realinhamentos' | 'avaliacao/relatorios/metas' | 'cargo-salario/relatorios/projecoes-salariais-talentos' | 'cargo-salario/relatorios/promocoes' | 'avaliacao/relatorios/ranking-performance-periodo-experiencia' | 'gestao-talentos/relatorios/vencimentos' | 'avaliacao/relatorios/pesquisa' | 'cargo-salario/relatorios/areas-organizacionais' | 'analytics/relatorios/desligamentos' | 'gestao-talentos/relatorios/talento-dinamico' | 'avaliacao/relatorios/ninebox' | 'avaliacao/relatorios/resultado-avaliacao' | 'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa' | 'avaliacao/relatorios/resultado-avaliacao-desempenho' | 'gestao-talentos/relatorios/resultados-entrevistas-desligamentos' | 'cargo-salario/relatorios/situacoes' | 'cargo-salario/relatorios/talentos-areas-organizacionais' | 'cargo-salario/relatorios/talentos-cargos' | 'cargo-salario/relatorios/talentos-competencias' | 'cargo-salario/relatorios/talentos-grupos-ocupacionais' | 'gestao-talentos/relatorios/taxa-demissao' | 'cargo-salario/relatorios/ultimas-promocoes' | 'captacao/relatorios/vaga-motivo'
  /** Painel da empresa */
  painel?: {
    id: number
    /** Painel da empresa */
    nome?: string
  }
  /** Filtros: Como no endereço do relatório ou do painel: dataIni=2026-01-01&areasIds=1,2 */
  filtros?: string
  /** Período: Calculado a cada envio; sem ele valem as datas dos filtros. */
  periodo?: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR'
  /** Formato */
  formato: 'pdf' | 'xlsx' | 'csv'
  /** Frequência */
  frequencia: 'SEMANAL' | 'MENSAL'
  /** Dia da semana */
  diaSemana?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Dia do mês: Em um mês mais curto, o último dia. */
  diaMes?: number
  /** Hora */
  hora: string
  /** Usuários: Recebem no e-mail do seu cadastro. */
  usuarios?: {
    id: number
    /** Usuário */
    nome?: string
  }[]
  /** Outros e-mails: Quem recebe vê os dados enviados, mesmo sem acesso ao sistema. */
  emails?: string[]
  /** Texto do e-mail: Antes da frase que diz o que vai em anexo. */
  texto?: string
  /** Quando não há dados */
  seVazio: 'AVISA' | 'NAO_ENVIA'
  /** Responsável: Vai o que esta pessoa pode ver na hora do envio. É quem salvou por último. */
  responsavel?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Situação */
  situacao?: 'ATIVO' | 'PAUSADO' | 'PARADO'
  /** Próximo envio */
  proximoEnvio?: string
  /** Última execução */
  ultimoEnvio?: string
  /** Último resultado */
  resultado?: 'ENVIADO' | 'SEM_DADOS' | 'FALHOU' | 'PARADO'
  /** O que aconteceu */
  mensagemResultado?: string
  /** Envio pedido em */
  pedidoEm?: string
  /** Tentativas que falharam */
  tentativas?: number
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Relatório agendado: o que se envia */
export interface RelatorioAgendadoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome: Vai no assunto do e-mail. */
  nome: string
  /** Relatório ou painel */
  relatorio: 'gestao-talentos/relatorios/absenteismo' | 'avaliacao/relatorios/acompanhamento-experiencia-previsto' | 'avaliacao/relatorios/acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/admitidos' | 'cargo-salario/relatorios/alteracoes-cargos-e-ou-areas' | 'captacao/relatorios/analise-etapas-seletivas' | 'avaliacao/relatorios/analise-desempenho-competencia-organizacional' | 'avaliacao/relatorios/analise-desempenho-competencia-talento' | 'cargo-salario/relatorios/analise-tabelas-salariais' | 'gestao-talentos/relatorios/aniversariantes-mes' | 'gestao-talentos/relatorios/aniversariantes-tempo-de-empresa' | 'captacao/relatorios/avaliacao-candidato' | 'avaliacao/relatorios/avaliacao-desempenho-respondidas' | 'avaliacao/relatorios/avaliacao-desempenho-avaliadores-avaliados' | 'captacao/relatorios/candidato-selecao' | 'cargo-salario/relatorios/cargos-resumidos' | 'avaliacao/relatorios/cartao-acompanhamento-periodo-experiencia' | 'gestao-talentos/relatorios/cbo-efeito-aprendiz' | 'gestao-talentos/relatorios/talento-certificado' | 'avaliacao/relatorios/comparativo-performance-talento' | 'cargo-salario/relatorios/cargos' | 'gestao-talentos/relatorios/desligamentos' | 'gestao-talentos/relatorios/documentos-exigidos' | 'captacao/relatorios/duracao-vaga' | 'captacao/relatorios/divulgacao-vaga' | 'gestao-talentos/relatorios/formacao-escolar' | 'gestao-talentos/relatorios/geracoes' | 'cargo-salario/relatorios/historicos-faixas-salariais' | 'captacao/relatorios/indicacao-candidato' | 'gestao-talentos/relatorios/indicador-turnover' | 'analytics/paineis/cargos-salarios' | 'analytics/paineis/desempenho' | 'analytics/paineis/sst' | 'analytics/paineis/talento' | 'analytics/paineis/desenvolvimento' | 'analytics/paineis/vagas' | 'cargo-salario/relatorios/matriz-talentos-competencias' | 'gestao-talentos/relatorios/ocorrencias' | 'analytics/paineis/empresa' | 'cargo-salario/relatorios/planejamentos-realinhamentos' | 'avaliacao/relatorios/metas' | 'cargo-salario/relatorios/projecoes-salariais-talentos' | 'cargo-salario/relatorios/promocoes' | 'avaliacao/relatorios/ranking-performance-periodo-experiencia' | 'gestao-talentos/relatorios/vencimentos' | 'avaliacao/relatorios/pesquisa' | 'cargo-salario/relatorios/areas-organizacionais' | 'analytics/relatorios/desligamentos' | 'gestao-talentos/relatorios/talento-dinamico' | 'avaliacao/relatorios/ninebox' | 'avaliacao/relatorios/resultado-avaliacao' | 'avaliacao/relatorios/resultado-avaliacao-agrupado-faixa' | 'avaliacao/relatorios/resultado-avaliacao-desempenho' | 'gestao-talentos/relatorios/resultados-entrevistas-desligamentos' | 'cargo-salario/relatorios/situacoes' | 'cargo-salario/relatorios/talentos-areas-organizacionais' | 'cargo-salario/relatorios/talentos-cargos' | 'cargo-salario/relatorios/talentos-competencias' | 'cargo-salario/relatorios/talentos-grupos-ocupacionais' | 'gestao-talentos/relatorios/taxa-demissao' | 'cargo-salario/relatorios/ultimas-promocoes' | 'captacao/relatorios/vaga-motivo'
  /** Painel da empresa */
  painel?: {
    id: number
  }
  /** Filtros: Como no endereço do relatório ou do painel: dataIni=2026-01-01&areasIds=1,2 */
  filtros?: string
  /** Período: Calculado a cada envio; sem ele valem as datas dos filtros. */
  periodo?: 'SEMANA_ANTERIOR' | 'MES_ATUAL' | 'MES_ANTERIOR' | 'ULTIMOS_30_DIAS' | 'ULTIMOS_6_MESES' | 'ULTIMOS_12_MESES' | 'ANO_ATUAL' | 'ANO_ANTERIOR'
  /** Formato */
  formato?: 'pdf' | 'xlsx' | 'csv'
  /** Frequência */
  frequencia?: 'SEMANAL' | 'MENSAL'
  /** Dia da semana */
  diaSemana?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Dia do mês: Em um mês mais curto, o último dia. */
  diaMes?: number
  /** Hora */
  hora?: string
  /** Usuários: Recebem no e-mail do seu cadastro. */
  usuarios?: {
    id: number
  }[]
  /** Outros e-mails: Quem recebe vê os dados enviados, mesmo sem acesso ao sistema. */
  emails?: string[]
  /** Texto do e-mail: Antes da frase que diz o que vai em anexo. */
  texto?: string
  /** Quando não há dados */
  seVazio?: 'AVISA' | 'NAO_ENVIA'
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
