// Gerado por npm run generate; não edite.

/** Etapa seletiva */
export interface EtapaSeletiva {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Ordem */
  ordem: number
  /** Nome */
  nome: string
  /** Análise Comportamental */
  analiseComportamental: boolean
  /** Acompanhamento */
  acompanhamento?: {
    /** Prazo (dias): Dias que um candidato costuma ficar nesta etapa. Passado o prazo, o quadro de seleção o mostra como atrasado. */
    prazoDias?: number
  }
  /** Avaliações da Etapa: Avaliações que se costuma liberar a quem chega a esta etapa. */
  avaliacoesIds?: number[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Etapa seletiva: o que se envia */
export interface EtapaSeletivaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Ordem */
  ordem: number
  /** Nome */
  nome: string
  /** Análise Comportamental */
  analiseComportamental?: boolean
  /** Acompanhamento */
  acompanhamento?: {
    /** Prazo (dias): Dias que um candidato costuma ficar nesta etapa. Passado o prazo, o quadro de seleção o mostra como atrasado. */
    prazoDias?: number
  }
  /** Avaliações da Etapa: Avaliações que se costuma liberar a quem chega a esta etapa. */
  avaliacoesIds?: number[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
