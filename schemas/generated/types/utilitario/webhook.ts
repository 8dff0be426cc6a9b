// Gerado por npm run generate; não edite.

/** Webhook */
export interface Webhook {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome: O sistema que é avisado. */
  nome: string
  /** Ativo */
  ativo: boolean
  /** Endereço: Recebe um POST por evento. Só endereços que o administrador do servidor liberou em WEBHOOK_HOSTS são chamados. */
  url: string
  /** Conteúdo: O registro inteiro leva dados pessoais para fora do sistema. */
  conteudo?: 'IDS' | 'REGISTRO'
  /** Usuário: O registro vai com o que este usuário pode ver, no momento do envio. */
  usuario?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Eventos: O que é avisado. */
  eventos: string[]
}

/** Webhook: o que se envia */
export interface WebhookInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome: O sistema que é avisado. */
  nome: string
  /** Ativo */
  ativo?: boolean
  /** Endereço: Recebe um POST por evento. Só endereços que o administrador do servidor liberou em WEBHOOK_HOSTS são chamados. */
  url: string
  /** Conteúdo: O registro inteiro leva dados pessoais para fora do sistema. */
  conteudo?: 'IDS' | 'REGISTRO'
  /** Usuário: O registro vai com o que este usuário pode ver, no momento do envio. */
  usuario?: {
    id: number
  }
  /** Eventos: O que é avisado. */
  eventos: string[]
}
