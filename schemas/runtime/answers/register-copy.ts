/** Between which companies and of which registers the person copies: `GET /api/utilitario/copia-cadastro`. */
export interface CopyChoices {
  empresas: { id: number; nome: string }[]
  cadastros: { path: string; titulo: string }[]
}

/** Body of `POST /api/utilitario/copia-cadastro`. */
export interface CopyRequest {
  empresaOrigem: number
  empresaDestino: number
  /** paths, in the order in which they are copied */
  cadastros: string[]
}

/** What became of one register: `POST /api/utilitario/copia-cadastro`. */
export interface Copied {
  cadastro: string
  titulo: string
  copiados: number
  /** of the same name there already: left as they are */
  existentes: number
  recusados: { nome: string; motivo: string }[]
}
