/** The public link of a survey. GET /pesquisa/pesquisas/{id}/link-publico */
export interface SurveyLink {
  titulo: string
  situacao: string
  dataIni: string
  dataFim: string
  aberto: boolean
  /** how many answers came in so far */
  respondidos: number
  /** absent until the link was opened for the first time */
  endereco?: string
}
