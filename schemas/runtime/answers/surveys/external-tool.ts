/** GET /pesquisa/questionarios/{id}/status-sincronizacao */
export interface ExternalToolStatus {
  /** whether the tool is configured for the company */
  configurada: boolean
  /** instructions while it is not */
  comoConfigurar?: string
  numeroVersao?: number
  enviadoEm?: string
  sincronizadoEm?: string
  recebidas: number
  /** answers rejected because they do not fit the questions */
  recusadas: number
  /** last error since the last success */
  falha?: string
  falhaEm?: string
}
