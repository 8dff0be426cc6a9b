// Gerado por npm run generate; não edite.

import type { NivelCompetenciaTalentoLinha, NivelCompetenciaTalentoLinhaInput } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento-linha.ts'

/** Níveis de competência do talento */
export interface NivelCompetenciaTalento {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Talento */
  talento: {
    id: number
    /** Talento */
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
  /** Observação */
  observacao?: string
  /** Competências */
  linhas?: NivelCompetenciaTalentoLinha[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Níveis de competência do talento: o que se envia */
export interface NivelCompetenciaTalentoInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Talento */
  talento: {
    id: number
  }
  /** A partir de */
  data?: string
  /** Observação */
  observacao?: string
  /** Competências */
  linhas?: NivelCompetenciaTalentoLinhaInput[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
