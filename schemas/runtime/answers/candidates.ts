/** A piece of a CV's text; `achado` says that it is one of the words looked for. */
export interface Pedaco {
  texto: string
  achado?: true
}

/** Where the words of a search stand in a candidate's CV: `GET /api/captacao/candidatos/trechos`. */
export interface Trecho {
  id: number
  trecho: Pedaco[]
}

/** What hinders the deletion of a candidate: `POST /api/captacao/candidatos/verificar-pendencias-em-lote`. */
export interface PendenciaDoCandidato {
  candidatoId: number
  /** absent where the session does not see the request */
  solicitacaoId?: number
  nome: string
  pendencia: string
}

/** What was read of a document. */
export interface DocumentText {
  texto: string
  /** pages of the document */
  paginas: number
  /** pages whose text was kept */
  lidas: number
  /** pages that could not be read well enough */
  ilegiveis: number
  /** whether any page had to be recognised from a picture */
  imagem: boolean
  /** mean over the pages kept, 0 to 100 */
  confianca: number
}

/** What a CV's text says about its owner, to be looked at by a person before it is stored. */
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

/** What came of the task of `POST /api/captacao/candidatos/leitura-curriculo`. */
export interface Reading extends DocumentText {
  proposta: Proposta
}
