export interface EmailLinha {
  id: number
  criadoEm: string
  enviadoEm?: string
  para: string
  paraNome?: string
  assunto: string
  autor?: string
  situacao: 'AGUARDANDO' | 'ENVIADO' | 'FALHOU' | 'RETIDO'
  motivo?: string
  tentativas: number
  /** until when it can be changed or kept back */
  saiEm?: string
  anexos: { nome: string; tipo: string; tamanho: number }[]
}

/** 'Ana <ana@exemplo.com>' */
export const recipientText = ({ para, paraNome }: Pick<EmailLinha, 'para' | 'paraNome'>): string =>
  paraNome ? `${paraNome} <${para}>` : para
