// Gerado por npm run generate; não edite.

import type { AcidenteMedida, AcidenteMedidaInput } from '#schemas/generated/types/sst/acidente-medida.ts'

/** Acidente ou incidente */
export interface Acidente {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Tipo: Acidente: alguém se feriu. Incidente: só houve dano. Quase acidente: nada aconteceu, mas podia. */
  tipo: 'ACIDENTE' | 'INCIDENTE' | 'QUASE_ACIDENTE'
  /** Data e hora */
  data: string
  /** Talento */
  colaborador?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Ambiente */
  ambiente?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Descrição */
  descricao: string
  /** Testemunhas */
  testemunhas?: {
    id: number
    /** Talento */
    nome?: string
  }[]
  /** Parte do corpo atingida */
  parteCorpo?: {
    id: number
    /** Parte do corpo */
    descricao?: string
  }
  /** Dias perdidos: Dias corridos de afastamento, do dia seguinte ao acidente até a véspera do retorno (NBR 14280). */
  diasPerdidos?: number
  /** Dias debitados: Por incapacidade permanente ou morte, pela tabela da NBR 14280; no máximo 6.000. */
  diasDebitados?: number
  /** Causas (investigação) */
  causas?: string
  /** Ações corretivas */
  medidas?: AcidenteMedida[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Acidente ou incidente: o que se envia */
export interface AcidenteInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Tipo: Acidente: alguém se feriu. Incidente: só houve dano. Quase acidente: nada aconteceu, mas podia. */
  tipo: 'ACIDENTE' | 'INCIDENTE' | 'QUASE_ACIDENTE'
  /** Data e hora */
  data: string
  /** Talento */
  colaborador?: {
    id: number
  }
  /** Ambiente */
  ambiente?: {
    id: number
  }
  /** Descrição */
  descricao: string
  /** Testemunhas */
  testemunhas?: {
    id: number
  }[]
  /** Parte do corpo atingida */
  parteCorpo?: {
    id: number
  }
  /** Dias perdidos: Dias corridos de afastamento, do dia seguinte ao acidente até a véspera do retorno (NBR 14280). */
  diasPerdidos?: number
  /** Dias debitados: Por incapacidade permanente ou morte, pela tabela da NBR 14280; no máximo 6.000. */
  diasDebitados?: number
  /** Causas (investigação) */
  causas?: string
  /** Ações corretivas */
  medidas?: AcidenteMedidaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
