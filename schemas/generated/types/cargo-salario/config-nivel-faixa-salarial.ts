// Gerado por npm run generate; não edite.

import type { ConfigNivelFaixaSalarialLinha, ConfigNivelFaixaSalarialLinhaInput } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial-linha.ts'

/** Níveis de competência da faixa salarial */
export interface ConfigNivelFaixaSalarial {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Faixa Salarial */
  faixaSalarial: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** A partir de */
  data: string
  /** Configuração de Níveis */
  configuracao?: {
    id: number
    /** Configuração de níveis */
    data?: string
  }
  /** Competências */
  linhas?: ConfigNivelFaixaSalarialLinha[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Níveis de competência da faixa salarial: o que se envia */
export interface ConfigNivelFaixaSalarialInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Faixa Salarial */
  faixaSalarial: {
    id: number
  }
  /** A partir de */
  data?: string
  /** Competências */
  linhas?: ConfigNivelFaixaSalarialLinhaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
