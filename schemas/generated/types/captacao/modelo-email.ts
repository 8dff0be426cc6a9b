// Gerado por npm run generate; não edite.

/** Modelo de e-mail */
export interface ModeloEmail {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Enviado quando */
  evento: 'INCLUSAO' | 'ETAPA' | 'RECUSA' | 'DESISTENCIA' | 'CONTRATACAO' | 'ENTREVISTA_MARCADA' | 'ENTREVISTA_REMARCADA' | 'ENTREVISTA_LEMBRETE' | 'ENTREVISTA_CANCELADA' | 'AVALIACAO_LIBERADA'
  /** Ativo: De vários modelos ativos para o mesmo acontecimento vale o mais novo. Sem nenhum, o candidato não recebe e-mail. */
  ativo: boolean
  /** Assunto */
  assunto: string
  /** Texto: Uma linha em branco separa parágrafos. Os marcadores são trocados pelos dados do candidato, da solicitação e do que aconteceu: escolha-os com o botão ou digitando {{. Uma linha em que todos ficam vazios não sai. */
  corpo: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Modelo de e-mail: o que se envia */
export interface ModeloEmailInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Enviado quando */
  evento: 'INCLUSAO' | 'ETAPA' | 'RECUSA' | 'DESISTENCIA' | 'CONTRATACAO' | 'ENTREVISTA_MARCADA' | 'ENTREVISTA_REMARCADA' | 'ENTREVISTA_LEMBRETE' | 'ENTREVISTA_CANCELADA' | 'AVALIACAO_LIBERADA'
  /** Ativo: De vários modelos ativos para o mesmo acontecimento vale o mais novo. Sem nenhum, o candidato não recebe e-mail. */
  ativo?: boolean
  /** Assunto */
  assunto: string
  /** Texto: Uma linha em branco separa parágrafos. Os marcadores são trocados pelos dados do candidato, da solicitação e do que aconteceu: escolha-os com o botão ou digitando {{. Uma linha em que todos ficam vazios não sai. */
  corpo: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
