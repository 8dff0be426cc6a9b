/** Whether a webhook delivers, and why not: `GET /api/utilitario/webhooks/:id/situacao`. */
export interface WebhookState {
  /** the server may call its URL; otherwise `motivo` says why not */
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
  /** next retry */
  proximaEm?: string
  codigo?: number
  duracaoMs?: number
  resposta?: string
  motivo?: string
  /** message id sent to the receiver */
  mensagemId: string
}

/** A new secret, shown only once: `POST /api/utilitario/webhooks/:id/segredo`. */
export interface NewSecret {
  segredo: string
  /** until then deliveries are also signed with the previous secret */
  anteriorAte?: string
}

/** Result of a test delivery: `POST /api/utilitario/webhooks/:id/teste`. */
export interface TrialResult {
  entregue: boolean
  codigo?: number
  duracaoMs: number
  motivo?: string
  resposta?: string
}
