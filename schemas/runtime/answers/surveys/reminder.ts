/** Result of a reminder: `POST /api/pesquisa/pesquisas/{id}/lembretes`. */
export interface Envio {
  /** number of in-app messages and e-mails */
  avisados: number
  /** names of those with open answers but neither login nor e-mail address */
  semContato: string[]
}
