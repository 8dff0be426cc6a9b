/** Whether a webhook delivers, and what is in the way: `GET /api/utilitario/webhooks/:id/situacao`. */
export interface WebhookState {
  /** the server may call its address; else why not */
  liberado: boolean
  motivo?: string
  temSegredo: boolean
  falhandoDesde?: string
  aguardando: number
  falhas: number
}

/** A line of the log of deliveries: `GET /api/utilitario/webhooks/:id/entregas`. */
export interface DeliveryLine {
  id: number
  evento: string
  entidade?: string
  registroId?: number
  criadaEm: string
  situacao: 'AGUARDANDO' | 'ENTREGUE' | 'FALHOU'
  tentativas: number
  tentadaEm?: string
  /** when it is tried again */
  proximaEm?: string
  codigo?: number
  duracaoMs?: number
  resposta?: string
  motivo?: string
  /** as the receiver knows it */
  mensagemId: string
}

/** A secret, shown this once: `POST /api/utilitario/webhooks/:id/segredo`. */
export interface NewSecret {
  segredo: string
  /** until when the one before is signed with, too */
  anteriorAte?: string
}

/** How the receiver answered a trial: `POST /api/utilitario/webhooks/:id/teste`. */
export interface TrialResult {
  entregue: boolean
  codigo?: number
  duracaoMs: number
  motivo?: string
  resposta?: string
}
