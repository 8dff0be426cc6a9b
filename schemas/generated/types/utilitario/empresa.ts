// Gerado por npm run generate; não edite.

/** Empresa */
export interface Empresa {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Nome */
  nome: string
  /** Razão Social */
  razaoSocial: string
  /** CNPJ */
  cnpj: string
  /** Grupo: Empresas do mesmo grupo podem ser vistas juntas. */
  grupo?: string
  /** Máximo de cargos: Vazio ou 0: sem limite. */
  maximoCargos?: number
  /** Integrada com a folha */
  acIntegra: boolean
  /** Ativa */
  ativa: boolean
}

/** Empresa: o que se envia */
export interface EmpresaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Nome */
  nome: string
  /** Razão Social */
  razaoSocial: string
  /** CNPJ */
  cnpj: string
  /** Grupo: Empresas do mesmo grupo podem ser vistas juntas. */
  grupo?: string
  /** Máximo de cargos: Vazio ou 0: sem limite. */
  maximoCargos?: number
  /** Integrada com a folha */
  acIntegra?: boolean
  /** Ativa */
  ativa?: boolean
}
