/** The job that delivers. */
export const WEBHOOK_JOB = 'envio-webhooks'

/** A stored webhook, as far as a delivery needs it. */
export interface Target {
  empresa_id: number
  webhook_id: number
  url: string
  conteudo: string | null
  usuario_id: number | null
}

/** How a delivery stands. */
export const situacoes = ['AGUARDANDO', 'ENTREGUE', 'FALHOU'] as const
export type Situacao = (typeof situacoes)[number]

/** What a trial says instead of an event of a record. */
export const TRIAL = 'teste'
