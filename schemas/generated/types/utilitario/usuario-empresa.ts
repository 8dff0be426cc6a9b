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
  /** Talento: Quem este usuário é nesta empresa. */
  talento?: {
    id: number
    /** Talento */
    nome?: string
  }
  /** Ver somente as áreas permitidas */
  restringirAreas: boolean
  /** Áreas permitidas: As áreas filhas estão incluídas. Além delas o usuário vê as áreas por que responde o talento dele. */
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
  /** Talento: Quem este usuário é nesta empresa. */
  talento?: {
    id: number
  }
  /** Ver somente as áreas permitidas */
  restringirAreas?: boolean
  /** Áreas permitidas: As áreas filhas estão incluídas. Além delas o usuário vê as áreas por que responde o talento dele. */
  areasIds?: number[]
}
