/** Name of the delivery job. */
export const WEBHOOK_JOB = 'envio-webhooks'

/** Columns of a webhook that a delivery needs. */
export interface Target {
  empresa_id: number
  webhook_id: number
  url: string
  conteudo: string | null
  usuario_id: number | null
}

/** States of a delivery. */
export const situacoes = ['AGUARDANDO', 'ENTREGUE', 'FALHOU'] as const
export type Situacao = (typeof situacoes)[number]

/** Event name of test deliveries. */
export const TRIAL = 'teste'
