/** A segment of a CV's text; `achado` marks a word of the search. */
export interface Pedaco {
  texto: string
  achado?: true
}

/** Excerpt of a candidato's CV around the words of a search: `GET /api/captacao/candidatos/trechos`. */
export interface Trecho {
  id: number
  trecho: Pedaco[]
}

/** An obstacle to deleting a candidato: `POST /api/captacao/candidatos/verificar-pendencias-em-lote`. */
export interface PendenciaDoCandidato {
  candidatoId: number
  /** absent where the session may not read the solicitacao */
  solicitacaoId?: number
  nome: string
  pendencia: string
}

/** Text extracted from a document. */
export interface DocumentText {
  texto: string
  /** pages of the document */
  paginas: number
  /** pages whose text was kept */
  lidas: number
  /** pages below the required recognition quality */
  ilegiveis: number
  /** whether any page went through OCR */
  imagem: boolean
  /** mean OCR confidence over the pages kept, 0 to 100 */
  confianca: number
}

/** Data extracted from a CV's text, to be confirmed by a person before it is stored. */
export interface Proposta {
  nome?: string
  cpf?: string
  email?: string
  dddCelular?: string
  foneCelular?: string
  ddd?: string
  foneFixo?: string
  /** 'YYYY-MM-DD' */
  dataNascimento?: string
  cep?: string
}

/** Result of the task of `POST /api/captacao/candidatos/leitura-curriculo`. */
export interface Reading extends DocumentText {
  proposta: Proposta
}
