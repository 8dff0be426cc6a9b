/** A company as every screen of the portal knows it. */
export interface Empresa {
  id: number
  nome: string
  /** '#rrggbb' */
  corPrincipal?: string
  corSecundaria?: string
  /** address of the image */
  logo?: string
  /** what it says of itself: plain text */
  apresentacao?: string
  /** address of the picture above its vacancies, and what is seen in it */
  imagem?: string
  descricaoImagem?: string
}

/** Who is logged in. */
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
  /** absent: nobody can apply here */
  solicitacaoId?: number
  /** from here on: only for who is logged in */
  jaCandidatado?: boolean
  dataCandidatura?: string
  dataEsperaNovaAplicacao?: string
  podeCandidatar?: boolean
  deOutraEmpresa?: boolean
}

/** What the vacancies can be narrowed down by: GET /api/externo/anuncios/filtros. */
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
    /** the model it was made of */
    avaliacaoId: number
    historicoCandidatoId?: number
    titulo: string
    perguntas: number
    /** answered, also in a draft */
    respondidas: number
    respondida: boolean
    expirada: boolean
    dataHoraExpiracao?: string
    respondidaEm?: string
  }[]
}

/** A question of an evaluation, with what was answered so far. */
export interface Pergunta extends Resposta {
  ordem: number
  texto: string
  tipo: 'OBJETIVA' | 'SUBJETIVA' | 'MULTIPLA_ESCOLHA' | 'NOTA'
  obrigatoria: boolean
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
  /** the server's clock */
  agora: string
  perguntas: Pergunta[]
}

/** A selection the candidate takes or took part in: GET /api/externo/historico-candidatos. */
export interface Processo {
  id: number
  /** 'YYYY-MM-DD' */
  data?: string
  situacao: 'E' | 'C' | 'R' | 'D'
  vaga: string
  empresa: string
  empresaId: number
  /** evaluations he has to answer now */
  pendentes: number
  etapas: { data: string; nome: string }[]
}

/** A vacancy the candidate applied for: GET /api/externo/candidato-solicitacoes. */
export interface Candidatura {
  id: number
  vaga: string
  empresa: string
  empresaId: number
  /** while the public sees the advert */
  anuncioId?: number
  /** 'YYYY-MM-DD' */
  data?: string
  situacao: 'E' | 'C' | 'R' | 'D'
  /** the present step and since when, while the selection is under way */
  etapa?: string
  naEtapaDesde?: string
  /** still to come, or called off */
  entrevistas: { id: number; inicio: string; duracao: number; local: string; link?: string; cancelada: boolean }[]
  /** still to be answered */
  avaliacoes: { id: number; titulo: string; dataHoraExpiracao?: string }[]
  /** oldest first */
  passos: {
    data: string
    tipo: 'INCLUSAO' | 'ETAPA' | 'RETOMADA' | 'CONTRATACAO' | 'RECUSA' | 'DESISTENCIA'
    etapa?: string
  }[]
}

/** What the candidate attached: GET /api/externo/candidatos/{id}/documentos-anexos. */
export interface Documento {
  id: number
  versao: number
  descricao: string
  /** 'YYYY-MM-DD' */
  data?: string
  arquivo: { id: string; nome: string; tipo: string; tamanho: number }
}

/** What a candidate can decide on his data: GET /api/externo/privacidade. */
export interface Privacidade {
  /** he has accepted the company's security policy, and the company demands it */
  aceito: boolean
  exigido: boolean
  /** newest first */
  historico: { data: string; aceito: boolean }[]
  contratado: boolean
  /** how long a registration is kept, in words */
  guarda: string
  /** what stays after an erasure, and why */
  ficam: string[]
  politica?: string
  /** where the company answers */
  contato?: string
}
