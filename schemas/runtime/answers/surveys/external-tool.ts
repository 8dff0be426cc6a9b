/** GET /pesquisa/questionarios/{id}/status-sincronizacao */
export interface ExternalToolStatus {
  /** whether the company can use the tool now */
  configurada: boolean
  /** what to do where it cannot */
  comoConfigurar?: string
  numeroVersao?: number
  enviadoEm?: string
  sincronizadoEm?: string
  recebidas: number
  /** answers that do not fit the questions: they were left out */
  recusadas: number
  /** what went wrong last, since something succeeded last */
  falha?: string
  falhaEm?: string
}
