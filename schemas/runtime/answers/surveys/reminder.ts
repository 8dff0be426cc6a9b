/** Whom a reminder reached: `POST /api/pesquisa/pesquisas/{id}/lembretes`. */
export interface Envio {
  /** messages in the product and e-mails */
  avisados: number
  /** who owes an answer and can be reached neither way */
  semContato: string[]
}
