/** Companies and registers the user may copy: `GET /api/utilitario/copia-cadastro`. */
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

/** Result for one register: `POST /api/utilitario/copia-cadastro`. */
export interface Copied {
  cadastro: string
  titulo: string
  copiados: number
  /** skipped: the target has a record of the same name */
  existentes: number
  recusados: { nome: string; motivo: string }[]
}
