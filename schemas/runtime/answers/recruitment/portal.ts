/** Public data of a company, used by every portal screen. */
export interface Empresa {
  id: number
  nome: string
  /** '#rrggbb' */
  corPrincipal?: string
  corSecundaria?: string
  /** URL of the logo */
  logo?: string
  /** plain text about the company */
  apresentacao?: string
  /** URL of the picture above its vagas; `descricaoImagem` is its alt text */
  imagem?: string
  descricaoImagem?: string
}

/** The candidato logged in. */
export interface Candidato {
  id: number
  nome: string
  /** 11 digits */
  cpf: string
  empresa: { id: number; nome?: string }
}

/** An open vacancy: GET /api/externo/anuncios. */
export interface VagaAberta {
  id: number
  titulo: string
  descricao: string
  empresa: { id: number; nome: string }
  quantidade?: number
  /** 'YYYY-MM-DD' */
  previsaoEncerramento?: string
  cidade?: { id: number; nome: string; uf: string }
  area?: { id: number; nome: string }
  vinculo?: string
  /** 'YYYY-MM-DD' */
  publicadaEm?: string
  tipoVaga?: string
  horarioComercial?: string
  remuneracao?: number
  /** absent: applications are not accepted here */
  solicitacaoId?: number
  /** the following only for a candidato who is logged in */
  jaCandidatado?: boolean
  dataCandidatura?: string
  dataEsperaNovaAplicacao?: string
  podeCandidatar?: boolean
  deOutraEmpresa?: boolean
}

/** Filter values of the vagas, with counts: GET /api/externo/anuncios/filtros. */
export interface Recortes {
  cidades: { id: number; nome: string; uf: string; quantidade: number }[]
  areas: { id: number; nome: string; empresa: string; quantidade: number }[]
  /** kinds of employment by their codes */
  vinculos: { id: string; nome: string; quantidade: number }[]
}

/** The evaluations of one vacancy: GET /api/externo/solicitacao-avaliacao. */
export interface Aplicacao {
  solicitacao?: { id: number }
  /** of the vacancy */
  titulo?: string
  descricao?: string
  /** 'YYYY-MM-DD' */
  previsaoEncerramento?: string
  empresa: string
  qtdAvaliacoes: number
  qtdAvaliacoesRespondidas: number
  avaliacoes: {
    id: number
    /** id of its model */
    avaliacaoId: number
    historicoCandidatoId?: number
    titulo: string
    perguntas: number
    /** number of answered questions, drafts included */
    respondidas: number
    respondida: boolean
    expirada: boolean
    dataHoraExpiracao?: string
    respondidaEm?: string
  }[]
}

/** A question of an evaluation, with its answer so far. */
export interface Pergunta extends Resposta {
  ordem: number
  texto: string
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  obrigatoria?: boolean
  notaMinima?: number
  notaMaxima?: number
  pedeComentario?: string
  opcoes?: { id: number; texto: string }[]
}

export interface Resposta {
  perguntaId: number
  respostasIds?: number[]
  nota?: number
  resposta?: string
  comentario?: string
}

/** An evaluation to answer: GET /api/externo/avaliacoes/{id}. */
export interface Avaliacao {
  id: number
  titulo: string
  cabecalho?: string
  respondida: boolean
  expirada: boolean
  dataHoraExpiracao?: string
  respondidaEm?: string
  /** server time */
  agora: string
  perguntas: Pergunta[]
}

/** A selection process of the candidato, current or past: GET /api/externo/historico-candidatos. */
export interface Processo {
  id: number
  /** 'YYYY-MM-DD' */
  data?: string
  situacao: 'E' | 'C' | 'R' | 'D'
  vaga: string
  empresa: string
  empresaId: number
  /** number of evaluations he can answer now */
  pendentes: number
  etapas: { data: string; nome: string }[]
}

/** A vacancy the candidate applied for: GET /api/externo/candidato-solicitacoes. */
export interface Candidatura {
  id: number
  vaga: string
  empresa: string
  empresaId: number
  /** while the advert is public */
  anuncioId?: number
  /** 'YYYY-MM-DD' */
  data?: string
  situacao: 'E' | 'C' | 'R' | 'D'
  /** current step and its start, while the selection runs */
  etapa?: string
  naEtapaDesde?: string
  /** upcoming or cancelled */
  entrevistas: { id: number; inicio: string; duracao: number; local: string; link?: string; cancelada: boolean }[]
  /** not answered yet */
  avaliacoes: { id: number; titulo: string; dataHoraExpiracao?: string }[]
  /** oldest first */
  passos: {
    data: string
    tipo: 'INCLUSAO' | 'ETAPA' | 'RETOMADA' | 'CONTRATACAO' | 'RECUSA' | 'DESISTENCIA'
    etapa?: string
  }[]
}

/** A document uploaded by the candidato: GET /api/externo/candidatos/{id}/documentos-anexos. */
export interface Documento {
  id: number
  versao: number
  descricao: string
  /** 'YYYY-MM-DD' */
  data?: string
  arquivo: { id: string; nome: string; tipo: string; tamanho: number }
}

/** Privacy choices of a candidato: GET /api/externo/privacidade. */
export interface Privacidade {
  /** he has accepted the company's security policy; `exigido`: acceptance is required */
  aceito: boolean
  exigido: boolean
  /** newest first */
  historico: { data: string; aceito: boolean }[]
  contratado: boolean
  /** retention period of a registration, in words */
  guarda: string
  /** data kept after an erasure, with reasons */
  ficam: string[]
  politica?: string
  /** contact of the company for data protection */
  contato?: string
}
