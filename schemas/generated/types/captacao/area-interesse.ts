// Gerado por npm run generate; não edite.

/** Área de interesse */
export interface AreaInteresse {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Áreas Organizacionais */
  areasOrganizacionaisIds: number[]
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Área de interesse: o que se envia */
export interface AreaInteresseInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Áreas Organizacionais */
  areasOrganizacionaisIds: number[]
  /** Observação */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
