/** The public link of a survey. GET /pesquisa/pesquisas/{id}/link-publico */
export interface SurveyLink {
  titulo: string
  situacao: string
  dataIni: string
  dataFim: string
  aberto: boolean
  /** number of answers so far */
  respondidos: number
  /** absent until the link is first opened to the public */
  endereco?: string
}
