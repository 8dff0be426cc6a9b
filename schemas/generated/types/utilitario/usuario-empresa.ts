// Gerado por npm run generate; não edite.

/** Acesso à empresa */
export interface UsuarioEmpresa {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa */
  empresa: {
    id: number
    /** Empresa */
    nome?: string
  }
  /** Perfis */
  perfis: {
    id: number
    /** Perfil */
    nome?: string
  }[]
  /** Ver somente as áreas permitidas */
  restringirAreas: boolean
  /** Áreas permitidas: As áreas filhas estão incluídas. */
  areasIds?: number[]
}

/** Acesso à empresa: o que se envia */
export interface UsuarioEmpresaInput {
  /** Código */
  id?: number
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Empresa */
  empresa: {
    id: number
  }
  /** Perfis */
  perfis: {
    id: number
  }[]
  /** Ver somente as áreas permitidas */
  restringirAreas?: boolean
  /** Áreas permitidas: As áreas filhas estão incluídas. */
  areasIds?: number[]
}
